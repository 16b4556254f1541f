/** Why a file cannot be read as its editor meant it: its characters, its lines, and how they belong together. */
import type { Document } from "yaml";
import type { Explanation } from "../diagnostic";
import { findLineError, linesToWrite, readLine, type Line, type YamlError } from "./line-errors";
import type { GroupsOfFields } from "./line-places";

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

/** All of them at once, as one seldom comes alone. */
const invisible = (_: string, text: string): Explanation => {
  const found = [strangeSpace, strangeSign].flatMap((pattern) => Array.from(text.matchAll(pattern)));
  const codes = found.map(([sign]) => `U+${sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0") ?? ""}`);
  const lines = new Set(found.map(({ index }) => text.slice(0, index).split("\n").length));
  const count = found.length > 1 ? `, ${found.length} times` : "";
  const where = lines.size > 1 ? `, in the lines ${[...lines].sort((a, b) => a - b).join(", ")}` : "";
  return [
    `There is an invisible character here, or a space that does not come from the space bar (${[...new Set(codes)].join(", ")}${count}${where}).`,
    `Delete ${count === "" ? "it" : `all ${found.length}`}, and type a space with the space bar where one belongs.`,
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

/** From the text alone nobody can tell which of two lines is the wrong one. */
const indented: Explanation = [
  "This line or one above it begins with more or fewer spaces than its neighbors, or a dash and a space are missing.",
  "Begin each as its neighbors begin: two spaces for each level, and a dash and a space for an entry of a list.",
];

/** What to do with a field that is there twice in its group: a dash may be missing, or spaces. */
const duplicate = (text: string, offset: number): Explanation => {
  const begin = text.lastIndexOf("\n", offset) + 1;
  const [source = ""] = text.slice(begin).split("\n", 1);
  const { line, name, column } = readLine(source);
  const above = text.slice(0, begin).split("\n").slice(0, -1).map(readLine);
  // A group that is an entry of a list has a dash before its first field.
  const isStart = (other: Line) => other.column < column || (other.column === column && other.dashes !== "");
  const start = above.map((other) => other.name !== undefined && isStart(other)).lastIndexOf(true);
  const isEntry = above[start]?.column === column;
  const first = above.findIndex((other, index) => index >= start && other.name === name && other.column === column);
  const [missing, entry] =
    first === start
      ? ["its dash belongs in this line, and none in the next", [line.replace(/ {2}(?=\S)/u, "- ")]]
      : ["its first line is missing", [`${" ".repeat(Math.max(column - 2, 0))}- ${above[start]?.name ?? ""}: …`, line]];
  const inEntry = `If a new entry of a list begins here, ${missing}. Then ${linesToWrite(...entry)}`;
  const move = "If it belongs to the group above it, write two more spaces before it.";
  const message = `The field is there twice in its group, the first time in line ${first + 1}.`;
  return [message, `${isEntry ? inEntry : ""}${move} Otherwise delete one of the two, and what belongs to it.`];
};

/**
 * Explains why a file cannot be read as its editor meant it: the first error, as one causes many.
 * @param groups all fields that the file may have
 */
export const findYamlError = (
  document: Document.Parsed,
  text: string,
  groups: GroupsOfFields,
): YamlError | undefined => {
  for (const [pattern, explain] of signs) {
    const [found] = text.matchAll(pattern);
    if (found !== undefined) return { offset: found.index, explanation: explain(found[0], text) };
  }
  const withFrame = (offset: number, [message, fix]: Explanation): YamlError => {
    return { offset, explanation: [`${message}\n\n${frameOf(text, offset)}`, fix] };
  };
  const inLine = findLineError(text, groups);
  if (inLine !== undefined) return withFrame(inLine.offset, inLine.explanation);
  // What the lines themselves don't show is how they belong together.
  const [error] = [...document.errors, ...document.warnings];
  if (error === undefined) return undefined;
  const offset = error.pos[0] + text.slice(error.pos[0]).search(/\S|$/u);
  return withFrame(offset, error.code === "DUPLICATE_KEY" ? duplicate(text, offset) : indented);
};
