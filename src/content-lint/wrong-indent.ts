import type { ReadError } from "./diagnostic";

/** Where the lines of an open group or list begin. */
interface Level {
  readonly indent: number;
  readonly isList: boolean;
}

/** A line that begins with a dash or with a field's name, and what is behind the colon. */
const structured = /^(?<spaces> *)(?<dashes>(?:- +)*)(?:(?<name>[a-z]\w*:)(?: +(?<value>[^#\s].*))?(?: *#.*)?$)?/iu;

const spaces = (count: number): string => (count === 0 ? "no space" : count === 1 ? "1 space" : `${count} spaces`);

/**
 * Finds the first line that begins with more or fewer spaces than the lines it belongs to: two for each level. Lines
 * without a dash or a field's name continue a text, and are not judged.
 */
export const wrongIndent = (lines: readonly string[]): ReadError | undefined => {
  let levels: readonly Level[] = [{ indent: 0, isList: false }];
  /** Where the last field begins, if nothing is behind its colon: what it holds is below it. */
  let opened: number | undefined;
  /** Where the last field begins, if > or | is behind its colon: its text is below it. */
  let textOf: number | undefined;
  let previous = 0;
  for (const [index, text] of lines.entries()) {
    const { spaces: { length: indent } = "", dashes = "", name, value } = structured.exec(text)?.groups ?? {};
    if (/^\s*(?:#|$)/u.test(text) || (textOf !== undefined && indent > textOf)) continue;
    textOf = undefined;
    const isList = dashes !== "";
    if (!isList && name === undefined) {
      opened = undefined;
      continue;
    }
    const fitting = levels.filter((level) => level.isList === isList).map((level) => level.indent);
    const below = opened === undefined ? [] : isList ? [opened, opened + 2] : [opened + 2];
    const [expected] = [...fitting, ...below].sort((a, b) => Math.abs(a - indent) - Math.abs(b - indent) || b - a);
    const line = index + 1;
    if (expected !== undefined && expected !== indent) {
      const isUnclear = !isList && opened === undefined && indent - expected > 1;
      const other = ` If line ${previous} belongs to the same group, begin line ${previous} with ${spaces(indent)} instead.`;
      return {
        rule: "yaml-indentation",
        line,
        message: `Line ${line} begins with ${spaces(indent)}, its neighbors with ${expected === 0 ? "none" : expected}.`,
        fix: `Begin line ${line} with ${spaces(expected)}.${isUnclear ? other : ""}`,
      };
    }
    const begin = indent + dashes.length;
    const isOuter = (level: Level): boolean =>
      level.indent < indent || (level.indent === indent && isList && !level.isList);
    const lists = [...dashes.matchAll(/-/gu)].map((dash) => ({ indent: indent + dash.index, isList: true }));
    levels = [...levels.filter(isOuter), ...lists, { indent: begin, isList: false }];
    opened = name !== undefined && value === undefined ? begin : undefined;
    textOf = value !== undefined && /^[>|]/u.test(value) ? begin : undefined;
    previous = line;
  }
  return undefined;
};
