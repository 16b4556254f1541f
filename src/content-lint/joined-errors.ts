/** Errors of one cause are said once, with all of their places. */
import { fileDiagnostic, type Diagnostic } from "./diagnostic";
import { putBack } from "./rules/file-name-rules";

/** The files that links and placeholders name, by how these begin. */
const namedFiles: readonly (readonly [RegExp, string])[] = [
  [/^(?:\{(?:price|repair|both)\.|\/services\/#)([\w-]+).*/u, "content/services/$1.yaml"],
  [/^[/{](project-[\w-]+)[/.].*/u, "content/case-studies/$1/study.yaml"],
];

const fileNamedBy = ({ about = "" }: Diagnostic): string | undefined =>
  namedFiles.flatMap(([pattern, file]) => (pattern.test(about) ? about.replace(pattern, file) : []))[0];

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
    const isNamedSo = (other: Diagnostic) => other.about !== error.about && fileNamedBy(other) === file;
    return file !== undefined && !names.includes(file) && errors.some(isNamedSo) ? file : undefined;
  };
  const isName = ({ rule }: Diagnostic) => /^(?:broken-link|placeholder|former-name)$/u.test(rule);
  const causes = errors.map((error) => goneFile(error) ?? (isName(error) ? `${error.message} ${error.fix}` : error));
  return errors.flatMap((error, index) => {
    if (causes.indexOf(causes[index] ?? error) < index) return [];
    const same = errors.filter((_, other) => causes[other] === causes[index]);
    const gone = goneFile(error);
    if (gone === undefined && same.length === 1) return error;
    if (gone === undefined) return { ...error, fix: `${error.fix} It is here, too: ${placesOf(same.slice(1))}.` };
    const message = `This file is missing, and these lines need it: ${placesOf(same)}.`;
    const found = [...new Set(same.map(({ about }) => about))].join(", ");
    const fix = `If you deleted it ${putBack} If you renamed it, write its new name there. If it is gone for good, take out what names it: ${found}.`;
    return fileDiagnostic(gone, "missing-file", [message, fix]);
  });
};
