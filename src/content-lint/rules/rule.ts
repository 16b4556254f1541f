/** What rules are made of. */
import { linesWith, type YamlFile } from "../yaml/yaml-files";
import { fileDiagnostic, type Diagnostic, type Explanation, type FieldPath } from "../diagnostic";

/** Finds what is wrong in files. @param pictures paths of all pictures from the project's root */
export type Rule = (
  files: readonly YamlFile[],
  pictures: readonly string[],
) => readonly Diagnostic[] | Promise<readonly Diagnostic[]>;

/** A diagnostic at a field of a file. */
export const fieldDiagnostic = (
  { file, locate }: YamlFile,
  path: FieldPath,
  rule: string,
  explanation: Explanation,
): Diagnostic => ({ ...fileDiagnostic(file, rule, explanation, locate(path)), field: path });

/** A diagnostic at each line in which something is. */
export const lineDiagnostics = (
  files: readonly YamlFile[],
  isIn: (line: string) => boolean,
  rule: string,
  explanation: Explanation,
): readonly Diagnostic[] =>
  files.flatMap((content) =>
    linesWith(content, isIn).map((line) => fileDiagnostic(content.file, rule, explanation, { line, column: 1 })),
  );

/** A rule that judges fields one by one. */
export const fieldRule =
  <Selected extends { readonly path: FieldPath }>(
    rule: string,
    select: (content: YamlFile) => readonly Selected[],
    explain: (field: Selected, content: YamlFile) => Explanation | undefined,
  ) =>
  (files: readonly YamlFile[]): readonly Diagnostic[] =>
    files.flatMap((content) =>
      select(content).flatMap((field) => {
        const explanation = explain(field, content);
        return explanation === undefined ? [] : [fieldDiagnostic(content, field.path, rule, explanation)];
      }),
    );
