/**
 * The content check, in stages: the names of files and what YAML refuses, then what the schemas refuse, then the rules over
 * several files. A stage runs if those before it found nothing, since most of what it would find would follow from that.
 */
import { readContent } from "./yaml/yaml-files";
import type { Diagnostic } from "./diagnostic";
import { duplicateRules, repeatedEntries, uniqueAddresses } from "./rules/duplicate-rules";
import { fileNameErrors } from "./rules/file-name-rules";
import { fileRules, keyNames } from "./rules/file-rules";
import { imageRule } from "./rules/image-rules";
import { brokenLinks } from "./rules/link-rules";
import { hiddenMarks, unknownPlaces } from "./rules/mark-rules";
import { prototypeRules } from "./rules/prototype-rules";
import type { Rule } from "./rules/rule";
import { schemaErrors, unknownPlaceholders } from "./schema-errors";

/** By file and line. */
const inOrder = (errors: readonly Diagnostic[]): readonly Diagnostic[] =>
  [...errors].sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));

/** One error a place: the first, as it is mostly the cause of the others. */
const firstOfEachPlace = (errors: readonly Diagnostic[]): readonly Diagnostic[] => {
  const places = errors.map(({ file, line, field }) => [file, line, ...field].join());
  return errors.filter((_, index) => places.indexOf(places[index] ?? "") === index);
};

/** Files with their lines: content/studio.yaml:3, 7; content/naics.yaml:2. */
const placesOf = (errors: readonly Diagnostic[]): string => {
  const linesIn = (name: string) => errors.flatMap(({ file, line }) => (file === name ? (line ?? []) : []));
  return [...new Set(errors.map(({ file }) => file))].map((name) => `${name}:${linesIn(name).join(", ")}`).join("; ");
};

/** What is wrong at several places in the same way is said once. */
const mergeSameErrors = (errors: readonly Diagnostic[]): readonly Diagnostic[] =>
  errors.flatMap((error) => {
    const [first, ...others] = errors.filter(({ message, fix }) => message === error.message && fix === error.fix);
    if (first !== error) return [];
    return others.length === 0 ? error : { ...error, fix: `${error.fix} It is here, too: ${placesOf(others)}.` };
  });

/** The rules of one stage, as one rule. */
const rulesTogether =
  (...rules: readonly Rule[]): Rule =>
  async (files, pictures) => {
    const errors = await Promise.all(rules.map(async (rule) => rule(files, pictures)));
    return mergeSameErrors(inOrder(firstOfEachPlace(errors.flat())));
  };

/** What is looked for in files that can be read. */
export const stages: readonly Rule[] = [
  rulesTogether(schemaErrors),
  // What files are called, as others name them.
  rulesTogether(keyNames, unknownPlaces),
  // Copies, in which more is there twice.
  rulesTogether(uniqueAddresses, repeatedEntries),
  rulesTogether(
    brokenLinks,
    unknownPlaceholders,
    ...duplicateRules,
    ...fileRules,
    hiddenMarks,
    imageRule,
    ...prototypeRules,
  ),
];

/**
 * Finds all content errors of the first stage that has some. The build and `npm run check:content` call it.
 * @param root the project's folder, absolute; `content/` lies in it
 * @returns the errors, by file and line
 */
export const lintContent = async (root: string): Promise<readonly Diagnostic[]> => {
  const { files, pictures, names, errors } = readContent(root);
  const unread = [...fileNameErrors(names), ...errors];
  if (unread.length > 0) return inOrder(unread);
  for (const findErrors of stages) {
    const found = await findErrors(files, pictures);
    if (found.length > 0) return found;
  }
  return [];
};
