import { existsSync } from "node:fs";
import path from "node:path";
import { collections } from "../content-schema/collections";
import { pagePath } from "../lib/page-path";
import { required } from "../lib/required";
import { fieldWithRole, textsOf } from "./content-fields";
import type { ContentFile } from "./content-file";
import { pagesOf } from "./content-pages";
import type { Diagnostic } from "./diagnostic";
import { fieldRule, type Rule } from "./rule";

/** Rules about files that belong together: names, references, the first step of a case study. */

const projectRoot = path.resolve(__dirname, "..", "..");

/** Files that every site needs: of the other collections any number may exist. */
export const missingFiles = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  collections
    .filter(({ glob }) => !glob.includes("*"))
    .map(({ glob }) => `content/${glob}`)
    .filter((name) => !files.some(({ file }) => file === name))
    .map((file) => ({
      rule: "missing-file",
      file,
      field: "",
      message: "This file is missing.",
      fix: `Put it back: git restore ${file}`,
    }));

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
      const known = [...keys].join(", ");
      return [[`There is no content/${glob.replace("*", value)}.`, `Add it, or write one of: ${known}.`]];
    },
  )(files);
};

/** Case studies without a first step, which is the page at the study's own address. */
const missingFirstSteps: Rule = (files) => {
  const addresses = pagesOf(files).map(({ path: address }) => address);
  return fieldRule(
    "first-step",
    (content) => (content.collection.type === "CaseStudy" ? textsOf(content, "key") : []),
    ({ value }) =>
      addresses.includes(pagePath(value))
        ? []
        : [[`No step is the page at ${pagePath(value)}.`, 'Leave the slug of the first step out, or write slug: "".']],
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

export const fileRules: readonly Rule[] = [mismatchedNames, unknownReferences, missingFirstSteps, missingTests];
