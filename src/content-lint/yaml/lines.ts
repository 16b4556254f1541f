/** The lines of a YAML file, taken apart. */

export interface Line {
  /** As it is written, without spaces at its end. */
  readonly line: string;
  /** Counted from 1. */
  readonly number: number;
  /** Where it begins, in characters from the beginning of the file. */
  readonly start: number;
  /** The spaces before it. */
  readonly indent: number;
  /** The field's name, without its colon. */
  readonly name: string | undefined;
  /** What comes after the dash of an entry, and the name of a field. */
  readonly text: string;
  /** The spaces before the name; before the last dash, where there is none. */
  readonly column: number;
}

/** Takes a line apart. */
export const readLine = (source: string, number = 1, start = 0): Line => {
  const line = source.trimEnd();
  const parts = /^(\uFEFF? *)((?:-(?: +|$))*)(?:(\w[\w-]*):(?: +|$))?(.*)$/u.exec(line) ?? [];
  const [, spaces = "", dashes = "", name, text = ""] = parts;
  const indent = spaces.replace("\uFEFF", "").length;
  const width = name === undefined ? dashes.trimEnd().length - 1 : dashes.length;
  return { line, number, start, indent, name, text, column: indent + Math.max(width, 0) };
};

/** Whether the lines below hold the text. */
export const isBlock = ({ text }: Line): boolean => /^[|>][-+]?$/u.test(text);

/** The fields and entries of a file, without remarks and without texts that stand below `>-`. */
export const linesOf = (text: string): readonly Line[] => {
  const lines: Line[] = [];
  let start = 0;
  for (const [index, source] of text.split("\n").entries()) {
    const line = readLine(source, index + 1, start);
    const above = lines.at(-1);
    const isInBlock = above !== undefined && isBlock(above) && line.indent > above.column;
    if (!isInBlock && !/^ *(?:#|$)/u.test(line.line)) lines.push(line);
    start += source.length + 1;
  }
  return lines;
};

export const formatSpaces = (count: number): string => `${count === 0 ? "no" : count} space${count === 1 ? "" : "s"}`;
