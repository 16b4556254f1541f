import { formatFieldPath } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import type { Diagnostic } from "./diagnostic";

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
): Diagnostic => ({ rule, file: content.file, ...content.locate(path), field: formatFieldPath(path), message, fix });

/** What is wrong with a field, and how to fix it. */
export type Judgment = readonly [message: string, fix: string];

/** A rule that judges fields one by one. */
export const fieldRule =
  <Selected extends { readonly path: FieldPath }>(
    rule: string,
    select: (content: ContentFile) => readonly Selected[],
    judge: (field: Selected, content: ContentFile) => readonly Judgment[],
  ) =>
  (files: readonly ContentFile[]): readonly Diagnostic[] =>
    files.flatMap((content) =>
      select(content).flatMap((field) =>
        judge(field, content).map(([message, fix]) => diagnosticAt(content, field.path, rule, message, fix)),
      ),
    );
