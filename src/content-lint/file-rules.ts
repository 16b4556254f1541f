import { existsSync } from "node:fs";
import path from "node:path";
import { collections } from "../content-schema/collections";
import { stepSlugs } from "../content-schema/collections/case-study-step";
import { pagePath } from "../lib/page-path";
import { required } from "../lib/required";
import { fieldWithRole, textsOf } from "./content-fields";
import type { ContentReading } from "./content-file";
import { pagesOf } from "./content-pages";
import type { Diagnostic } from "./diagnostic";
import { fieldRule, type Rule } from "./rule";

/** Rules about files that belong together: names, references, the first step of a case study. */

const projectRoot = path.resolve(__dirname, "..", "..");

/** Files that every site needs, and the study that each folder of steps needs. Without them little is known of the rest. */
export const missingFiles = ({ files, errors }: ContentReading): readonly Diagnostic[] => {
  const single = collections.filter(({ glob }) => !glob.includes("*")).map(({ glob }) => `content/${glob}`);
  const steps = files.filter(({ collection }) => collection.type === "CaseStudyStep");
  const studies = steps.map(({ file }) => `${path.posix.dirname(file)}/study.yaml`);
  return [...new Set([...single, ...studies])]
    .filter((name) => ![...files, ...errors].some(({ file }) => file === name))
    .map((file) => {
      const fix = `Put it back: git restore ${file}${studies.includes(file) ? ". Or delete the whole folder." : ""}`;
      return { rule: "missing-file", file, field: "", message: "This file is missing.", fix };
    });
};

/** Keys and references that must repeat the name of their file or folder. */
const mismatchedNames = fieldRule(
  "key-name",
  (content) => textsOf(content, "key", "reference"),
  ({ meta, value }, { file, folder }) => {
    if (meta.equals === undefined) return [];
    const expected = meta.equals === "folderName" ? path.basename(folder) : path.basename(file, ".yaml");
    return value === expected
      ? []
      : [
          [
            `This must repeat the name of the file or folder, ${expected}.`,
            `Write ${expected}, or rename the file or folder.`,
          ],
        ];
  },
);

/** References to entries that do not exist. */
const unknownReferences: Rule = (files) => {
  const keysByType = new Map(
    collections.map(({ type }) => {
      const targets = files.filter(({ collection }) => collection.type === type);
      return [type, new Set(targets.map((target) => String(fieldWithRole(target, "key")?.value)))];
    }),
  );
  return fieldRule(
    "unknown-reference",
    (content) => textsOf(content, "reference"),
    ({ meta, value }) => {
      const { type, glob } = required(collections.find((collection) => collection.type === meta.collection));
      const keys = required(keysByType.get(type));
      if (keys.has(value)) return [];
      const file = `content/${glob.replace("*", value)}`;
      const others = keys.size === 0 ? "" : `, or write one of: ${[...keys].join(", ")}`;
      return [[`There is no ${file}.`, `Put it back (git restore ${file})${others}.`]];
    },
  )(files);
};

/** Case studies without all of their steps. */
const missingSteps: Rule = (files) => {
  const addresses = pagesOf(files).map(({ path: address }) => address);
  return fieldRule(
    "missing-step",
    (content) => (content.collection.type === "CaseStudy" ? textsOf(content, "key") : []),
    ({ value }) => {
      const missing = stepSlugs.map((step) => pagePath(value, step)).filter((address) => !addresses.includes(address));
      const fix = "Each study has five steps: Discovery, define, ideate, prototype and test. Add a file for each page.";
      return missing.length === 0 ? [] : [[`Pages of this study are missing: ${missing.join(", ")}.`, fix]];
    },
  )(files);
};

/** Days until which something holds, and that are past: reckoned by the content, so that time alone breaks no build. */
const pastDays: Rule = (files) => {
  const days = files.flatMap((content) => textsOf(content, "pastDay").map(({ value }) => value));
  const newest = days.sort().at(-1) ?? "";
  return fieldRule(
    "past-day",
    (content) => textsOf(content, "futureDay"),
    ({ value }) => {
      const message = `This day is past: the newest day of a change in the content is ${newest}.`;
      return value > newest ? [] : [[message, "Write a day to come."]];
    },
  )(files);
};

/** Test files that the conformance report names and that do not exist. */
const missingTests = fieldRule(
  "unknown-test",
  (content) => textsOf(content, "testFile"),
  ({ value }) => {
    const fix = "Name a test that exists. If there is none, the report cannot claim this result.";
    return existsSync(path.join(projectRoot, value)) ? [] : [[`There is no test ${value}.`, fix]];
  },
);

export const fileRules: readonly Rule[] = [mismatchedNames, unknownReferences, missingSteps, pastDays, missingTests];
