/**
 * The words of this folder for an error: an `Explanation` is what is wrong and the fix, in two sentences; a `YamlError`
 * (line-errors.ts) is one with its place in a text; a `Diagnostic` is what editors get, with rule, file, field and line.
 * `*-errors.ts` explain what YAML or a schema refuses. `*-rules.ts` judge what both accept.
 */
import type { Explanation } from "../content-schema/text-rules";

/** A position in a file, counted from 1. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
}

/** A field inside a YAML file: keys and list positions, from the outside in. */
export type FieldPath = readonly (string | number)[];

/** A field's place in words: `sections › 2 › heading`. Lists are counted from 1. */
export const formatFieldPath = (path: FieldPath): string =>
  path.map((part) => (typeof part === "number" ? String(part + 1) : part)).join(" › ");

/** A content error, worded for editors. Without a location the whole file is meant. */
export interface Diagnostic extends Partial<SourceLocation> {
  /** The rule that is broken, such as `broken-link`: sentences may change, this name stays. */
  readonly rule: string;
  /** Path from the project's root: content/studio.yaml. */
  readonly file: string;
  /** The field in words, lists counted from 1: `sections › 2 › heading`. */
  readonly field: string;
  readonly message: string;
  readonly fix: string;
  /** What the error is about: an address, a placeholder, a former name, or the place where a field belongs. */
  readonly about?: string | undefined;
}

/** A diagnostic of a file, or of a place in it that is no field. */
export const fileDiagnostic = (
  file: string,
  rule: string,
  [message, fix, about]: Explanation,
  location?: SourceLocation,
): Diagnostic => ({ rule, file, ...location, field: "", message, fix, about });

/** A diagnostic as three lines of text: location, field and rule, then message and fix. */
export const formatDiagnostic = ({ rule, file, line, column, field, message, fix }: Diagnostic): string => {
  const location = [file, line, column].filter((part) => part !== undefined).join(":");
  return `${location}${field === "" ? "" : `  ${field}`}  [${rule}]\n    wrong: ${message}\n    fix:   ${fix}`;
};

/** All errors as one message, with their number at the end. */
export const formatErrors = (errors: readonly Diagnostic[]): string =>
  [
    "The content has errors. They stop the build.",
    "",
    ...errors.map((error) => `${formatDiagnostic(error)}\n`),
    `Errors: ${String(errors.length)}`,
  ].join("\n");
