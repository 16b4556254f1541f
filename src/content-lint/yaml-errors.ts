import type { Document } from "yaml";
import type { Explanation, Judgment } from "./diagnostic";
import { findLineError, indented, readLine, write } from "./line-errors";

/** Why a file cannot be read as its editor meant it. */
export interface ReadError extends Explanation {
  /** Where it begins to differ, in characters from the beginning of the file. */
  readonly offset: number;
}

const readError = (offset: number, [message, fix]: Judgment): ReadError => ({ rule: "yaml", offset, message, fix });

/** An error with the line it is in and the line before, as programs show them. */
const errorInLine = (text: string, offset: number, [message, fix]: Judgment): ReadError => {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const lines = text.slice(0, start).split("\n").slice(-2, -1);
  const shorten = (line = "") => (line.length > 80 ? `${line.slice(0, 79)}…` : line);
  const frame = [...lines, text.slice(start).split("\n", 1)[0]].map(shorten);
  return readError(offset, [[message, "", ...frame, `${" ".repeat(offset - start)}^`].join("\n"), fix]);
};

/** Characters that are no text: control, private and invisible ones, but for a first byte order mark and those of emoji. */
const strangeSign =
  /(?!^\uFEFF|\t|\n|\r|\uFE0E|\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{DI}\p{NChar}]/u;

/** Spaces from word processors and web pages where only ordinary ones count. */
const strangeSpace = /(?<=^ *(?:- +)*(?:-|[\w-]+:)?)(?! )\p{Zs}/mu;

/** Letters that were saved in one encoding and read in another. */
const damagedLetter = /[\0\uFFFD]|[ÃÂ][\u0080-\u00BF]|â€/u;

/** Finds characters that the build refuses, or that visitors would not see or see instead of a letter. */
const explainSigns = (text: string): ReadError | undefined => {
  const damaged = damagedLetter.exec(text);
  if (damaged !== null)
    return readError(damaged.index, [
      "A letter is damaged here. The text was copied from another program, or the file was not saved as UTF-8.",
      "Write the letter anew, wherever one looks wrong. If you saved the file on your computer, save it there as UTF-8.",
    ]);
  const found = strangeSpace.exec(text) ?? strangeSign.exec(text);
  if (found !== null) {
    const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return readError(found.index, [
      `There is an invisible character here, or a space that does not come from the space bar (U+${code}).`,
      "Delete it, and type a space with the space bar where one belongs.",
    ]);
  }
  const doubled = /\{\{+([\w.-]+)\}+|\{([\w.-]+)\}\}+/u.exec(text);
  if (doubled === null) return undefined;
  const placeholder = `{${doubled[1] ?? doubled[2] ?? ""}}`;
  return readError(doubled.index, [
    `There is a brace too many: ${doubled[0]}`,
    `Write one on each side: ${placeholder}`,
  ]);
};

/** What to do with a field that is there twice: its entry may have lost its dash, or its group the spaces before it. */
const duplicate = (text: string, offset: number): Judgment => {
  const message = "The field is there twice in its group.";
  const before = text.slice(0, text.lastIndexOf("\n", offset)).split("\n").map(readLine);
  const [here, next] = text
    .slice(text.lastIndexOf("\n", offset) + 1)
    .split("\n")
    .map(readLine);
  const indent = here?.indent ?? 0;
  const line = here?.line.trim() ?? "";
  const around = before.filter((other) => other.line !== "" && other.indent < indent).at(-1);
  if (around?.dashes === "- " && around.column === indent) {
    const isDashBelow = next?.dashes === "- " && next.indent === around.indent && next.name !== here?.name;
    const below = isDashBelow ? [`${" ".repeat(indent)}${next.line.trim().slice(2)}`] : [];
    const entry = `${" ".repeat(around.indent)}- ${line}`;
    return [
      message,
      `If a new entry of the list begins here, ${write([entry, ...below], "Otherwise delete one of the two.")}`,
    ];
  }
  const group = before.at(-1);
  if (group?.name === undefined || group.text !== "") return [message, "Delete one of the two."];
  const inside = `${" ".repeat(group.column + 2)}${line}`;
  return [message, `If it belongs to "${group.name}", ${write([inside], "Otherwise delete one of the two.")}`];
};

/**
 * Explains why a file cannot be read as its editor meant it: the first error, as one causes many.
 * @param fields the names of all fields that the file may have
 */
export const explainYaml = (
  document: Document.Parsed,
  text: string,
  fields: ReadonlySet<string>,
): ReadError | undefined => {
  const signs = explainSigns(text);
  if (signs !== undefined) return signs;
  const inLine = findLineError(text, fields);
  if (inLine !== undefined) return errorInLine(text, inLine.offset, inLine.judgment);
  // What the lines themselves don't show is how they belong together.
  const [error] = [...document.errors, ...document.warnings];
  if (error === undefined) return undefined;
  const offset = error.pos[0] + text.slice(error.pos[0]).search(/\S|$/u);
  return errorInLine(text, offset, error.code === "DUPLICATE_KEY" ? duplicate(text, offset) : indented);
};
