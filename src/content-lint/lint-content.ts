import path from "node:path";
import { placeholderSources } from "../content-schema/placeholders";
import { readContent } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { duplicateRules } from "./duplicate-rules";
import { missingFiles, unknownFiles } from "./file-names";
import { fileRules, isCopy, mismatchedNames } from "./file-rules";
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

const inOrder = (errors: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...errors].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

/** What is wrong in files that could be read, by file and line, but for what follows from something else. */
export const lintFiles: Rule = async (files, pictures) => {
  // Of a copy that has still the other's name nothing else is said: it repeats everything.
  const copies = files.filter((content) => isCopy(content, files));
  const folders = new Set(copies.map(({ file }) => path.dirname(file)));
  const own = files.filter((content) => !copies.includes(content));
  const ownPictures = pictures.filter((picture) => !folders.has(path.dirname(picture)));
  const found = (await Promise.all(rules.map(async (rule) => rule(own, ownPictures)))).flat();
  const formers = formerNames(own);
  const sources = files.filter(({ collection: { type } }) => placeholderSources.some((source) => source === type));
  const isSource = ({ file }: Diagnostic): boolean => sources.some((source) => source.file === file);
  // What placeholders stand for is mended first.
  const areSourcesWrong = found.some((error) => isSource(error) && !/^(?:placeholder|broken-link)$/u.test(error.rule));
  const isCause = ({ rule, about = "" }: Diagnostic): boolean =>
    !formers.some(({ old }) => about.startsWith(`/${old}/`) || about.startsWith(`{${old}.`)) &&
    !(rule === "placeholder" && areSourcesWrong);
  return inOrder([...mismatchedNames(files), ...found.filter(isCause), ...formers.flatMap(({ errors }) => errors)]);
};

/**
 * Finds all content errors at once. The build and `npm run check:content` call it.
 * @param root the project's folder, absolute; `content/` lies in it
 * @returns the errors by file and line
 */
export const lintContent = async (root: string): Promise<readonly Diagnostic[]> => {
  const { files, pictures, names, errors } = readContent(root);
  const unread = inOrder([...unknownFiles(names), ...missingFiles(names), ...errors]);
  // While a file is missing or cannot be read, nothing is known of the links and references to it.
  return unread.length > 0 ? unread : lintFiles(files, pictures);
};
