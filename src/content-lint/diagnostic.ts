/**
 * The words of this folder for an error: an `Explanation` is what is wrong and the fix, in two sentences; a `YamlError`
 * (yaml/mistakes.ts) is one with its place in a text; a `Diagnostic` is what editors get, with rule, file, field and line.
 * `*-errors.ts` explain what YAML or a schema refuses. `*-rules.ts` judge what both accept.
 */

/** A position in a file, counted from 1. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
}

/** A field inside a YAML file: keys and list positions, from the outside in. */
export type FieldPath = readonly (string | number)[];

/** Whether a field is a part of another, or the same. */
export const isWithin = (field: FieldPath, part: FieldPath): boolean =>
  part.every((name, index) => name === field[index]);

/** A field's place in words: `sections › 2 › heading`. Lists are counted from 1. */
const formatFieldPath = (path: FieldPath): string =>
  path.map((part) => (typeof part === "number" ? String(part + 1) : part)).join(" › ");

/** What is wrong, and how to fix it. */
export type Explanation = readonly [message: string, fix: string];

/** What to do with what may be gone by mistake. It begins in the middle of a sentence: If you deleted it … */
export const putBack = "by mistake, put it back: CONTENT.md says how, under Undo.";

/** A content error, worded for editors. Without a location the whole file is meant. */
export interface Diagnostic extends Partial<SourceLocation> {
  /** The rule's name, by which tests know it: sentences may change. */
  readonly rule: string;
  /** Path from the project's root: content/studio.yaml. */
  readonly file: string;
  /** Without names, the file is meant, or its line. */
  readonly field: FieldPath;
  readonly message: string;
  readonly fix: string;
}

/** A diagnostic of a file, or of a place in it that is no field. */
export const fileDiagnostic = (
  file: string,
  rule: string,
  [message, fix]: Explanation,
  location?: SourceLocation,
): Diagnostic => ({ rule, file, ...location, field: [], message, fix });

/** A diagnostic as three lines of text: location, field and rule, then message and fix. */
export const formatDiagnostic = ({ rule, file, line, column, field, message, fix }: Diagnostic): string => {
  const location = [file, line, column].filter((part) => part !== undefined).join(":");
  const name = field.length === 0 ? "" : `  ${formatFieldPath(field)}`;
  return `${location}${name}  [${rule}]\n    wrong: ${message}\n    fix:   ${fix}`;
};

/** All errors as one message, with their number at the end. */
export const formatErrors = (errors: readonly Diagnostic[]): string =>
  [
    "The content has errors. They stop the build.",
    "",
    ...errors.map((error) => `${formatDiagnostic(error)}\n`),
    `Errors: ${String(errors.length)}`,
  ].join("\n");

// GitHub's workflow commands: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
const escaped = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
const escapedProperty = (text: string): string => escaped(text).replaceAll(":", "%3A").replaceAll(",", "%2C");

/** A diagnostic as an annotation beside its line in a pull request. */
export const githubAnnotation = ({ file, line, column, field, message, fix }: Diagnostic): string => {
  const properties = Object.entries({ file, line, col: column, title: formatFieldPath(field) || "Content" })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapedProperty(String(value))}`);
  return `::error ${properties.join(",")}::${escaped(`${message}\n${fix}`)}`;
};
