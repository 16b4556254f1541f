/** Errors of one cause are said once, with all of their places. */
import { fileDiagnostic, type Diagnostic, type RuleName } from "./diagnostic";
import { putBack } from "./rules/file-name-rules";

/** They tell of a name wherever it is written. */
export const nameRules: readonly RuleName[] = ["broken-link", "placeholder", "former-name"];

/** What a link or a placeholder names. */
const nameIn = ({ about }: Diagnostic): string | undefined => about?.address ?? about?.placeholders?.join(", ");

/** The file that makes an address, or that has the value of a placeholder, where its name tells. */
const fileNamedBy = ({ about: { address = "", placeholders: [placeholder = ""] = [] } = {} }: Diagnostic) => {
  const [, service] =
    /^\/services\/#([\w-]+)/u.exec(address) ?? /^\{(?:price|repair|both)\.([\w-]+)/u.exec(placeholder) ?? [];
  const [, study] = /^\/(project-[\w-]+)\//u.exec(address) ?? /^\{(project-[\w-]+)\./u.exec(placeholder) ?? [];
  if (service !== undefined) return `content/services/${service}.yaml`;
  return study === undefined ? undefined : `content/case-studies/${study}/study.yaml`;
};

/** Files with their lines: content/studio.yaml:3, 7; content/naics.yaml:2. */
const placesOf = (errors: readonly Diagnostic[]): string => {
  const linesIn = (file: string) => new Set(errors.flatMap((error) => (error.file === file ? error.line : [])));
  const files = new Set(errors.map(({ file }) => file));
  return [...files].map((file) => `${file}:${[...linesIn(file)].join(", ")}`).join("; ");
};

/** Each cause once. A file that is named in two ways is gone: a name that is written wrong is mostly so in one. */
export const joinErrors = (errors: readonly Diagnostic[], names: readonly string[]): readonly Diagnostic[] => {
  const goneFile = (error: Diagnostic): string | undefined => {
    const file = fileNamedBy(error);
    const isNamedSo = (other: Diagnostic) => nameIn(other) !== nameIn(error) && fileNamedBy(other) === file;
    return file !== undefined && !names.includes(file) && errors.some(isNamedSo) ? file : undefined;
  };
  const isName = ({ rule }: Diagnostic) => nameRules.includes(rule);
  const causes = errors.map((error) => goneFile(error) ?? (isName(error) ? `${error.message} ${error.fix}` : error));
  return errors.flatMap((error, index) => {
    if (causes.indexOf(causes[index] ?? error) < index) return [];
    const same = errors.filter((_, other) => causes[other] === causes[index]);
    const gone = goneFile(error);
    if (gone === undefined && same.length === 1) return error;
    if (gone === undefined) return { ...error, fix: `${error.fix} It is here, too: ${placesOf(same.slice(1))}.` };
    const message = `This file is missing, and these lines need it: ${placesOf(same)}.`;
    const found = [...new Set(same.map(nameIn))].join(", ");
    const fix = `If you deleted it ${putBack} If you renamed it, write its new name there. If it is gone for good, take out what names it: ${found}.`;
    return fileDiagnostic(gone, "missing-file", [message, fix]);
  });
};
