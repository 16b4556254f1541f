/** A content error or hint, worded for editors. */
export interface Diagnostic {
  /** Path from the project's root: content/studio.yaml. */
  readonly file: string;
  /** From 1. Left out where the whole file is meant. */
  readonly line?: number | undefined;
  /** From 1. */
  readonly column?: number | undefined;
  /** The field in words, lists counted from 1: `sections › 2 › heading`. */
  readonly field: string;
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/** Orders diagnostics by file and line. */
export const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** A diagnostic as three lines of text: place, message, fix. */
export const formatDiagnostic = ({ file, line, column, field, message, fix }: Diagnostic): string => {
  const place = [file, line, column].filter((part) => part !== undefined).join(":");
  return `${place}${field === "" ? "" : `  ${field}`}\n    wrong: ${message}\n    fix:   ${fix}`;
};

/** All errors as one message, with their number at the end. */
export const formatErrors = (errors: readonly Diagnostic[]): string =>
  [
    "The content has mistakes. Nothing was built.",
    "",
    ...errors.map((error) => `${formatDiagnostic(error)}\n`),
    errors.length === 1 ? "1 mistake." : `${String(errors.length)} mistakes.`,
  ].join("\n");
