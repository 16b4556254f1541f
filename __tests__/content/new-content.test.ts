import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fieldsOf } from "../../src/content-lint/content-fields";
import { readContent } from "../../src/content-lint/content-file";
import type { Diagnostic } from "../../src/content-lint/diagnostic";
import { checkAnswer } from "../../scripts/new/check-answer";
import { leftToWrite, newContent, newKinds, questionsFor, type NewKind } from "../../scripts/new/new-content";
import type { Answers } from "../../scripts/new/values";
import { collections, isSingleFile } from "../../src/content-schema/collections";
import { pictureOf, useContentCopy } from "./content-copy";

/** `npm run new`: what is not answered is listed, everything else is accepted by the content lint. */

const content = useContentCopy();
const study = path.posix.basename(path.posix.dirname(content.fileOf("CaseStudy")));
const person = content.fileOf("TeamMember");
/** With drafts. */
const tabs = readContent(content.root).files.filter(({ collection }) => collection.type === "AccessibleDesignTab");

const picture = path.join(content.root, "A new picture.PNG");
beforeAll(async () => writeFileSync(picture, await pictureOf(2000, 2000)));

const kindOf = (name: string): NewKind => {
  const kind = newKinds.find((one) => one.name === name);
  if (kind === undefined) throw new Error(`Nothing new is called ${name}.`);
  return kind;
};

const make = (name: string, answers: Answers): readonly string[] =>
  newContent(content.root, kindOf(name), answers).map((made) => {
    content.write(made.file.replace("content/", ""), "text" in made ? made.text : readFileSync(made.from));
    return made.file;
  });

/** Writes a valid text for each placeholder. */
const fill = (files: readonly string[]): void => {
  let count = 0;
  for (const file of readContent(content.root).files.filter((one) => files.includes(one.file))) {
    for (const { path: field, meta } of fieldsOf(file).filter(({ value }) => value === "TODO")) {
      count += 1;
      const text = `Text ${String(count)} of our tests`;
      const filler =
        meta.unique === "description" ? `${text}, ${"and more of the same ".repeat(2)}for the length` : text;
      content.set(file.file.replace("content/", ""), field, meta.role === "href" ? "/start-your-project/" : filler);
    }
  }
};

test("every collection of many files can be added to", () => {
  const types = newKinds.filter(({ list }) => list === undefined).map(({ collection }) => collection.type);
  expect(types).toEqual(collections.filter((one) => !isSingleFile(one)).map(({ type }) => type));
});

const required: Readonly<Record<string, Answers>> = {
  "team-member": { name: "Zoë Ünal" },
  service: { name: "Town hall kiosks" },
  "case-study": { name: "Town Hall Library" },
  "case-study-step": { name: "Launch day", study },
  "accessible-design-tab": { tabLabel: "Town halls" },
};

test("of everything that can be added, every error is in the list of what is left to write", async () => {
  const files = newKinds.flatMap(({ name }) => make(name, required[name] ?? {}));
  const left = leftToWrite(content.root, files);
  expect(new Set(left.map(({ file }) => file))).toEqual(new Set(files));
  const isListed = ({ rule, file, line }: Diagnostic): boolean =>
    // Lists of the live content may be full.
    rule === "length" || left.some((field) => field.file === file && field.line === line);
  const { errors, draftHints } = await content.check();
  expect([...errors, ...draftHints].filter((error) => files.includes(error.file) && !isListed(error))).toEqual([]);
});

test.each<readonly [string, Answers, readonly string[]]>([
  ["service", { name: "Town hall kiosks", icon: "phone" }, ["services/town-hall-kiosks.yaml"]],
  [
    "team-member",
    { name: "Zoë Ünal", role: "Developer", "portrait.image": picture, "portrait.alt": "Zoë waves." },
    ["team/zoe-unal.yaml", "team/a-new-picture.png"],
  ],
  [
    "case-study",
    { name: "Town Hall Library", theme: "civic", "card.image": picture, "hero.image": picture },
    [
      "case-studies/project-town-hall-library/study.yaml",
      ...["1-discovery", "2-define", "3-ideate", "4-prototype", "5-test"].map(
        (step) => `case-studies/project-town-hall-library/${step}.yaml`,
      ),
      "case-studies/project-town-hall-library/a-new-picture.png",
    ],
  ],
  [
    "accessible-design-tab",
    { tabLabel: "Town halls", "illustration.image": picture },
    [`accessible-design/tabs/${tabs.length + 1}-town-halls.yaml`],
  ],
  [
    "certifications.items",
    { key: "abc", url: "https://www.example.org/abc", "badge.image": picture },
    [content.fileOf("Certifications")],
  ],
  ["naics-codes.codes", { code: "541990", primary: "false" }, [content.fileOf("NaicsCodes")]],
])("%s: accepted once the texts are written", async (name, answers, files) => {
  const made = make(name, answers);
  expect(made).toEqual(expect.arrayContaining(files.map((file) => `content/${file}`)));
  fill(made);
  expect((await content.check()).draftHints).toEqual([]);
  // Published.
  for (const file of made.filter((one) => one.endsWith(".yaml")))
    content.set(file.replace("content/", ""), ["draft"], undefined);
  expect(await content.lint()).toEqual([]);
});

test("asks for the texts, choices and pictures of a person", () => {
  const fields = questionsFor(content.root, kindOf("team-member")).map(({ field }) => field);
  expect(fields).toEqual(["name", "role", "portrait.image", "portrait.alt"]);
  const [first] = questionsFor(content.root, kindOf("case-study-step"));
  expect(first?.choices).toContain(study);
});

test.each<readonly [string, Answers, string | RegExp]>([
  ["team-member", { name: path.basename(person, ".yaml") }, `content/${person} is there already.`],
  ["team-member", {}, "Answer name: the file is named after it."],
  [
    "team-member",
    { name: "Zoë", nmae: "Zoë" },
    /^There is no field "nmae" here\. Fields: draft, sample, key, order, name,/u,
  ],
  ["case-study-step", { name: "Launch" }, "Answer study: the file belongs to one."],
])("%s refuses %j", (name, answers, message) => {
  expect(() => make(name, answers)).toThrow(message);
});

test.each<readonly [string, string, string, RegExp | undefined]>([
  ["team-member", "portrait.image", "nowhere.png", /no picture at nowhere\.png/u],
  ["team-member", "portrait.image", picture, undefined],
  ["team-member", "portrait.image", person, /\.png, \.jpg or \.svg/u],
  ["team-member", "portrait.alt", "x".repeat(241), /241/u],
  ["team-member", "name", "??", /no letter or digit/u],
  ["team-member", "bio.1", "One paragraph.", undefined],
  ["pricing-page.options", "months.from", "$40,000", /Write 40000/u],
  ["pricing-page.options", "months.from", "4", undefined],
  ["naics-codes.codes", "primary", "perhaps", /true or false/u],
  ["naics-codes.codes", "primary", "true", undefined],
])("%s: the answer %s=%s is checked when it is given", (name, field, answer, message) => {
  const error = checkAnswer(kindOf(name), field, answer);
  if (message === undefined) expect(error).toBeUndefined();
  else expect(error).toMatch(message);
});
