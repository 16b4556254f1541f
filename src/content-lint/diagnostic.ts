/**
 * An error, from short to whole: a `Judgment` is its two sentences, what is wrong and the fix; a `Mistake` (line-errors.ts)
 * adds where in a text it is; an `Explanation` adds the rule's name; a `Diagnostic` adds file, field and line. In this
 * folder `*-errors.ts` explain what YAML or a schema refuses, and `*-rules.ts` judge the rest.
 */

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

/** What is wrong, and how to fix it. */
export type Judgment = readonly [message: string, fix: string];

/** What is wrong and how to fix it, without the place. */
export interface Explanation {
  /** The rule that is broken, such as `broken-link`: sentences may change, this name stays. */
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
  /** The address or placeholder that leads nowhere. */
  readonly about?: string | undefined;
}

/** A content error, worded for editors. Without a location the whole file is meant. */
export interface Diagnostic extends Explanation, Partial<SourceLocation> {
  /** Path from the project's root: content/studio.yaml. */
  readonly file: string;
  /** The field in words, lists counted from 1: `sections › 2 › heading`. */
  readonly field: string;
}

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
