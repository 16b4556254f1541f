import { readdirSync } from "node:fs";
import path from "node:path";
import { fieldInWords } from "../../src/content-lint/content-fields";
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

/** Gives a copied page a title, a description and a heading of its own. */
const makeUnique = (file: string, name: string): void => {
  content.set(file, ["head", "title"], `${name} title`);
  content.set(file, ["head", "description"], `${name}: a description that no other page of this site has.`);
  content.set(file, ["pageHeader", "heading"], `${name} heading`);
};

/** The files of the study's steps in their order, without folder. */
const steps = readdirSync(content.at(studyFolder))
  .filter((name) => /^\d+-.*\.yaml$/u.test(name))
  .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
const stepAt = (index: number): string => `${studyFolder}/${assertDefined(steps.at(index))}`;
const copied = "case-studies/project-copied";
const firstCopied = `${copied}/${assertDefined(steps[0])}`;

/** Another case study, without an error: a copy with its own words. */
const addStudy = (): void => {
  content.copy(studyFolder, copied);
  content.set(`${copied}/study.yaml`, ["key"], "project-copied");
  content.set(`${copied}/study.yaml`, ["order"], content.filesOf("CaseStudy").length + 1);
  for (const step of steps) {
    content.set(`${copied}/${step}`, ["study"], "project-copied");
    makeUnique(`${copied}/${step}`, `Copied ${step}`);
  }
};

const addStep = (order: number): void => {
  const file = `${studyFolder}/9-copied.yaml`;
  content.copy(stepAt(-1), file);
  content.set(file, ["order"], order);
  content.set(file, ["slug"], "copied");
  makeUnique(file, "Copied");
};

const tab = "accessible-design/tabs/99-copied.yaml";
const tabs = content.filesOf("AccessibleDesignTab");

const addTab = (slug: string, order = tabs.length + 1): void => {
  content.copy(assertDefined(tabs[0]), tab);
  content.set(tab, ["order"], order);
  content.set(tab, ["slug"], slug);
  makeUnique(tab, "Copied");
};

const replace = (file: string, pattern: RegExp, text: string) => (): void => {
  content.write(file, content.read(file).replace(pattern, text));
};

const copiedPerson = "team/a-copy.yaml";

test.each<[what: string, change: () => void | Promise<void>, expected: readonly string[]]>([
  ["another case study is a new folder", addStudy, []],
  ["another step is a new file", () => addStep(steps.length + 1), []],
  ["another tab is a new file", () => addTab("copied"), []],
  ["an open quote", replace("naics.yaml", /^codes:$/mu, 'codes: "open'), ["yaml-syntax naics.yaml"]],
  ["a field that stands twice", replace("studio.yaml", /$/u, "\nname: Twice\n"), ["yaml-syntax studio.yaml"]],
  ["a space too many", replace(home, /^ {2}lead:/mu, "   lead:"), [`yaml-indentation ${home}`]],
  ["a space too few", replace(home, /^ {2}lead:/mu, " lead:"), [`yaml-indentation ${home}`]],
  ["no space after a colon", replace(person, /^order: /mu, "order:"), [`yaml-colon ${person}`]],
  ["a text with a colon", replace(person, /^role: .*$/mu, "role: Owner: all"), [`yaml-syntax ${person}`]],
  [
    "a file of no collection",
    () => content.write("team/Some One.yaml", "name: X\n"),
    ["unknown-file team/Some One.yaml"],
  ],
  ["a missing file", () => content.remove("dialogs.yaml"), ["missing-file dialogs.yaml"]],
  ["an unquoted day", replace(privacy, /^updated: .*$/mu, "updated: 2026-01-02"), [`wrong-type ${privacy} updated`]],
  [
    "an image format that is not shown",
    () => content.set(study, ["card", "image"], "./card.gif"),
    [`format ${study} card › image`, `missing-image ${study} card › image`],
  ],
  [
    "a file that is no image",
    () => {
      content.write(`${studyFolder}/test.png`, "no picture");
      content.set(study, ["card", "image"], "./test.png");
    },
    [`image-format ${study} card › image`],
  ],
  [
    "a picture that is too small for its place",
    async () => {
      content.write(`${studyFolder}/test.png`, await pictureOf(400, 300));
      content.set(study, ["card", "image"], "./test.png");
    },
    [`image-too-small ${study} card › image`],
  ],
  ["two steps with one number", () => content.set(stepAt(1), ["order"], 1), [`order ${stepAt(1)} order`]],
  ["a gap in the steps", () => addStep(steps.length + 2), [`order ${studyFolder}/9-copied.yaml order`]],
  ["a gap in another list", () => addTab("copied", 90), [`order ${tab} order`]],
  [
    "a copied person: the copy is told, though its name comes first",
    () => content.copy(person, copiedPerson),
    [`key-name ${copiedPerson} key`, `order ${copiedPerson} order`],
  ],
  [
    "two links of a page with the same words",
    () => {
      content.set(home, ["services", "link"], { label: "Read on", to: "/services/" });
      content.set(home, ["projects", "link", "label"], "Read on");
    },
    [`ambiguous-link ${home} projects › link › label`],
  ],
  [
    "a study whose first step is not at the study's address",
    () => {
      addStudy();
      content.set(firstCopied, ["slug"], "begin");
    },
    [`first-step ${firstCopied} slug`],
  ],
  [
    "a study without steps",
    () => {
      addStudy();
      for (const step of steps) content.remove(`${copied}/${step}`);
    },
    [`first-step ${copied}/study.yaml`],
  ],
  [
    "a step without its study",
    () => {
      addStudy();
      for (const name of ["study.yaml", ...steps.slice(1)]) content.remove(`${copied}/${name}`);
    },
    [`unknown-reference ${firstCopied} study`],
  ],
  [
    // It has the other study's path, too.
    "a step that names another study",
    () => {
      addStudy();
      content.set(firstCopied, ["study"], studyKey);
    },
    [`duplicate-address ${firstCopied} slug`, `folder-name ${firstCopied} study`],
  ],
  ["two pages with one path", () => addTab(""), [`duplicate-address ${tab} slug`]],
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
  expect(content.lint().map(ruleFileField).sort()).toEqual(expected);
});

test("while a file cannot be parsed, links and references to it are no errors", () => {
  content.set(pricing, ["head", "title"], undefined);
  replace(person, /^ {2}image:/mu, "image:")();
  content.write(home, `${content.read(home)}\n"`);
  expect(content.lint().map(({ rule, file }) => `${rule.slice(0, 5)}${file}`)).toEqual([
    `yaml-content/${home}`,
    `yaml-content/${person}`,
  ]);
});

test("a number that stands twice names the other file and line, and the number that is free", () => {
  content.set(stepAt(2), ["order"], 1);
  const line = content.lineOf(stepAt(0), /^order:/u);
  const [error] = content.lint();
  expect(error?.message).toContain(`content/${stepAt(0)}:${line}`);
  expect(error?.fix).toMatch(/ 3\.$/u);
});

test.each<[rule: string, field: FieldPath]>([
  ["duplicate-title", ["head", "title"]],
  ["duplicate-description", ["head", "description"]],
  ["duplicate-heading", ["pageHeader", "heading"]],
])("%s, in any case and with any spaces around it: the later page is told, with the other", (rule, field) => {
  const text = "Words that stand on two pages, so that one hides the other";
  content.set(services, field, text);
  content.set(pricing, field, ` ${text.toUpperCase()}`);
  const errors = content.lint();
  expect(errors.map(ruleFileField)).toEqual([`${rule} ${pricing} ${fieldInWords(field)}`]);
  expect(errors[0]?.message).toContain(`content/${services}:`);
});
