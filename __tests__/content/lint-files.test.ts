import { renameSync } from "node:fs";
import path from "node:path";
import { formatFieldPath } from "../../src/content-lint/content-fields";
import type { FieldPath } from "../../src/content-lint/content-file";
import { assertDefined } from "../../src/lib/assert-defined";
import { pictureOf, ruleFileField, useContentCopy } from "./content-copy";

/** Rules about files, and about files that belong together: which rule is broken, in which file and field. */

const content = useContentCopy();

const pricing = "pages/pricing/pricing.yaml";
const services = "pages/services/services.yaml";
const home = "pages/home/home.yaml";
const privacy = "pages/privacy-policy/privacy-policy.yaml";
const study = content.fileOf("CaseStudy");
const studyFolder = path.posix.dirname(study);
const studyKey = path.posix.basename(studyFolder);
const person = content.fileOf("TeamMember");
const personCopy = person.replace(".yaml", "-copy.yaml");

/** The files of the study's steps in their order. */
const steps = content
  .filesOf("CaseStudyStep")
  .filter((file) => path.posix.dirname(file) === path.posix.dirname(study))
  .sort((one, other) => one.localeCompare(other, "en", { numeric: true }));
const stepAt = (index: number): string => assertDefined(steps.at(index));

const addedStudy = "case-studies/project-added/study.yaml";
const [firstStep = "", ...laterSteps] = steps.map((file) => file.replace(studyKey, "project-added"));
const addedTab = "accessible-design/tabs/99-added.yaml";

/** Changes copies of a study and of a tab, to which nothing links. What is wrong with the copies themselves is no matter. */
const added = (change: () => void) => async (): Promise<void> => {
  for (const file of [study, ...steps])
    content.write(file.replace(studyKey, "project-added"), content.read(file).replaceAll(studyKey, "project-added"));
  content.write(addedTab, content.read(content.fileOf("AccessibleDesignTab")));
  content.set(addedTab, ["slug"], "added");
  await content.acceptErrors();
  change();
};

const replace = (file: string, pattern: RegExp, text: string) => (): void => {
  content.write(file, content.read(file).replace(pattern, text));
};

const setCard = (file: string | Buffer): void => {
  content.write(`${studyFolder}/test.png`, file);
  content.set(study, ["card", "image"], "./test.png");
};

test.each<[what: string, change: () => void | Promise<void>, expected: readonly string[]]>([
  ["an open quote", replace("naics.yaml", /^codes:$/mu, 'codes: "open'), ["yaml-quotes naics.yaml"]],
  ["a duplicate field", replace("studio.yaml", /$/u, "\nname: Twice\n"), ["yaml-syntax studio.yaml"]],
  ["a space too many", replace(home, /^ {2}lead:/mu, "   lead:"), [`yaml-indentation ${home}`]],
  ["no space after a colon", replace(person, /^order: /mu, "order:"), [`yaml-colon ${person}`]],
  ["a file of no collection", () => content.write("team/Some One.yaml", "name: X\n"), ["file-name team/Some One.yaml"]],
  ["a missing page: links to it are no errors", () => content.remove(pricing), [`missing-file ${pricing}`]],
  [
    "a file with a wrong ending",
    () => renameSync(content.at("dialogs.yaml"), content.at("dialogs.yaml.txt")),
    ["file-name dialogs.yaml.txt"],
  ],
  [
    "a file with a wrong ending that others refer to",
    added(() => renameSync(content.at(addedStudy), content.at(addedStudy.replace("yaml", "yml")))),
    [`file-name ${addedStudy.replace("yaml", "yml")}`],
  ],
  ["a file of no use", () => content.write("notes.yaml", "a: b\n"), ["unknown-file notes.yaml"]],
  [
    "a person among the services",
    () => content.write("services/somebody.yaml", content.read(person)),
    ["wrong-folder services/somebody.yaml"],
  ],
  ["a field that left its group", replace(pricing, /^ {2}lead:/mu, "lead:"), [`unknown-field ${pricing} lead`]],
  ["a missing number is no gap", replace(person, /^order: .*\n/mu, ""), [`missing-field ${person} order`]],
  ["Windows line ends", () => content.write(person, content.read(person).replaceAll("\n", "\r\n")), []],
  ["an unquoted day", replace(privacy, /^updated: .*$/mu, "updated: 2026-01-02"), [`wrong-type ${privacy} updated`]],
  ["a file that is no image", () => setCard("no picture"), [`image-format ${study} card › image`]],
  ["a small picture", async () => setCard(await pictureOf(400, 300)), [`image-too-small ${study} card › image`]],
  ["a gap in a list", added(() => content.set(addedTab, ["order"], 90)), [`order ${addedTab} order`]],
  [
    "a copied person: of two with one number the second by name is reported, which is the copy",
    () => content.write(personCopy, content.read(person)),
    [`key-name ${personCopy} key`, `order ${personCopy} order`],
  ],
  [
    "links on two pages with the same words, in any case",
    () => {
      content.set(home, ["services", "links", 0], { label: "Read on", to: "/services/" });
      content.set(pricing, ["link", "label"], "read on");
    },
    [`ambiguous-link ${pricing} link › label`],
  ],
  [
    "a study whose first step is not at the study's address",
    added(() => content.set(firstStep, ["slug"], "begin")),
    [`first-step ${firstStep} slug`],
  ],
  [
    "a study without steps",
    added(() => [firstStep, ...laterSteps].forEach((file) => content.remove(file))),
    [`first-step ${addedStudy}`],
  ],
  [
    "a step without its study",
    added(() => [addedStudy, ...laterSteps].forEach((file) => content.remove(file))),
    [`unknown-reference ${firstStep} study`],
  ],
  [
    "a step that names another study: the path that it so gets is no error of its own",
    added(() => content.set(firstStep, ["study"], studyKey)),
    [`folder-name ${firstStep} study`],
  ],
  ["two pages with one path", added(() => content.set(addedTab, ["slug"], "")), [`duplicate-address ${addedTab} slug`]],
  [
    "a link to a place on the first step's page",
    () => {
      content.set(stepAt(0), ["sections", 0, "anchor"], "the-place");
      content.set(pricing, ["link", "to"], `/${studyKey}/#the-place`);
    },
    [],
  ],
])("%s", async (_, change, expected) => {
  await change();
  expect((await content.lint()).map(ruleFileField).sort()).toEqual(expected);
});

test("while a file cannot be parsed, links and references to it are no errors", async () => {
  content.set(pricing, ["head", "title"], undefined);
  replace(person, /^ {2}image:/mu, "image:")();
  content.write(home, `${content.read(home)}\n"`);
  expect((await content.lint()).map(({ rule, file }) => `${rule.slice(0, 5)}${file}`)).toEqual([
    `yaml-content/${home}`,
    `yaml-content/${person}`,
  ]);
});

test("a duplicate number is reported with the other file and line, and the number that is free", async () => {
  content.set(stepAt(2), ["order"], 1);
  const line = content.lineOf(stepAt(0), /^order:/u);
  const [error, ...others] = await content.lint();
  expect(error).toMatchObject({ rule: "order", file: `content/${stepAt(2)}`, field: "order" });
  expect(others).toEqual([]);
  expect(error?.message).toContain(`content/${stepAt(0)}:${line}`);
  expect(error?.fix).toMatch(/ 3\.$/u);
});

test.each<[rule: string, field: FieldPath]>([
  ["duplicate-title", ["head", "title"]],
  ["duplicate-description", ["head", "description"]],
  ["duplicate-heading", ["pageHeader", "heading"]],
])(
  "%s, in any case and with any spaces around it: the second page is reported, with the first",
  async (rule, field) => {
    const text = "Words that are on two pages, so that one hides the other";
    content.set(services, field, text);
    content.set(pricing, field, ` ${text.toUpperCase()}`);
    const errors = await content.lint();
    expect(errors.map(ruleFileField)).toEqual([`${rule} ${services} ${formatFieldPath(field)}`]);
    expect(errors[0]?.message).toContain(`content/${pricing}:`);
  },
);
