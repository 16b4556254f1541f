/**
 * The content check, in two stages. The first looks at the names of files (file-name-rules.ts) and at what YAML refuses
 * (yaml-errors.ts). Its errors keep the second, the schemas and rules, from running, because nothing is known then of links
 * and references. Of what either finds, the table below leaves out what follows from something else.
 */
import { dirname } from "node:path";
import { collectionOfFile } from "../content-schema/collections";
import { placeholderSources } from "../content-schema/placeholders";
import { readContent } from "./yaml/yaml-files";
import type { Diagnostic } from "./diagnostic";
import { duplicateRules } from "./rules/duplicate-rules";
import { missingFiles, unknownFiles } from "./rules/file-name-rules";
import { copiedFiles, copiesLast, repeatedTexts } from "./rules/copy-rules";
import { fileRules, keyNames } from "./rules/file-rules";
import { formerNames } from "./rules/former-name-rules";
import { imageRule } from "./rules/image-rules";
import { joinErrors } from "./joined-errors";
import { brokenLinks } from "./rules/link-rules";
import { markRules } from "./rules/mark-rules";
import { prototypeRules } from "./rules/prototype-rules";
import type { Rule } from "./rules/rule";
import { schemaErrors } from "./schema-errors";

const rules: readonly Rule[] = [
  keyNames,
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

const isInSameFile = (error: Diagnostic, cause: Diagnostic): boolean => error.file === cause.file;

const isInSameFolder = (error: Diagnostic, cause: Diagnostic): boolean => dirname(error.file) === dirname(cause.file);

const isFieldAbout = (error: Diagnostic, cause: Diagnostic): boolean =>
  isInSameFile(error, cause) && error.field === cause.about;

const isInPart = (error: Diagnostic, cause: Diagnostic): boolean =>
  isInSameFile(error, cause) && `${error.field} › `.startsWith(`${cause.field} › `);

const isStepOfStudy = (error: Diagnostic, cause: Diagnostic): boolean =>
  isInSameFolder(error, cause) && error.field === "study" && cause.field === "key";

const hasFormerName = ({ about = "" }: Diagnostic, { about: former = "" }: Diagnostic): boolean =>
  about.startsWith(`/${former}/`) || about.startsWith(`{${former}.`);

const isLinkToIt = ({ about: to = "" }: Diagnostic, { field, about = field }: Diagnostic): boolean =>
  about === "slug" || (to.includes("#") && /(?:^|› )anchor$/u.test(about));

const isInWhatIsReal = (_: Diagnostic, { file }: Diagnostic): boolean => file.endsWith("/what-is-real.yaml");

const isInSource = (_: Diagnostic, { file }: Diagnostic): boolean =>
  placeholderSources.some((source) => source === collectionOfFile(file.replace("content/", ""))?.type);

/** Which error is silenced by which, because it goes when the other is fixed. The names are those of rules. */
const consequences: readonly {
  readonly silenced: RegExp;
  readonly by: RegExp;
  readonly where: (error: Diagnostic, cause: Diagnostic) => boolean;
}[] = [
  // While a file is at a wrong place, what it brings is missing at the right one.
  { silenced: /^(?!wrong-folder$)/u, by: /^wrong-folder$/u, where: () => true },
  // The file or field is there, with another name or at another place.
  { silenced: /^missing-file$/u, by: /^unknown-file$/u, where: (error, cause) => error.file === cause.about },
  { silenced: /^missing-field$/u, by: /^unknown-field$/u, where: isFieldAbout },
  // The two pictures are exchanged.
  { silenced: /^image$/u, by: /^image$/u, where: isFieldAbout },
  // The steps of a study repeat its key.
  { silenced: /^key-name$/u, by: /^key-name$/u, where: isStepOfStudy },
  // Where a key must change, so does the anchor that it makes.
  { silenced: /^duplicate-anchor$/u, by: /^key-name$/u, where: isInPart },
  // An entry or a part that is a copy has what may be there only once.
  { silenced: /^(?:duplicate-(?:anchor|heading)|length)$/u, by: /^repeated$/u, where: isInPart },
  { silenced: /^repeated$/u, by: /^(?:format|duplicate-address)$/u, where: (error, cause) => isInPart(cause, error) },
  // One file may be a copy of the other.
  { silenced: /^duplicate-(?!address$|order$)/u, by: /^(?:duplicate-address|copied)$/u, where: isInSameFile },
  { silenced: /^studio-name$/u, by: /^prototype$/u, where: () => true },
  { silenced: /^prototype$/u, by: /^(?:copied|former-name|renamed|key-name)$/u, where: isInSameFile },
  // It may be the picture that is meant.
  {
    silenced: /^unused-image$/u,
    by: /^(?:missing-image|image|format|wrong-type|(?:unknown|missing)-field)$/u,
    where: isInSameFolder,
  },
  // It may be told of in the line that has another error.
  { silenced: /^hidden-mark$/u, by: /^(?!hidden-mark$)/u, where: isInWhatIsReal },
  { silenced: /^(?:broken-link|placeholder)$/u, by: /^former-name$/u, where: hasFormerName },
  { silenced: /^broken-link$/u, by: /^(?:format|empty|(?:missing|unknown)-field)$/u, where: isLinkToIt },
  // While the file that placeholders get their values from has errors, none has a value.
  { silenced: /^placeholder$/u, by: /^(?!placeholder$|broken-link$|former-name$|renamed$)/u, where: isInSource },
];

const withoutConsequences = (errors: readonly Diagnostic[]): readonly Diagnostic[] =>
  errors.filter(
    (error) =>
      !consequences.some(
        ({ silenced, by, where }) =>
          silenced.test(error.rule) && errors.some((cause) => by.test(cause.rule) && where(error, cause)),
      ),
  );

/** Causes first, before what names cause elsewhere that are gone or wrong; then by file and line. */
const inOrder = (errors: readonly Diagnostic[]): readonly Diagnostic[] => {
  const rank = ({ rule }: Diagnostic) => Number(/^(?:broken-link|placeholder|former-name|unused-image)$/u.test(rule));
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
