/** Why a file cannot be read as its editor meant it: its characters, its lines, and how they belong together. */
import type { Document } from "yaml";
import type { Explanation } from "../diagnostic";
import { formatSpaces, isBlock, linesOf, readLine, type Line } from "./lines";
import { findMistake, characterMistakes, lineMistakes, textMistakes, type YamlError } from "./mistakes";

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

const tooFarRight: Explanation = [
  "The file begins with spaces.",
  "Delete them. If all lines begin with them, delete them in each.",
];

/** What YAML reads in silence as a part of the line above, and a file that begins with spaces. */
const explainPlace = ({ indent }: Line, above: Line | undefined): Explanation | undefined => {
  if (above === undefined) return indent > 0 ? tooFarRight : undefined;
  if (above.text === "" || indent <= above.column) return undefined;
  return [
    `The line begins with ${formatSpaces(indent)}, further right than the field or entry above it, so it was read as a part of that text.`,
    "If it is a field or an entry of its own, begin it with as many spaces as its neighbors. If the line that begins its group is missing above it, write that. If it belongs to the text, put it at the end of that line.",
  ];
};

/** The first mistake in a line. */
const findInLine = (line: Line, above: Line | undefined): YamlError | undefined => {
  const inLine = findMistake(lineMistakes, line.line, line.start);
  if (inLine !== undefined) return inLine;
  const explanation = explainPlace(line, above);
  if (explanation !== undefined) return { offset: line.start + line.indent, explanation };
  return isBlock(line)
    ? undefined
    : findMistake(textMistakes, line.text, line.start + line.line.length - line.text.length);
};

/** The first mistake in the lines of a file. */
const findInLines = (lines: readonly Line[]): YamlError | undefined => {
  for (const [index, line] of lines.entries()) {
    const error = findInLine(line, lines[index - 1]);
    if (error !== undefined) return error;
  }
  return undefined;
};

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
    `The line begins with ${formatSpaces(line.indent)}, and the one above it with ${formatSpaces(above)}: one of them, or of those beside them, has spaces or a dash too many or too few.`,
    "Begin each as its neighbors begin: two spaces for each level, and a dash and a space only for an entry of a list. If the line that begins their group is missing above them, write it.",
  ];
};

/** Explains why a file cannot be read as its editor meant it: the first error, as one causes many. */
export const findYamlError = (document: Document.Parsed, text: string): YamlError | undefined => {
  const inFile = findMistake(characterMistakes, text, 0);
  if (inFile !== undefined) return inFile;
  const withFrame = (offset: number, [message, fix]: Explanation): YamlError => {
    return { offset, explanation: [`${message}\n\n${frameOf(text, offset)}`, fix] };
  };
  const lines = linesOf(text);
  const inLine = findInLines(lines);
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
