/** A position in a file. */
export interface SourceLocation {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** A content error or hint, worded for editors. Without a location the whole file is meant. */
export interface Diagnostic extends Partial<SourceLocation> {
  /** The rule that is broken, such as `broken-link`: sentences may change, this name stays. */
  readonly rule: string;
  /** Path from the project's root: content/studio.yaml. */
  readonly file: string;
  /** The field in words, lists counted from 1: `sections › 2 › heading`. */
  readonly field: string;
  /** What is wrong. */
  readonly message: string;
  /** What to do about it. */
  readonly fix: string;
}

/** Why a file cannot be read as its editor meant it. */
export type Explanation = Pick<Diagnostic, "rule" | "message" | "fix" | "column"> & { readonly line: number };

/** Orders diagnostics by file and line. */
export const byLocation = (a: Diagnostic, b: Diagnostic): number =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0);

/** Three lines of text: location, field and rule, then message and fix. */
const format = ({ rule, file, line, column, field, message, fix }: Diagnostic, label: string): string => {
  const location = [file, line, column].filter((part) => part !== undefined).join(":");
  return `${location}${field === "" ? "" : `  ${field}`}  [${rule}]\n    ${label} ${message}\n    fix:   ${fix}`;
};

/** An error as text. */
export const formatDiagnostic = (error: Diagnostic): string => format(error, "wrong:");

/** A hint or a reminder as text. */
export const formatHint = (hint: Diagnostic): string => `hint: ${format(hint, "why:  ")}\n`;

/**
 * All errors as one message, with their number at the end.
 * @param consequence what they keep from happening, as a sentence
 */
export const formatErrors = (errors: readonly Diagnostic[], consequence = "Nothing was built."): string =>
  [
    `The content has errors. ${consequence}`,
    "",
    ...errors.map((error) => `${formatDiagnostic(error)}\n`),
    errors.length === 1 ? "1 error." : `${String(errors.length)} errors.`,
  ].join("\n");
