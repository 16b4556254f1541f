import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { lintContent } from "../../src/content-lint/lint-content";
import { reminders } from "../../src/content-lint/date-rules";
import { readContent } from "../../src/content-lint/content-file";
import { readingGrade } from "../../src/content-lint/proofreading/reading-grade";
import { commandFile, root } from "../../scripts/run-command";
import { removeSamples, sampleContent, type SampleContent } from "./sample-content";

/** Mistakes that editors make: in words, pictures and days. Each sample has one and no other. */

afterEach(removeSamples);

const study = "case-studies/project-grooming-table/study.yaml";
const statement = "pages/accessibility-statement/accessibility-statement.yaml";
const home = "pages/home/home.yaml";

/** Days in quotes, as the content has them. */
const setDays = (content: SampleContent, updated: string, nextReview: string): void =>
  content.write(
    statement,
    content
      .read(statement)
      .replace(/^updated: .*$/mu, `updated: "${updated}"`)
      .replace(/^nextReview: .*$/mu, `nextReview: "${nextReview}"`),
  );

const found = (breakIt: (content: SampleContent) => void): readonly string[] => {
  const content = sampleContent();
  breakIt(content);
  return content.check().map(({ field, message }) => `${field}: ${message}`);
};

test.each([
  ["An image of two dogs", "begins as screen readers begin"],
  ["Photo showing two dogs", "begins as screen readers begin"],
  ["home-final.png", "is a file's name"],
  ["IMG_2041", "is a file's name"],
  ["Logo", "does not say what the picture shows"],
  ["Screenshot.", "does not say what the picture shows"],
])("the alternative text %j", (alt, wrong) => {
  expect(found((content) => content.set(study, ["card", "alt"], alt))).toEqual([
    expect.stringContaining(`card › alt: The text ${wrong}`),
  ]);
});

test.each(["Two dogs at a groomer's table", "A photographer shows her card to a dog"])("%j may stand", (alt) => {
  expect(found((content) => content.set(study, ["card", "alt"], alt))).toEqual([]);
});

test.each(["Click here", "Read more…", "here", "Learn more"])("the link text %j says nothing alone", (label) => {
  expect(found((content) => content.set(home, ["services", "link", "label"], label))).toEqual([
    `services › link › label: The link text "${label}" does not say where the link goes.`,
  ]);
  expect(found((content) => content.set(home, ["services", "lead"], `We do a lot: [${label}](/services/).`))).toEqual([
    `services › lead: The link text "${label}" does not say where the link goes.`,
  ]);
});

test.each(["TODO: the first sentence", "lorem ipsum dolor sit amet", "TBD"])("the placeholder %j", (text) => {
  expect(found((content) => content.set(home, ["hero", "lead"], text))).toEqual([
    "hero › lead: This text is still a placeholder.",
  ]);
});

test("a word that no phone can show in a heading", () => {
  expect(found((content) => content.set(home, ["hero", "heading"], "Counterrevolutionaries' software"))).toEqual([
    `hero › heading: The word "Counterrevolutionaries'" has 23 letters; a phone's line holds 22.`,
  ]);
});

test("a picture that is too small for its place, a file that is none, and widths that it has not", async () => {
  const small = await sharp({ create: { width: 400, height: 300, channels: 3, background: "white" } })
    .png()
    .toBuffer();
  expect(found((content) => content.write(path.join(path.dirname(study), "card.png"), small))).toEqual([
    "card › image: The picture ./card.png is 400 pixels wide; at this place it must be at least 810.",
  ]);
  expect(found((content) => content.write(path.join(path.dirname(study), "hero.png"), "no picture"))).toEqual([
    "hero › image: The file ./hero.png is not the kind of picture that its name says.",
  ]);
  expect(found((content) => content.set(study, ["card", "widths"], [800, 3000]))).toEqual([
    "card › widths: A width of 3000 is asked for, but ./card.png is only 1600 pixels wide.",
  ]);
});

test("a day without quotes, which the data layer would take for a moment in time", () => {
  expect(
    found((content) =>
      content.write(statement, content.read(statement).replace(/^updated: .*$/mu, "updated: 2026-01-02")),
    ),
  ).toEqual(["updated: This is a date, but it must be a text."]);
});

test("a review that is still to come, and a next one before it", () => {
  const content = sampleContent();
  setDays(content, "2026-06-01", "2026-05-01");
  const days = lintContent(content.root, "2026-03-01").filter(({ file }) => file.endsWith("statement.yaml"));
  expect(days.map(({ field, message }) => `${field}: ${message}`).sort()).toEqual([
    "nextReview: The next review, 2026-05-01, is not after the last one, 2026-06-01.",
    "updated: The day 2026-06-01 is still to come.",
  ]);
});

test("a review that is due is a hint and no mistake: time alone must not stop a build", () => {
  const content = sampleContent();
  setDays(content, "2026-01-01", "2026-07-01");
  const due = (today: string) =>
    reminders(readContent(content.root).files, today).filter(({ file }) => file.endsWith("statement.yaml"));
  expect(due("2026-06-30")).toEqual([]);
  expect(due("2026-07-01").map(({ message }) => message)).toEqual(["The review was due on 2026-07-01."]);
  expect(lintContent(content.root, "2030-01-01").filter(({ file }) => file.endsWith("statement.yaml"))).toEqual([]);
});

test("the end of security.txt is told from a month before, and never stops a build", () => {
  const content = sampleContent();
  content.write("studio.yaml", content.read("studio.yaml").replace(/expires: .*/u, 'expires: "2027-06-30"'));
  const told = (today: string) =>
    reminders(readContent(content.root).files, today)
      .filter(({ file }) => file === "content/studio.yaml")
      .map(({ field, message }) => `${field}: ${message}`);
  expect(told("2027-05-30")).toEqual([]);
  expect(told("2027-05-31")).toEqual(["security › expires: This ends on 2027-06-30."]);
  expect(told("2027-06-30")).toEqual(["security › expires: This has ended on 2027-06-30."]);
  expect(lintContent(content.root, "2030-01-01").filter(({ file }) => file.endsWith("studio.yaml"))).toEqual([]);
});

test("the reading grade follows Flesch and Kincaid", () => {
  // 6 words, 1 sentence, 7 syllables: 0.39 × 6 + 11.8 × 7 / 6 − 15.59.
  const { words, grade } = readingGrade("The **cat** sat on [a pillow](/x/).", (word) => (word === "pillow" ? 2 : 1));
  expect(words).toBe(6);
  expect(grade).toBeCloseTo(0.52, 2);
});

describe("npm run check:content", () => {
  const run = (content: SampleContent, environment: Readonly<Record<string, string>> = {}) =>
    spawnSync(process.execPath, [commandFile("tsx"), path.join(root, "scripts", "check-content.ts"), "--hints"], {
      encoding: "utf8",
      env: { ...process.env, GITHUB_ACTIONS: undefined, CONTENT_ROOT: content.root, ...environment },
    });

  test("tells mistakes of form and of spelling at once, hints apart from them, and annotates on GitHub", () => {
    const content = sampleContent();
    content.set(home, ["hero", "heading"], "Makers of acessible apps");
    content.set(home, ["services", "link", "to"], "/nowhere/");
    const hard =
      "Notwithstanding considerable organizational complexity, interdisciplinary accessibility practitioners " +
      "characteristically demonstrate extraordinary perseverance when institutional stakeholders continuously " +
      "underestimate administrative responsibilities and obviously everyone knows that such negligence is absolutely and irresponsibly crazy.";
    content.set(home, ["about", "paragraphs", 0], hard);
    const { status, stdout, stderr } = run(content, { GITHUB_ACTIONS: "true" });
    const line = (pattern: RegExp): number => content.lineOf(home, pattern);
    expect(stderr).toContain(`content/${home}:${line(/acessible/u)}:3  hero › heading`);
    expect(stderr).toContain('The dictionary does not know the word "acessible".');
    expect(stderr).toContain("There is no page at /nowhere/.");
    expect(stderr).not.toContain("reads at grade");
    expect(stdout).toMatch(/hint: content\/pages\/home\/home\.yaml:\d+:\d+ {2}about › paragraphs › 1\n.*reads at grade/u);
    expect(stdout).toMatch(/about › paragraphs › 1\n.*may be insensitive/u);
    expect(stdout).toContain(`::error file=content/${home},line=${line(/acessible/u)},col=3,title=hero › heading::`);
    expect(stdout).toMatch(/::warning file=content\/pages\/home\/home\.yaml,line=\d+,/u);
    expect(status).toBe(1);
  }, 60_000);

  test("hints alone do not fail it", () => {
    const content = sampleContent();
    setDays(content, "2020-01-01", "2020-02-01");
    const { status, stdout } = run(content);
    expect(stdout).toContain("The review was due on 2020-02-01.");
    expect(stdout).toContain("The content is in order.");
    expect(status).toBe(0);
  }, 60_000);
});

test("the production build needs none of the packages that read the texts over", () => {
  const sources = ["src", "api", "scripts"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.split(path.sep).join("/")}`)
      .filter((name) => /\.tsx?$/u.test(name) && !name.startsWith("src/content-lint/proofreading/"))
      .map((name) => ({ name, text: readFileSync(path.join(root, name), "utf8") })),
  );
  const users = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);
  // What the build runs; other tools may use them.
  const built = (name: string): boolean => !name.startsWith("scripts/") || name.startsWith("scripts/build");
  expect(users(/(?:import\(|from |require\()"(?:cspell|alex|syllable)"/u).filter(built)).toEqual([]);
  expect(users(/content-lint\/proofreading/u).filter(built)).toEqual([]);
});
