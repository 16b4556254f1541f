import { readContent, type ContentFile } from "./content-file";
import { byLocation, type Diagnostic } from "./diagnostic";
import { duplicateRules } from "./duplicate-rules";
import { fileRules, missingFiles } from "./file-rules";
import { imageRule } from "./image-rules";
import { linkRules } from "./link-rules";
import type { Rule } from "./rule";
import { sampleRules } from "./sample-rules";
import { schemaErrors } from "./schema-errors";

const rules: readonly Rule[] = [
  (files) => files.flatMap(schemaErrors),
  ...linkRules,
  ...duplicateRules,
  ...fileRules,
  ...sampleRules,
  imageRule,
];

/** What is wrong in files that could be read, by file and line. */
export const lintFiles = async (files: readonly ContentFile[]): Promise<readonly Diagnostic[]> =>
  (await Promise.all(rules.map(async (rule) => rule(files)))).flat().sort(byLocation);

/**
 * Finds all content errors at once. The build and `npm run check:content` call it.
 * @param root the project's folder, absolute; `content/` lies in it
 * @returns the errors by file and line
 */
export const lintContent = async (root: string): Promise<readonly Diagnostic[]> => {
  const { files, errors } = readContent(root);
  if (errors.length > 0) return errors;
  const missing = missingFiles(files);
  // While a file is missing or cannot be read, nothing is known of the links and references to it.
  return missing.length > 0 ? missing : lintFiles(files);
};
