/** A position in a file, counted from 1. */
export interface SourceLocation {
  readonly line: number;
  readonly column: number;
}

/** What is wrong and how to fix it, without the place. */
export interface Explanation {
  /** The rule that is broken, such as `broken-link`: sentences may change, this name stays. */
  readonly rule: string;
  readonly message: string;
  readonly fix: string;
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
