// Mistakes that are not in the words of one file, each with its place, cause and fix: pictures, files, evidence, days.
import { renameSync } from "node:fs";
import sharp from "sharp";
import { readContent } from "../../src/content-lint/content-file";
import { reminders } from "../../src/content-lint/date-rules";
import { formatDiagnostic } from "../../src/content-lint/diagnostic";
import { githubAnnotation } from "../../src/content-lint/github-annotation";
import { lintContent } from "../../src/content-lint/lint-content";
import { content, useContentCopy } from "./content-copy";

useContentCopy();

const tabs = "accessible-design/tabs";
const rails = `${tabs}/2-rails.yaml`;

/** A diagnostic as text. */
const diagnostic = (place: string, wrong: string, fix: string): string =>
  `content/${place}\n    wrong: ${wrong}\n    fix:   ${fix}`;

/** Puts a picture of this width in place of the tab's drawing. */
const useRaster = async (width: number, widths = ""): Promise<void> => {
  const picture = sharp({ create: { width, height: 400, channels: 3, background: "white" } });
  content.write(`${tabs}/rail.png`, await picture.png().toBuffer());
  content.edit(rails, "./ramp.svg", `./rail.png${widths}`);
};

test("a picture that is too small for its place", async () => {
  await useRaster(1214);
  const wrong = "The picture ./rail.png is 1214 pixels wide; here it must be at least 1215.";
  const fix = "Use a larger picture, or export it larger. Enlarging a small file does not help.";
  const place = `${rails}:10:5  pageHeader › picture › image  [image-too-small]`;
  expect(await content.lint()).toEqual([diagnostic(place, wrong, fix)]);
});

test("widths that are more than the picture's", async () => {
  await useRaster(1215, "\n    widths: [600, 1600]");
  const wrong = "A width is asked for that is more than the 1215 pixels of ./rail.png.";
  const fix = "Leave out widths, or write none that is wider than the picture.";
  const place = `${rails}:11:5  pageHeader › picture › widths  [image-widths]`;
  expect(await content.lint()).toEqual([diagnostic(place, wrong, fix)]);
});

// More of them: src/content-lint/picture-file.test.ts.
test("a damaged picture", async () => {
  content.write(`${tabs}/rail.png`, "no picture");
  content.edit(rails, "./ramp.svg", "./rail.png");
  const wrong = "The file ./rail.png is not the kind of picture that its name says.";
  const fix = "Open it in a picture program and save it as PNG or JPG. Changing the name is not enough.";
  expect(await content.lint()).toEqual([
    diagnostic(`${rails}:10:5  pageHeader › picture › image  [image-format]`, wrong, fix),
  ]);
});

test("a picture whose name differs in capitals, which some computers would find", async () => {
  renameSync(content.at(`${tabs}/ramp.svg`), content.at(`${tabs}/Ramp.svg`));
  const wrong = "There is no picture at ./ramp.svg.";
  const fix = "Put the file there, or correct the name. The pictures there are: Ramp.svg.";
  const places = [`${tabs}/1-ramps.yaml`, rails].map(
    (file) => `${file}:10:5  pageHeader › picture › image  [missing-image]`,
  );
  expect(await content.lint()).toEqual(places.map((place) => diagnostic(place, wrong, fix)));
});

test("a missing file, whose links are then no errors", async () => {
  const errors = (await lintContent(content.root)).map(formatDiagnostic);
  const fix = "Put it back: git restore content/studio.yaml";
  expect(errors).toContain(diagnostic("studio.yaml  [missing-file]", "This file is missing.", fix));
  expect(errors.filter((error) => !error.includes("[missing-file]"))).toEqual([]);
});

const notUsed = [
  "The site does not use a file with this name at this place.",
  "Name it as its neighbors are named (lower-case letters, digits and hyphens, and .yaml at the end), move it beside a file of the same kind, or delete it. A page with an address of its own needs a developer.",
] as const;

const study = "case-studies/project-ramp/study.yaml";
const step = "case-studies/project-ramp/1-first.yaml";
const criteria = "pages/accessibility-conformance-report/criteria.yaml";
const statement = "pages/accessibility-statement/accessibility-statement.yaml";

const row = (number: string, tests: string): string =>
  `  - number: "${number}"\n    name: A criterion\n    conformance: supports\n    remark: It holds.\n    tests:\n      - ${tests}\n`;

const report = (second: string, tests: string): string =>
  [
    `levelA:\n${row("1.1.1", tests)}${row(second, tests)}`,
    ...["levelAA", "chapter3", "chapter6"].map((table) => `${table}:\n${row("1.2.4", tests)}`),
  ].join("");

test.each<[string, Readonly<Record<string, string>>, place: string, wrong: string, fix: string]>([
  [
    "a file name with a space",
    { "services/Two Kiosks.yaml": "" },
    "services/Two Kiosks.yaml  [unknown-file]",
    ...notUsed,
  ],
  ["another ending", { "services/kiosk.yml": "" }, "services/kiosk.yml  [unknown-file]", ...notUsed],
  ["a file at no place", { "notes.yaml": "" }, "notes.yaml  [unknown-file]", ...notUsed],
  [
    "a step without its study",
    { [step]: "study: project-ramp\norder: 1\n" },
    `${step}:1:1  study  [unknown-reference]`,
    "There is no content/case-studies/project-ramp/study.yaml.",
    "Add it, or write one of: .",
  ],
  [
    "a step that names another study than its folder",
    { [step]: "study: project-rail\n" },
    `${step}:1:1  study  [key-name]`,
    'The study "project-rail" is not the name of the folder, project-ramp.',
    "Write study: project-ramp, or correct the name of the folder.",
  ],
  [
    "a study without its first step",
    { [study]: "key: project-ramp\n" },
    `${study}:1:1  [first-step]`,
    "The study has no first step.",
    "Add the step's file to this folder, with order: 1.",
  ],
  [
    "a first step with an address of its own",
    { [study]: "key: project-ramp\n", [step]: "study: project-ramp\norder: 1\nslug: begin\n" },
    `${step}:3:1  slug  [first-step]`,
    'The first step has the address "begin".',
    'Write slug: "", because the first step is at the study\'s own address.',
  ],
  [
    "a footer without a link to the sitemap",
    { "navigation.yaml": "footer:\n  siteLinks: []\n" },
    "navigation.yaml:2:3  footer › siteLinks  [sitemap-link]",
    "No link of the footer leads to the sitemap, from which every page can be reached.",
    "Add a link to /sitemap/.",
  ],
  [
    "a criterion of the standard that the conformance report leaves out",
    { [criteria]: report("1.2.2", "__tests__/e2e/print.spec.ts") },
    `${criteria}:8:5  levelA › 2  [criteria]`,
    "This table does not match the standard. A criterion is missing, is not part of it, or is in the wrong place.",
    "The next row must be 1.2.1.",
  ],
  [
    "a test that the conformance report names and nobody has",
    { [criteria]: report("1.2.1", "__tests__/e2e/gone.spec.ts") },
    `${criteria}:7:9  levelA › 1 › tests › 1  [unknown-test]`,
    "There is no test __tests__/e2e/gone.spec.ts.",
    "Name a test that exists. If there is none, the report cannot claim this result.",
  ],
  [
    "a review that is not after the last one",
    { [statement]: 'updated: "2026-02-02"\nnextReview: "2026-02-02"\n' },
    `${statement}:2:1  nextReview  [review-order]`,
    "The next review, 2026-02-02, is not after the last one, 2026-02-02.",
    "Write a later day.",
  ],
])("%s", async (_, files, place, wrong, fix) => {
  for (const [file, text] of Object.entries(files)) content.write(file, text);
  expect(await content.lint()).toContain(diagnostic(place, wrong, fix));
});

const privacy = "pages/privacy-policy/privacy-policy.yaml";

// They stop nothing.
test.each([
  ["a text that nobody has read for a year", privacy, undefined, "2027-01-02", "review-age updated 9"],
  ["a day of review that has come", statement, "nextReview: 2026-03-01\n", "2026-02-28", "review-due nextReview 1"],
  [
    "what expires within 30 days",
    "studio.yaml",
    "security:\n  expires: 2026-03-04\n",
    "2026-02-01",
    "expiry security › expires 2",
  ],
])("a reminder of %s, from the day after %3$s", (_, file, text, dayBefore, expected) => {
  if (text !== undefined) content.write(file, text.replace(/\d{4}.*/u, '"$&"'));
  const remindersOn = (today: string) =>
    reminders(readContent(content.root).files, today).map(({ rule, field, line }) => `${rule} ${field} ${line ?? ""}`);
  expect(remindersOn(dayBefore)).toEqual([]);
  const dayAfter = new Date(Date.parse(dayBefore) + 86_400_000).toISOString().slice(0, 10);
  expect(remindersOn(dayAfter)).toEqual([expected]);
});

test("on GitHub an error stands beside its line", () => {
  const place = { rule: "length", file: "content/a,b.yaml", line: 3, column: 7, field: "head › title" };
  expect(githubAnnotation("error", { ...place, message: "100% wrong.", fix: "Write it." })).toBe(
    "::error file=content/a%2Cb.yaml,line=3,col=7,title=head › title::100%25 wrong.%0AWrite it.",
  );
});
