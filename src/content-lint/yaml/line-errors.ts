/**
 * What is wrong in a line of a YAML file, as far as its own text and the line above show it. Files are written in few
 * forms: a field or an entry a line, with its text in the same line, or indented below `>-`. So a mistake is found where
 * it was made, while YAML, which knows many more forms, would read something else and complain later, or not at all.
 */
import { fittingName } from "../../content-schema/fields";
import type { Explanation } from "../diagnostic";
import { nearestName } from "../rules/nearest-name";
import { explainDash, explainPlace, formatSpaces, type GroupsOfFields } from "./line-places";

/** What keeps a file from being read as its editor meant it. */
export interface YamlError {
  /** Its place, in characters from the beginning. */
  readonly offset: number;
  readonly explanation: Explanation;
}

/** A line, taken apart. */
export interface Line {
  /** The line as it is written, without spaces at its end. */
  readonly line: string;
  readonly indent: number;
  readonly dashes: string;
  /** The field's name, without its colon. */
  readonly name: string | undefined;
  readonly text: string;
  /** The spaces before the name; before the last dash, where there is none. */
  readonly column: number;
}

/** @param source a line of a file */
export const readLine = (source: string): Line => {
  const line = source.replace(/^\uFEFF/u, "").trimEnd();
  const parts = /^( *)((?:-(?: +|$))*)(?:(\w[\w-]*):(?: +|$))?(.*)$/u.exec(line) ?? [];
  const [, spaces = "", dashes = "", name, text = ""] = parts;
  const width = name === undefined ? dashes.trimEnd().length - 1 : dashes.length;
  return { line, indent: spaces.length, dashes, name, text, column: spaces.length + Math.max(width, 0) };
};

/** The texts of lines that are no fields and no entries, up to the first that is. */
const loneTexts = (lines: readonly Line[]): readonly string[] => {
  const end = lines.findIndex(({ dashes, name }) => dashes !== "" || name !== undefined);
  return lines.slice(0, end === -1 ? lines.length : end).map(({ text }) => text.trim());
};

/** Whether the lines below hold the text. */
const isBlock = ({ text }: Line): boolean => /^[|>][-+]?$/u.test(text);

/** Lines as they should be written. More words may follow. */
export const linesToWrite = (...lines: readonly string[]): string => `write:\n\n${lines.join("\n")}\n\n    `;

/** A text in straight quotes, with those inside it curly. */
const inQuotes = (text: string): string => {
  const isQuoted = /^["']|^[“”„‘’«»][^“”„‘’«»]*[“”‘’«»]$/u.test(text);
  const inside = isQuoted ? text.slice(1).replace(/["'“”‘’«»]$/u, "") : text;
  const curly = inside.replaceAll(/"([^"]*)"/gu, "“$1”").replaceAll('"', "");
  return `Write the text like this: "${curly.replaceAll("\\", "\\\\")}"`;
};

const signAtStart = (text: string): Explanation => [
  `The text begins with ${text.charAt(0)}, which has a meaning of its own in these files.`,
  inQuotes(text),
];

/** What is wrong with a text that begins with a bracket, as lists do. */
const explainList = (text: string): Explanation | undefined => {
  if (/^\[["“][^\]]*$/u.test(text)) return ["The bracket at the end of this list is missing.", "Type ] there."];
  const [message, fix] = signAtStart(text);
  if (!text.includes("]")) return [message, `If it is a list, type ] at its end. If it is a text, use quotes. ${fix}`];
  // What is in quotes can hold no mistake.
  const bare = text.replaceAll(/"[^"]*"/gu, '""');
  if (!/^\[[^[\]]*\]$/u.test(bare)) return [message, fix];
  // A comma without a space belongs to a number, where others have a space or texts are in quotes.
  const isNumberCut = /[[,] *\d{1,3}(?:,\d{3})+\b/u.test(bare) && /, |""/u.test(bare);
  if (!isNumberCut && !/""\s*""|[[,]\s*,/u.test(bare)) return undefined;
  const entries = text.slice(1, -1).match(/"[^"]*"|(?:[^",]|,(?=\S))+/gu) ?? [];
  const quoted = entries.map((entry) => entry.trim().replace(/^[^"]+$/u, '"$&"')).filter((entry) => entry !== "");
  return [
    "A comma is missing in this list, or there is one too many.",
    `Write each entry in quotes, and a comma and a space between two: [${quoted.join(", ")}]`,
  ];
};

/** What is wrong with a text that begins with a straight quote. */
const explainQuoted = (text: string, below: readonly Line[]): Explanation | undefined => {
  const quote = text.charAt(0);
  const rest = loneTexts(below);
  const end = rest.findIndex((other) => other.endsWith(quote)) + 1;
  if (!text.includes(quote, 1) && end > 0)
    return ["The text goes on in the next line.", `Write it on one line: ${[text, ...rest.slice(0, end)].join(" ")}`];
  if (!text.includes(quote, 1))
    return ["The closing quote of this text is missing.", `Type ${quote} at the end of the text, in the same line.`];
  if (!/^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?: +#.*)?$/u.test(text))
    return [`The text begins with a quote, but goes on after the second ${quote}.`, inQuotes(text)];
  const [code] = /(?<!\\)\\(?!["\\]|u00A0)(?:u[\dA-F]{4})?/iu.exec(quote === '"' ? text : "") ?? [];
  if (code === undefined) return undefined;
  const [, file] = /^"(?:[a-z]:|\\\\).*\\([^\\]+)"$/iu.exec(text) ?? [];
  if (file !== undefined)
    return ["This is a place on your own computer.", `Put the file beside this one, and write ./${fittingName(file)}`];
  const fix = code === "\\" ? "Write two backslashes in place of one: \\\\" : `Delete ${code}.`;
  return ["The backslash makes another character of what comes after it.", fix];
};

/** What is wrong with the beginning of a text. */
const explainStart = (text: string, below: readonly Line[]): Explanation | undefined => {
  if (/^["']/u.test(text)) return explainQuoted(text, below);
  if (text.startsWith("[")) return explainList(text);
  return /^(?:[&*!|>%@`{}\],]|[-?:](?=\s))/u.test(text) ? signAtStart(text) : undefined;
};

/** What is wrong with a colon in a text. */
const explainColon = (text: string, groups: GroupsOfFields): Explanation | undefined => {
  const [colon, name = ""] = /(?<!\S)(\S*?):(?:\s|$)/u.exec(text) ?? [];
  if (colon === undefined) return undefined;
  const message = "There is a colon inside the text of this line.";
  if (!groups.has(name)) return [message, inQuotes(text)];
  return [message, `If "${name}" is a field, begin a new line with it. If it is a word, use quotes. ${inQuotes(text)}`];
};

/** The first mistake in the text of a line. */
const explainText = (text: string, below: readonly Line[], groups: GroupsOfFields): YamlError | undefined => {
  const atStart = explainStart(text, below);
  if (atStart !== undefined || /^["'[]/u.test(text)) return atStart && { offset: 0, explanation: atStart };
  const sign = text.search(/(?<!\S)#/u);
  const remark = `The site leaves out what comes after # in this line: ${text.slice(sign)}`;
  const fix = `If it is a remark for editors, put it on a line of its own. If it belongs to the text, use quotes. ${inQuotes(text)}`;
  if (sign !== -1) return { offset: sign, explanation: [remark, fix] };
  const atColon = explainColon(text, groups);
  if (atColon !== undefined) return { offset: text.search(/:(?:\s|$)/u), explanation: atColon };
  const [quoted, inside] = /^[“”„‘’]([^“”„]*)[“”‘’]$/u.exec(text) ?? [];
  if (quoted === undefined) return undefined;
  const wrong = `The quotes ${text.charAt(0)} and ${text.at(-1)} are typographic.`;
  const straight = `Write straight ones: "${inside}" Or, if visitors should see these, straight ones around them: "${text}"`;
  return { offset: 0, explanation: [wrong, straight] };
};

/** What is wrong with lines that are no fields and no entries of a list. */
const explainLone = (texts: readonly string[], above: Line | undefined, groups: GroupsOfFields): Explanation => {
  const [text = "", ...more] = texts;
  const [, start = "", rest = ""] = /^(-|[\w-]+:)(\S.*)$/u.exec(text) ?? [];
  if (start === "-" || groups.has(start.slice(0, -1)))
    return [`A space is missing after ${start}`, `Write one there: ${start} ${rest}`];
  const message =
    more.length === 0
      ? "The line is no field and no entry of a list."
      : `${more.length + 1} lines, from this one on, are no fields and no entries of a list.`;
  const [written] = /^[\w-]+(?: [\w-]+)+(?=:(?:\s|$))/u.exec(text) ?? [];
  const meant = nearestName(written ?? "", groups.keys()) ?? written?.split(" ").find((word) => groups.has(word));
  const field =
    written === undefined
      ? "After the name of a field write a colon and a space."
      : `The name of a field has no spaces${meant === undefined ? "" : `: write ${meant}`}.`;
  if (above === undefined)
    return [message, `${field} If you began a new file, copy the text of another file in its folder and change it.`];
  const { name = "", column, indent, dashes } = above;
  const isOpen = above.text === "";
  const holdsLines = [...groups.values()].flat().includes(name);
  if (isOpen && groups.has(name) && !holdsLines)
    return [message, `Write it after the colon above: ${name}: ${texts.join(" ")}`];
  const [each, them, belong] = more.length === 0 ? ["it", "it", "it belongs"] : ["each", "them", "they belong"];
  const belongs = isOpen ? field : `If ${belong} to the text above, put ${them} at the end of that line. ${field}`;
  if (!isOpen && dashes === "") return [message, belongs];
  const entries = texts.map((entry) => `${" ".repeat(isOpen ? column + 2 : indent)}- ${entry}`);
  return [message, `If ${each} is an entry of a list, ${linesToWrite(...entries)}${belongs}`];
};

const wholeLines: readonly (readonly [RegExp, Explanation])[] = [
  [
    /^(?:<{7}|={7}|>{7})/u,
    [
      "A merge left its marks in the file.",
      "Delete the marks <<<<<<<, ======= and >>>>>>>, and one of the two versions between them.",
    ],
  ],
  [/^(?:-{3}|\.{3})/u, ["A line of dashes or dots ends the text here.", "Delete the line with --- or ... in it."]],
];

/** Signs that word processors put before the entries of a list. */
const wrongDash = /^[–—−•·▪●◦‣*](?=\s)|^[–—−•▪●◦‣](?=\p{L})/u;

/** What is wrong with what a line begins with, and with its place between the lines above and the one below. */
const explainBeginning = (
  parts: Line,
  lines: readonly Line[],
  below: readonly Line[],
  groups: GroupsOfFields,
): Explanation | undefined => {
  const above = lines.at(-1);
  const { line, indent, dashes, name, text } = parts;
  const whole = wholeLines.find(([pattern]) => pattern.test(line))?.[1];
  if (whole !== undefined) return whole;
  if (/^ *\t/u.test(line)) {
    // As far to the right as the line would be right.
    const { column = 0 } = above ?? {};
    const levels = Array.from({ length: column + 3 }, (_, less) => column + 2 - less);
    const isRight = (spaces: number) =>
      explainBeginning(readLine(" ".repeat(spaces) + line.trim()), lines, below, groups) === undefined;
    const level = levels.find(isRight);
    const fix = level === undefined ? "Write two spaces for each level" : `Begin it with ${formatSpaces(level)}`;
    return ["The line begins with a tab.", `${fix} instead.`];
  }
  const [sign] = (name === undefined && wrongDash.exec(text)) || [];
  if (sign !== undefined)
    return [
      `The sign ${sign} is not the dash that begins an entry of a list.`,
      `Write a short dash and a space in its place: - ${text.slice(1).trim()}`,
    ];
  if (dashes === "" && name === undefined) return explainLone(loneTexts([parts, ...below]), above, groups);
  const next = below.find((other) => other.indent < indent);
  if (
    dashes === "" &&
    above?.text === "" &&
    next?.dashes === "- " &&
    next.name === name &&
    next.indent === indent - 2
  ) {
    const first = `${" ".repeat(next.indent)}- ${line.trim()}`;
    return ["The first entry of this list has no dash.", `In place of this line, ${linesToWrite(first)}`];
  }
  const misplaced = explainDash(parts, above, groups) ?? explainPlace(parts, lines, below, groups);
  if (misplaced !== undefined) return misplaced;
  if (above === undefined || above.text === "" || indent <= above.column) return undefined;
  // YAML would read it as part of the text above.
  const ofList = name === undefined && above.name !== undefined;
  const withoutList = ofList ? explainPlace({ ...parts, name: "-" }, [above], below, groups) : undefined;
  if (withoutList !== undefined) return withoutList;
  if (name === undefined)
    return [
      "The line was read as part of the text above it.",
      "Write a dash and a space before each entry, each dash exactly below the one above.",
    ];
  return [
    "The line goes on with the text above it, and holds a colon.",
    "Put it at the end of the line above, and straight quotes around the whole text.",
  ];
};

/** Not a remark, and not empty. */
const isFieldOrEntry = ({ line }: Line): boolean => !/^ *(?:#|$)/u.test(line);

/** The first mistake in a line. @param groups all fields that the file may have */
export const findLineError = (text: string, groups: GroupsOfFields): YamlError | undefined => {
  const lines: Line[] = [];
  const sources = text.split("\n");
  const all = sources.map(readLine);
  let start = 0;
  for (const [index, parts] of all.entries()) {
    const above = lines.at(-1);
    const isInBlock = above !== undefined && isBlock(above) && parts.indent > above.column;
    if (!isInBlock && isFieldOrEntry(parts)) {
      const below = all.slice(index + 1).filter(isFieldOrEntry);
      const beginning = explainBeginning(parts, lines, below, groups);
      if (beginning !== undefined) return { offset: start + parts.indent, explanation: beginning };
      const inText = isBlock(parts) ? undefined : explainText(parts.text, below, groups);
      const beginningOfText = start + parts.line.length - parts.text.length;
      if (inText !== undefined) return { ...inText, offset: beginningOfText + inText.offset };
      lines.push(parts);
    }
    start += (sources[index] ?? "").length + 1;
  }
  return undefined;
};
