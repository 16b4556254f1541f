import type { ContentFile } from "./content-file";
import { formatFieldPath, type Diagnostic, type FieldPath, type Judgment } from "./diagnostic";

/** Finds what is wrong in files. @param pictures paths of all pictures from the project's root */
export type Rule = (
  files: readonly ContentFile[],
  pictures: readonly string[],
) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;

/** A diagnostic at a field of a file. */
export const diagnosticAt = (
  content: ContentFile,
  path: FieldPath,
  rule: string,
  message: string,
  fix: string,
  about?: string,
): Diagnostic => {
  const place = { file: content.file, ...content.locate(path), field: formatFieldPath(path) };
  return { rule, ...place, message, fix, about };
};

/** A rule that judges fields one by one. */
export const fieldRule =
  <Selected extends { readonly path: FieldPath }>(
    rule: string,
    select: (content: ContentFile) => readonly Selected[],
    judge: (field: Selected, content: ContentFile) => readonly (readonly [...Judgment, about?: string])[],
  ) =>
  (files: readonly ContentFile[]): readonly Diagnostic[] =>
    files.flatMap((content) =>
      select(content).flatMap((field) =>
        judge(field, content).map(([message, fix, about]) =>
          diagnosticAt(content, field.path, rule, message, fix, about),
        ),
      ),
    );
