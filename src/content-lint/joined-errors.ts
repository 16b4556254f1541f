/** Errors of one cause are said once, with all of their places. */
import type { ContentFile } from "./content-file";
import { fileDiagnostic, type Diagnostic } from "./diagnostic";
import { putBack } from "./file-name-rules";

/** The files that links and placeholders name, by how these begin. */
const namedFiles: readonly (readonly [RegExp, string])[] = [
  [/^(?:\{(?:price|repair|both)\.|\/services\/#)([\w-]+).*/u, "content/services/$1.yaml"],
  [/^[/{](project-[\w-]+)[/.].*/u, "content/case-studies/$1/study.yaml"],
];

const fileNamedBy = ({ about = "" }: Diagnostic): string | undefined =>
  namedFiles.flatMap(([pattern, file]) => (pattern.test(about) ? about.replace(pattern, file) : []))[0];

/** Files with their lines: content/studio.yaml:3, 7; content/naics.yaml:2. */
const placesOf = (errors: readonly Diagnostic[]): string =>
  [...new Set(errors.map(({ file }) => file))]
    .map((file) => {
      const lines = errors.flatMap((error) => (error.file === file ? error.line : []));
      return `${file}:${[...new Set(lines)].join(", ")}`;
    })
    .join("; ");

/** Each cause once. A file that is named in two ways is gone: a name that is written wrong is mostly so in one. */
export const joinErrors = (
  errors: readonly Diagnostic[],
  files: readonly Pick<ContentFile, "file">[],
): readonly Diagnostic[] => {
  const goneFile = (error: Diagnostic): string | undefined => {
    const file = fileNamedBy(error);
    const isNamedSo = (other: Diagnostic) => other.about !== error.about && fileNamedBy(other) === file;
    return errors.some(isNamedSo) && !files.some((content) => content.file === file) ? file : undefined;
  };
  const causeOf = (error: Diagnostic): unknown =>
    goneFile(error) ??
    (/^(?:broken-link|placeholder|former-name)$/u.test(error.rule) ? `${error.message} ${error.fix}` : error);
  const causes = errors.map(causeOf);
  return errors.flatMap((error, index) => {
    if (causes.indexOf(causes[index]) < index) return [];
    const gone = goneFile(error);
    const same = errors.filter((_, other) => causes[other] === causes[index]);
    const places = placesOf(same.slice(gone === undefined ? 1 : 0));
    if (gone === undefined)
      return places === "" ? error : { ...error, fix: `${error.fix} It is here, too: ${places}.` };
    const names = [...new Set(same.map(({ about }) => about))].join(", ");
    const message = `This file is missing, and these lines need it: ${places}.`;
    const fix = `If you deleted it ${putBack} If you renamed it, write its new name there. If it is gone for good, take out what names it: ${names}.`;
    return fileDiagnostic(gone, "missing-file", [message, fix]);
  });
};
