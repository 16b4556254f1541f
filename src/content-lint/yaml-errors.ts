import { isAlias, isMap, isScalar, isSeq, visit, type Document, type Node } from "yaml";
import type { Explanation } from "./diagnostic";
import type { Judgment } from "./rule";

/** Why a file cannot be read as its editor meant it. */
export interface ReadError extends Explanation {
  /** Where it begins to differ, in characters from the beginning of the file. */
  readonly offset: number;
}

export const readError = (offset: number, [message, fix]: Judgment): ReadError => {
  return { rule: "yaml", offset, message, fix };
};

/** Signs that are no text: control, private and invisible ones, but for a first byte order mark and those of emoji. */
const strangeSign =
  /(?!^\uFEFF|\t|\n|\r|\uFE0E|\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{DI}\p{NChar}\uFFFD]/u;

/** Spaces from word processors and web pages where only ordinary ones count. */
const strangeSpace = /(?<=^ *(?:- +)*(?:-|[\w-]+:)?)(?! )\p{Zs}/mu;

/** Letters that were saved in UTF-8 and read in another encoding. */
const garbledLetter = /[ÃÂ][\u0080-\u00BF]|â€/u;

const encoding: Judgment = [
  "A letter cannot be read here, because the file was not saved as UTF-8.",
  "Save the file as UTF-8, and write the letter anew where it looks wrong.",
];

/** Finds signs that the build refuses, or that visitors would not see or see instead of a letter. */
export const explainSigns = (text: string): ReadError | undefined => {
  const found = garbledLetter.exec(text) ?? strangeSpace.exec(text) ?? strangeSign.exec(text);
  if (found === null) return undefined;
  const [sign] = found;
  if (sign.length > 1 || /[\0\uFFFD]/u.test(sign)) return readError(found.index, encoding);
  const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return readError(found.index, [
    `There is a sign here that one does not see, U+${code}.`,
    "Delete it, or write the line anew instead of copying it. A space is written with the space bar.",
  ]);
};

const inQuotes = 'Put the whole text in straight quotes, "…", and write “ and ” inside it.';

const signAtStart = (sign: string): Judgment => [
  `The text begins with ${sign}, which has a meaning of its own in these files.`,
  inQuotes,
];

/** What is wrong with a line, if it shows in its text. */
const mistakeInLine = (line: string): Judgment | undefined => {
  if (/^(?:<{7}|={7}|>{7})/u.test(line)) {
    const fix = "Delete the marks <<<<<<<, ======= and >>>>>>>, and one of the two versions between them.";
    return ["A merge left its marks in the file.", fix];
  }
  const [, sign = ""] = /^ *(?:- +)*(?:[\w-]+: +)?([^\w\s])/u.exec(line) ?? [];
  if (/[“”„‘’«»]/u.test(sign))
    return [`The sign ${sign} is a typographic quote. Only straight quotes count here.`, inQuotes];
  if (/["']/u.test(sign)) return [`The text begins with a quote, but goes on after the second ${sign}.`, inQuotes];
  return /[-?:,&*!|>%@`{}[\]]/u.test(sign) ? signAtStart(sign) : undefined;
};

const indented = "begins with more or fewer spaces than its neighbors, or a dash and a space are missing.";
const spaces =
  "Begin it as its neighbors begin: two spaces for each level, and a dash and a space for an entry of a list.";

const entryOrDuplicate =
  "If a new entry of a list begins here, write a dash and a space before its first field. Or delete one of the two.";
const fieldOrEntry =
  "Write a colon and a space after the name of a field, and a dash and a space before an entry of a list.";

type Explanations = readonly (readonly [error: RegExp, mistake: Judgment])[];

/** What is wrong and how to fix it, by the YAML library's codes and messages (https://eemeli.org/yaml/#errors). */
const structural: Explanations = [
  [/^TAB_AS_INDENT/u, ["The line begins with a tab.", "Write two spaces for each level instead."]],
  [/^MULTIPLE_DOCS/u, ["A line of dashes or dots ends the text here.", "Delete the line with --- or ... in it."]],
  [/^BLOCK_AS_IMPLICIT_KEY[^]*\nMULTILINE_IMPLICIT_KEY/u, [`The next line ${indented}`, spaces]],
  [/^BAD_INDENT(?! Flow)|^MISSING_CHAR Sequence/u, [`The line ${indented}`, spaces]],
  [/^MISSING_CHAR Missing closing/u, ["A quote is missing at the end of a text.", "End the text as it begins."]],
  [/^DUPLICATE_KEY/u, ["The field is there twice in its group.", entryOrDuplicate]],
];

/** The same, where the text of the line shows no cause. */
const general: Explanations = [
  [/^BLOCK_AS_IMPLICIT_KEY/u, ["There is a colon inside the text of this line.", inQuotes]],
  [/^MULTILINE_IMPLICIT_KEY|^MISSING_CHAR Implicit/u, ["The line is no field and no entry of a list.", fieldOrEntry]],
];

/** What is wrong in a library's words. */
export const notYaml = (reason: string): Judgment => [
  `This is not valid YAML: ${reason}`,
  "Compare the line with others of its kind, and put a text that has a colon or begins with a sign in quotes.",
];

/** What is wrong with a part of a readable file of which the site would show less, or more. */
const misreadNode = (node: Node, text: string): ReadError | undefined => {
  const [offset, end] = node.range ?? [0, 0];
  const source = text.slice(offset, end);
  if (isAlias(node)) return readError(offset, signAtStart("*"));
  if (node.anchor !== undefined) return readError(text.lastIndexOf("&", offset), signAtStart("&"));
  if (node.tag !== undefined) return readError(text.lastIndexOf("!", offset), signAtStart("!"));
  if (isMap(node) && node.flow === true) return readError(offset, signAtStart("{"));
  if (isSeq(node) && node.flow === true) {
    // Of numbers alone a list may consist: only beside quoted texts is one of them half of a number.
    const [number] = /(?<=""[^]*[[,] *)\d+,\d{3}\b/u.exec(source.replaceAll(/"[^"]*"/gu, '""')) ?? [];
    if (number === undefined) return undefined;
    return readError(offset, [`The comma makes two entries of ${number}.`, `Put the number in quotes: "${number}"`]);
  }
  if (isScalar(node) && node.type === "QUOTE_DOUBLE") {
    const hidden =
      typeof node.value === "string" &&
      source.includes("\\") &&
      (/[\t\n]/u.test(node.value) || strangeSign.test(node.value));
    const mistake: Judgment = ["The backslash makes another sign of the letter after it.", "Write two for one: \\\\"];
    return hidden ? readError(offset, mistake) : undefined;
  }
  if (!isScalar(node) || node.type !== "PLAIN") return undefined;
  if (typeof node.comment === "string" && (node.value === null || typeof node.value === "string"))
    return readError(offset, [
      `The site leaves out what comes after # in this line: #${node.comment}`,
      "Put the whole text in quotes. If it is a remark for editors, put it on a line of its own.",
    ]);
  const dash = source.search(/\n *- /u);
  if (dash === -1) return undefined;
  return readError(offset + dash + 1, [
    "The line was read as part of the text above it, because it begins with more spaces.",
    "Begin it where the other entries of its list begin. The first entry needs a line of its own, too.",
  ]);
};

/** Explains why a file cannot be read as its editor meant it: the first error, as one open quote causes many. */
export const explainYaml = (document: Document.Parsed, text: string): ReadError | undefined => {
  const errors = [...document.errors, ...document.warnings];
  const [error] = errors;
  if (error === undefined) {
    let misread: ReadError | undefined;
    visit(document, {
      Node: (_, node) => {
        misread = misreadNode(node, text);
        return misread === undefined ? undefined : visit.BREAK;
      },
    });
    return misread;
  }
  const [offset] = error.pos;
  const [line = ""] = text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n", 1);
  const [first, second] = errors.map(({ code, message }) => `${code} ${message}`);
  const find = (explanations: Explanations) =>
    explanations.find(([pattern]) => pattern.test(`${first}\n${second}`))?.[1];
  // The library's message ends with the line and a mark below it.
  const [reason = "", ...frame] = error.message.trimEnd().split("\n");
  const [message, fix] = find(structural) ?? mistakeInLine(line) ?? find(general) ?? notYaml(reason);
  return readError(offset, [[message, ...frame].join("\n"), fix]);
};
