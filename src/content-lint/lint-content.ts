/**
 * The content check, in two stages. The first looks at the names of files (file-name-rules.ts) and at what YAML refuses
 * (yaml-errors.ts). Its errors keep the second, the schemas and rules, from running, because nothing is known then of links
 * and references. Of what either finds, the table below leaves out what follows from something else.
 */
import { dirname } from "node:path";
import { collectionOfFile } from "../content-schema/collections";
import { placeholderSources } from "../content-schema/placeholders";
import { readContent } from "./yaml/yaml-files";
import { isWithin, type Diagnostic, type RuleName } from "./diagnostic";
import { duplicateRules } from "./rules/duplicate-rules";
import { missingFiles, unknownFiles } from "./rules/file-name-rules";
import { copiedFiles, copiesLast, repeatedTexts } from "./rules/copy-rules";
import { fileRules } from "./rules/file-rules";
import { formerNames } from "./rules/former-name-rules";
import { imageRule } from "./rules/image-rules";
import { joinErrors, nameRules } from "./joined-errors";
import { brokenLinks } from "./rules/link-rules";
import { markRules } from "./rules/mark-rules";
import { prototypeRules } from "./rules/prototype-rules";
import type { Rule } from "./rules/rule";
import { schemaErrors } from "./schema-errors";

const rules: readonly Rule[] = [
  schemaErrors,
  copiedFiles,
  repeatedTexts,
  brokenLinks,
  formerNames,
  ...duplicateRules,
  ...fileRules,
  ...markRules,
  imageRule,
  ...prototypeRules,
];

type IsConsequence = (error: Diagnostic, cause: Diagnostic) => boolean;

const isInSameFile: IsConsequence = (error, cause) => error.file === cause.file;

const isInSameFolder: IsConsequence = (error, cause) => dirname(error.file) === dirname(cause.file);

const isFieldAbout: IsConsequence = (error, cause) =>
  isInSameFile(error, cause) && error.field.join() === cause.about?.field?.join();

const isInPart: IsConsequence = (error, cause) => isInSameFile(error, cause) && isWithin(error.field, cause.field);

const isStepOfStudy: IsConsequence = (error, cause) =>
  isInSameFolder(error, cause) && error.field[0] === "study" && cause.field[0] === "key";

const hasFormerName: IsConsequence = ({ about }, { about: { formerName = "" } = {} }) =>
  about?.address?.startsWith(`/${formerName}/`) ?? about?.placeholders?.[0]?.startsWith(`{${formerName}.`) ?? false;

const isLinkToIt: IsConsequence = ({ about: { address = "" } = {} }, { field, about: { field: meant = field } = {} }) =>
  meant[0] === "slug" || (address.includes("#") && meant.at(-1) === "anchor");

const isInWhatIsReal: IsConsequence = (_, { file }) => file.endsWith("/what-is-real.yaml");

const isInSource: IsConsequence = (_, { file }) =>
  placeholderSources.some((source) => source === collectionOfFile(file.replace("content/", ""))?.type);

type Rules = readonly RuleName[] | { readonly allBut: readonly RuleName[] };

/** Which error is silenced by which, because it goes when the other is fixed. */
const consequences: readonly { readonly silenced: Rules; readonly by: Rules; readonly where: IsConsequence }[] = [
  // While a file is at a wrong place, what it brings is missing at the right one.
  { silenced: { allBut: ["wrong-folder"] }, by: ["wrong-folder"], where: () => true },
  // The file or field is there, with another name or at another place.
  { silenced: ["missing-file"], by: ["unknown-file"], where: (error, cause) => error.file === cause.about?.file },
  { silenced: ["missing-field"], by: ["unknown-field"], where: isFieldAbout },
  // The two pictures are exchanged.
  { silenced: ["image"], by: ["image"], where: isFieldAbout },
  // The steps of a study repeat its key.
  { silenced: ["key-name"], by: ["key-name"], where: isStepOfStudy },
  // Where a key must change, so does the anchor that it makes.
  { silenced: ["duplicate-anchor"], by: ["key-name"], where: isInPart },
  // An entry or a part that is a copy has what may be there only once.
  { silenced: ["duplicate-anchor", "duplicate-heading", "length"], by: ["repeated"], where: isInPart },
  { silenced: ["repeated"], by: ["format", "duplicate-address"], where: (error, cause) => isInPart(cause, error) },
  // One file may be a copy of the other.
  {
    silenced: ["duplicate-anchor", "duplicate-description", "duplicate-heading", "duplicate-name", "duplicate-title"],
    by: ["duplicate-address", "copied"],
    where: isInSameFile,
  },
  { silenced: ["prototype"], by: ["copied", "former-name", "renamed", "key-name"], where: isInSameFile },
  // It may be the picture that is meant.
  {
    silenced: ["unused-image"],
    by: ["missing-image", "image", "format", "wrong-type", "unknown-field", "missing-field"],
    where: isInSameFolder,
  },
  // It may be told of in the line that has another error.
  { silenced: ["hidden-mark"], by: { allBut: ["hidden-mark"] }, where: isInWhatIsReal },
  { silenced: ["broken-link", "placeholder"], by: ["former-name"], where: hasFormerName },
  { silenced: ["broken-link"], by: ["format", "empty", "missing-field", "unknown-field"], where: isLinkToIt },
  // While the file that placeholders get their values from has errors, none has a value.
  { silenced: ["placeholder"], by: { allBut: [...nameRules, "renamed"] }, where: isInSource },
];

const isOneOf = (rules: Rules, { rule }: Diagnostic): boolean =>
  "allBut" in rules ? !rules.allBut.includes(rule) : rules.includes(rule);

const withoutConsequences = (errors: readonly Diagnostic[]): readonly Diagnostic[] =>
  errors.filter((error) => {
    const rows = consequences.filter(({ silenced }) => isOneOf(silenced, error));
    return !rows.some(({ by, where }) => errors.some((cause) => isOneOf(by, cause) && where(error, cause)));
  });

const lastRules: readonly RuleName[] = [...nameRules, "unused-image"];

/** Causes first, before what names cause elsewhere that are gone or wrong; then by file and line. */
const inOrder = (errors: readonly Diagnostic[]): readonly Diagnostic[] => {
  const rank = ({ rule }: Diagnostic) => Number(lastRules.includes(rule));
  return [...errors].sort((a, b) => rank(a) - rank(b) || a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
};

/** What is wrong in files that could be read, in order, but for what follows from something else. */
export const lintFiles: Rule = async (files, pictures) => {
  const sorted = copiesLast(files);
  const errors = await Promise.all(rules.map(async (rule) => rule(sorted, pictures)));
  return inOrder(
    joinErrors(
      inOrder(withoutConsequences(errors.flat())),
      files.map(({ file }) => file),
    ),
  );
};

/**
 * Finds all content errors at once. The build and `npm run check:content` call it.
 * @param root the project's folder, absolute; `content/` lies in it
 * @returns the errors, causes first, by file and line
 */
export const lintContent = async (root: string): Promise<readonly Diagnostic[]> => {
  const { files, pictures, names, errors } = readContent(root);
  const unread = [...unknownFiles(names, files), ...missingFiles(names), ...errors];
  return unread.length > 0 ? inOrder(withoutConsequences(unread)) : lintFiles(files, pictures);
};
