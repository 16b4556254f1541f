/** A content mistake, told to an editor. */
export interface Mistake {
  /** Path from the project's root: content/studio.yaml. */
  readonly file: string;
  /** 1 is the first line. Left out where the mistake has no one place. */
  readonly line?: number;
  /** 1 is the first character. */
  readonly column?: number;
  /** Where in the file: `sections › 2 › heading`. Counting begins at 1. */
  readonly field: string;
  /** What is wrong, in plain words. */
  readonly wrong: string;
  /** How to mend it, in plain words. */
  readonly mend: string;
}

/** One mistake as three lines of text: the place, what is wrong, how to mend it. */
export const describeMistake = (mistake: Mistake): string => {
  const place = [mistake.file, mistake.line, mistake.column].filter((part) => part !== undefined).join(":");
  const field = mistake.field === "" ? "" : `  ${mistake.field}`;
  return `${place}${field}\n    wrong: ${mistake.wrong}\n    mend:  ${mistake.mend}`;
};

/** All mistakes as one message, with their number at the end. */
export const describeMistakes = (mistakes: readonly Mistake[]): string =>
  [
    "The content has mistakes. Nothing was built.",
    "",
    ...mistakes.map((mistake) => `${describeMistake(mistake)}\n`),
    mistakes.length === 1 ? "1 mistake." : `${String(mistakes.length)} mistakes.`,
  ].join("\n");
