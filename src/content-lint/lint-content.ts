import { readContent } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { duplicateRules } from "./duplicate-rules";
import { fileRules, missingFiles } from "./file-rules";
import { imageRule } from "./image-rules";
import { brokenLinks } from "./link-rules";
import { markRules } from "./mark-rules";
import { prototypeRule } from "./prototype-rules";
import type { Rule } from "./rule";
import { schemaErrors } from "./schema-errors";

const rules: readonly Rule[] = [
  schemaErrors,
  brokenLinks,
  ...duplicateRules,
  ...fileRules,
  ...markRules,
  imageRule,
  prototypeRule,
];

/** What is wrong in files that could be read, by file and line. */
export const lintFiles: Rule = async (files, pictures) =>
  (await Promise.all(rules.map(async (rule) => rule(files, pictures))))
    .flat()
    .sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

/**
 * Finds all content errors at once. The build and `npm run check:content` call it.
 * @param root the project's folder, absolute; `content/` lies in it
 * @returns the errors by file and line
 */
export const lintContent = async (root: string): Promise<readonly Diagnostic[]> => {
  const reading = readContent(root);
  const errors = [...reading.errors, ...missingFiles(reading)];
  // While a file is missing or cannot be read, nothing is known of the links and references to it.
  return errors.length > 0 ? errors : lintFiles(reading.files, reading.pictures);
};
