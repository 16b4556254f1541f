import { placeholderSources } from "../content-schema/placeholders";
import { readContent } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { duplicateRules } from "./duplicate-rules";
import { fileRules, missingFiles } from "./file-rules";
import { formerNames } from "./former-names";
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

/** What is wrong in files that could be read, by file and line, but for what follows from something else. */
export const lintFiles: Rule = async (files, pictures) => {
  const found = (await Promise.all(rules.map(async (rule) => rule(files, pictures)))).flat();
  const formers = formerNames(files);
  const placeOf = ({ file, field }: Diagnostic) => `${file} ${field}`;
  const unfilled = new Set(found.filter(({ rule }) => rule === "placeholder").map(placeOf));
  const sources = files.filter(({ collection: { type } }) => placeholderSources.some((source) => source === type));
  const sourceNames = new Set(sources.map(({ file }) => file));
  const others = found.filter((error) => error.rule !== "broken-link" && !unfilled.has(placeOf(error)));
  // What placeholders stand for is mended first, and a text is judged when they are filled in.
  const isHidden = ({ rule, message }: Diagnostic): boolean =>
    formers.some(({ old }) => message.includes(`/${old}/`) || message.includes(`{${old}.`)) ||
    (rule === "placeholder" && others.some(({ file }) => sourceNames.has(file)));
  const links = found.filter(({ rule }) => rule === "broken-link" || rule === "placeholder");
  return [...others, ...links.filter((error) => !isHidden(error)), ...formers.flatMap(({ errors }) => errors)].sort(
    (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
  );
};

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
