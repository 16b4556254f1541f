import { conformanceRules } from "./conformance-rules";
import { readContent, type ContentFile } from "./content-file";
import { dateRules } from "./date-rules";
import { byLocation, type Diagnostic } from "./diagnostic";
import { fileRules, missingFiles } from "./file-rules";
import { imageRules } from "./image-rules";
import { linkRules } from "./link-rules";
import { pageRules } from "./page-rules";
import type { Rule } from "./rule";
import { sampleRules } from "./sample-rules";
import { schemaErrors } from "./schema-errors";
import { textRules } from "./text-rules";

const rules: readonly Rule[] = [
  (files) => files.flatMap(schemaErrors),
  ...textRules,
  ...linkRules,
  ...imageRules,
  ...pageRules,
  ...fileRules,
  ...dateRules,
  ...sampleRules,
  ...conformanceRules,
];

/**
 * What is wrong in files that could be read, by file and line.
 * @param today year-month-day
 */
export const lintFiles = async (files: readonly ContentFile[], today: string): Promise<readonly Diagnostic[]> =>
  (await Promise.all(rules.map(async (rule) => rule(files, today)))).flat().sort(byLocation);

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
  return missing.length > 0 ? missing : lintFiles(files, new Date().toISOString().slice(0, 10));
};
