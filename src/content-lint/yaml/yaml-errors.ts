/** Why a file cannot be read as its editor meant it: its characters, its lines, and how they belong together. */
import type { Document } from "yaml";
import type { Explanation } from "../diagnostic";
import { findLineError, type YamlError } from "./line-errors";
import { formatSpaces, linesOf, readLine, type Line } from "./lines";

/** The line of a mistake and the line before, as programs show them. */
const frameOf = (text: string, offset: number): string => {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split("\n", 1);
  const [above] = text.slice(0, start).split("\n").slice(-2, -1);
  // The mistake may be at the end of a long line.
  const left = Math.max(offset - start - 60, 0);
  const shorten = (one: string) => (one.length > 80 ? `${one.slice(0, 79)}…` : one);
  const caret = `${" ".repeat(offset - start - left)}^`;
  return [...(above === undefined ? [] : [shorten(above)]), shorten(line.slice(left)), caret].join("\n");
};

/** Characters that are no text: control, private and invisible ones, but for a first byte order mark and those of emoji. */
const strangeSign =
  /(?!(?<![^])\uFEFF|\t|\n|\r|\uFE0E|\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{DI}\p{NChar}]/gu;

/** Spaces from word processors and web pages where only ordinary ones count. */
const strangeSpace = /(?! )\p{Zs}(?<=^\p{Zs}*(?:-\p{Zs}+)*(?:-|[\w-]+:)?\p{Zs}+)/gmu;

/** Letters that were saved in one encoding and read in another. */
const damagedLetter = /[\0\uFFFD]|[ÃÂ][\u0080-\u00BF]|â€/gu;

const damaged = (_: string, text: string): Explanation => {
  const { length } = Array.from(text.matchAll(damagedLetter));
  const letters = length === 1 ? "A letter is damaged here" : `${length} letters are damaged, the first of them here`;
  return [
    `${letters}. The text was copied from another program, or the file was not saved as UTF-8.`,
    "If you saved the file on your computer, save it there as UTF-8. Otherwise write what looks wrong anew, or take back the change: CONTENT.md says how, under Undo.",
  ];
};

const invisible = (found: string, text: string): Explanation => {
  const code = `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? ""}`;
  const isStrange = (line: string) => line.search(strangeSpace) >= 0 || line.search(strangeSign) >= 0;
  const lines = text.split("\n").flatMap((line, index) => (isStrange(line) ? [index + 1] : []));
  const where = lines.length > 1 ? ` There are such characters in the lines ${lines.join(", ")}.` : "";
  return [
    `There is an invisible character here, or a space that does not come from the space bar (${code}).${where}`,
    "Delete it, and type a space with the space bar where one belongs.",
  ];
};

const braces = (found: string): Explanation => [
  `There is a brace too many: ${found}`,
  `Write one on each side: {${found.replaceAll(/[{}]/gu, "")}}`,
];

/** Characters that the build refuses, or that visitors would not see or see instead of a letter. */
const signs: readonly (readonly [RegExp, (found: string, text: string) => Explanation])[] = [
  [damagedLetter, damaged],
  [strangeSpace, invisible],
  [strangeSign, invisible],
  [/\{\{+[\w.-]+\}+|\{[\w.-]+\}\}+/gu, braces],
];

/** What to do with a field that is there twice in its group: a dash may be missing, or spaces. */
const explainTwice = (lines: readonly Line[], line: Line): Explanation => {
  const isSame = ({ start, name, column }: Line) => start < line.start && name === line.name && column === line.column;
  const first = lines.filter(isSame).at(-1);
  const where = first === undefined ? "" : `, the first time in line ${first.number}`;
  return [
    `The field is there twice in its group${where}.`,
    "If a new entry of a list begins here, write a dash and a space before its first field, in place of two spaces. If it belongs to the group above it, write two more spaces before it. Otherwise delete one of the two, and what belongs to it.",
  ];
};

/**
 * The line at which others don't stand as they should. YAML complains of the line that fits no group above it; but if the
 * first line of that group is more than two spaces right of the group's name, it is that one.
 */
const misplacedLine = (lines: readonly Line[], refused: Line): Line => {
  const group = lines.filter(({ start, indent }) => start < refused.start && indent < refused.indent).at(-1);
  if (group === undefined) return refused;
  const first = lines[lines.indexOf(group) + 1] ?? refused;
  return first.indent > group.column + 2 ? first : refused;
};

/** From the text alone nobody can tell which of two lines is the wrong one. */
const explainIndent = (lines: readonly Line[], line: Line): Explanation => {
  const { indent: above = 0 } = lines[lines.indexOf(line) - 1] ?? {};
  return [
    `The line begins with ${formatSpaces(line.indent)}, and the one above it with ${formatSpaces(above)}: one of them, or of those beside them, has too many or too few, or lacks a dash and a space.`,
    "Begin each as its neighbors begin: two spaces for each level, and a dash and a space for an entry of a list. If the line that begins their group is missing above them, write it.",
  ];
};

/** Explains why a file cannot be read as its editor meant it: the first error, as one causes many. */
export const findYamlError = (document: Document.Parsed, text: string): YamlError | undefined => {
  for (const [pattern, explain] of signs) {
    const [found] = text.matchAll(pattern);
    if (found !== undefined) return { offset: found.index, explanation: explain(found[0], text) };
  }
  const withFrame = (offset: number, [message, fix]: Explanation): YamlError => {
    return { offset, explanation: [`${message}\n\n${frameOf(text, offset)}`, fix] };
  };
  const lines = linesOf(text);
  const inLine = findLineError(lines);
  if (inLine !== undefined) return withFrame(inLine.offset, inLine.explanation);
  // What the lines themselves don't show is how they belong together.
  const [error] = [...document.errors, ...document.warnings];
  if (error === undefined) return undefined;
  const offset = error.pos[0] + text.slice(error.pos[0]).search(/\S|$/u);
  const line = lines.filter(({ start }) => start <= offset).at(-1) ?? readLine("", 1, offset);
  if (error.code === "DUPLICATE_KEY") return withFrame(offset, explainTwice(lines, line));
  const misplaced = misplacedLine(lines, line);
  return withFrame(misplaced.start + misplaced.indent, explainIndent(lines, misplaced));
};
