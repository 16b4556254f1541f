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

/** Characters that are no text: control, private and invisible ones, but for a first byte order mark and those of emoji. */
const strangeSign =
  /(?!^\uFEFF|\t|\n|\r|\uFE0E|\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{DI}\p{NChar}]/u;

/** Spaces from word processors and web pages where only ordinary ones count. */
const strangeSpace = /(?<=^ *(?:- +)*(?:-|[\w-]+:)?)(?! )\p{Zs}/mu;

/** Letters that were saved in one encoding and read in another. */
const damagedLetter = /[\0\uFFFD]|[ÃÂ][\u0080-\u00BF]|â€/u;

/** Finds characters that the build refuses, or that visitors would not see or see instead of a letter. */
export const explainSigns = (text: string): ReadError | undefined => {
  const damaged = damagedLetter.exec(text);
  if (damaged !== null)
    return readError(damaged.index, [
      "A letter is damaged here. The text was copied from another program, or the file was not saved as UTF-8.",
      "Write the letter anew, wherever one looks wrong. If you saved the file on your computer, save it there as UTF-8.",
    ]);
  const found = strangeSpace.exec(text) ?? strangeSign.exec(text);
  if (found === null) return undefined;
  const code = found[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
  return readError(found.index, [
    `There is an invisible character here, or a space that does not come from the space bar (U+${code}).`,
    "Delete it, and type a space with the space bar where one belongs.",
  ]);
};

/** @param text shown in quotes, if these are all that it lacks */
const inQuotes = (text = ""): string => {
  const [, first, inside, last] = /^(['“”„‘’«»])((?:[^"\\'“”„«»]|'(?=\w))+)(['“”‘’«»])$/u.exec(text) ?? [];
  const ends = [...new Set([first, last])].join(" and ");
  if (inside !== undefined) return `Replace ${ends} at the two ends with straight double quotes: "${inside}"`;
  const inner = /^("[^"\\]*)"([^"\\]*)"([^"\\]*")$/u;
  if (inner.test(text))
    return `Keep the quotes at the two ends, and make those inside curly: ${text.replace(inner, "$1“$2”$3")}`;
  return text === "" || /["\\]/u.test(text)
    ? 'Put straight quotes around the whole text: "…". If there are quotes inside it, make those curly: “ and ”.'
    : `Put the whole text in straight quotes: "${text}"`;
};

const signAtStart = (sign: string, text?: string): Judgment => [
  `The text begins with ${sign}, which has a meaning of its own in these files.`,
  sign === "[" && text?.includes("]") === false
    ? inQuotes(text).replace(/\.?$/u, ". If it is a list, type ] at its end.")
    : inQuotes(text),
];

/** What is wrong with a line, if it shows in its text. */
const mistakeInLine = (line: string): Judgment | undefined => {
  if (/^(?:<{7}|={7}|>{7})/u.test(line)) {
    const fix = "Delete the marks <<<<<<<, ======= and >>>>>>>, and one of the two versions between them.";
    return ["A merge left its marks in the file.", fix];
  }
  const [, text = "", sign = ""] = /^ *(?:- +)*(?:[\w-]+: +)?(([^\w\s]).*)/u.exec(line.trimEnd()) ?? [];
  if (/[“”„‘’«»]/u.test(sign))
    return [`The character ${sign} is a typographic quote. Only straight quotes count here.`, inQuotes(text)];
  if (/["']/u.test(sign))
    return [`The text begins with a quote, but goes on after the second ${sign}.`, inQuotes(text)];
  return /[-?:,&*!|>%@`{}[\]]/u.test(sign) ? signAtStart(sign, text) : undefined;
};

/** From the text alone nobody can tell which of two lines is the wrong one. */
const indented: Judgment = [
  "This line or one above it begins with more or fewer spaces than its neighbors, or a dash and a space are missing.",
  "Begin each as its neighbors begin: two spaces for each level, and a dash and a space for an entry of a list.",
];

const entryOrDuplicate =
  "Delete one of the two. Or, if a new entry of a list begins here, write a dash and a space before it; if it belongs to the group above it, write two more spaces before it.";
const fieldOrEntry =
  "If it belongs to the text above, put it at the end of that line. If it is a new entry of a list, begin it as the entries above begin, with spaces, a dash and a space. If it is a field, write a colon and a space after its name.";

const notClosed = (quote: string): Judgment => [
  "The closing quote of this text is missing.",
  `Type ${quote} at the end of the text.`,
];

/** The library names the line before. */
const nextLine = /^BLOCK_AS_IMPLICIT_KEY[^]*\nMULTILINE_IMPLICIT_KEY/u;

const backslash: Judgment = [
  "The backslash makes another character of what comes after it.",
  "Write two backslashes in place of one: \\\\",
];

type Explanations = readonly (readonly [error: RegExp, mistake: Judgment])[];

/** What is wrong and how to fix it, by the YAML library's codes and messages (https://eemeli.org/yaml/#errors). */
const structural: Explanations = [
  [/^BAD_DQ_ESCAPE/u, backslash],
  [/^TAB_AS_INDENT/u, ["The line begins with a tab.", "Write two spaces for each level instead."]],
  [/^MULTIPLE_DOCS/u, ["A line of dashes or dots ends the text here.", "Delete the line with --- or ... in it."]],
  [nextLine, indented],
  [/^BAD_INDENT(?! Flow)|^MISSING_CHAR Sequence|^UNEXPECTED_TOKEN .* column 1:/u, indented],
  [/^MISSING_CHAR Missing closing "/u, notClosed('"')],
  [/^MISSING_CHAR Missing closing '/u, notClosed("'")],
  [/^DUPLICATE_KEY/u, ["The field is there twice in its group.", entryOrDuplicate]],
];

/** The same, where the text of the line shows no cause. */
const general: Explanations = [
  [/^BLOCK_AS_IMPLICIT_KEY/u, ["There is a colon inside the text of this line.", inQuotes()]],
  [/^MULTILINE_IMPLICIT_KEY|^MISSING_CHAR Implicit/u, ["The line is no field and no entry of a list.", fieldOrEntry]],
];

/** What is wrong in a library's words. */
export const notYaml = (reason: string): Judgment => [
  `This line can't be read (for a developer: ${reason}).`,
  'Write the line as it was before your change: "Files changed" in the pull request shows it. Then change it anew, with the text after the colon in quotes.',
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
    // A comma without a space belongs to a number, where others have a space or texts are in quotes.
    const bare = source.replaceAll(/"[^"]*"/gu, '""');
    const [, number] = /[[,] *(\d{1,3}(?:,\d{3})+)\b/u.exec(bare) ?? [];
    if (number === undefined || !/, |""/u.test(bare)) return undefined;
    const entries = source.slice(1, -1).match(/"[^"]*"|(?:[^",]|,(?=\S))+/gu) ?? [];
    const quoted = entries.map((entry) => entry.trim().replace(/^[^"]+$/u, '"$&"')).filter((entry) => entry !== "");
    return readError(offset, [
      `The comma makes two entries of ${number}.`,
      `Put each entry in quotes: [${quoted.join(", ")}]`,
    ]);
  }
  if (isScalar(node) && node.type === "QUOTE_DOUBLE") {
    const hidden =
      typeof node.value === "string" &&
      source.includes("\\") &&
      (/[\t\n]/u.test(node.value) || strangeSign.test(node.value));
    const [code] = /\\u[\dA-F]{4}/iu.exec(source) ?? [];
    const fix = code === undefined ? backslash[1] : `Delete ${code}.`;
    return hidden ? readError(offset, [backslash[0], fix]) : undefined;
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
    "The line was read as part of the text above it.",
    "Write a dash and a space before each entry, each dash exactly below the one above. The first entry of a list begins on a line of its own, too.",
  ]);
};

/** What the library notices only later: a line that ends the text, and a bracket or quote that stays open. */
const noticedLater = /^\w+ (?:Source contains|Flow|Missing closing)/u;
const cause = /^(?:-{3}|\.{3})|(?<=^ *(?:- +)*(?:[\w-]+: +)?)(?:\[(?!.*\]\s*$)|\{(?!.*\}\s*$)|(["'])(?!.*\1\s*$))/gmu;

/** @param offset where the library noticed the mistake */
const placeOf = (errors: string, offset: number, text: string): number => {
  if (nextLine.test(errors) || (errors.startsWith("DUPLICATE_KEY") && /\s/u.test(text.charAt(offset))))
    return text.indexOf("\n", offset) + 1;
  const causes = noticedLater.test(errors) ? Array.from(text.matchAll(cause), ({ index }) => index) : [];
  return causes.filter((index) => index <= offset).at(-1) ?? offset;
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
  const [first, second] = errors.map(({ code, message }) => `${code} ${message}`);
  const find = (explanations: Explanations) =>
    explanations.find(([pattern]) => pattern.test(`${first}\n${second}`))?.[1];
  const offset = placeOf(`${first}\n${second}`, error.pos[0], text);
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split("\n", 1);
  // The library's message ends with the line where it noticed the mistake, and a mark below it.
  const [reason = "", ...lines] = error.message.trimEnd().split("\n");
  const lineBefore = text.slice(0, start).split("\n").at(-2) ?? "";
  const frame = offset === error.pos[0] ? lines : ["", lineBefore, line, `${" ".repeat(offset - start)}^`];
  const [message, fix] = find(structural) ?? mistakeInLine(line) ?? find(general) ?? notYaml(reason);
  return readError(offset, [[message, ...frame].join("\n"), fix]);
};
