/**
 * What is wrong in a line of a YAML file, as far as its own text and the line above show it. Files are written in few
 * forms: a field or an entry a line, with its text in the same line, or indented below `>-`. So a mistake is found where
 * it was made, while YAML, which knows many more forms, would complain later, or read something else and not complain.
 */
import type { Explanation } from "../diagnostic";
import { formatSpaces, isBlock, type Line } from "./lines";

/** What keeps a file from being read as its editor meant it. */
export interface YamlError {
  /** Its place, in characters from the beginning. */
  readonly offset: number;
  readonly explanation: Explanation;
}

/**
 * Patterns with what is wrong and the fix: in these, $& stands for what was found, $1 for a part of it, and $quoted for
 * the text as it must be written in quotes.
 */
type Mistakes = readonly (readonly [pattern: RegExp, message: string, fix: string])[];

const inLines: Mistakes = [
  [
    /^(?:<{7}|={7}|>{7})/u,
    "A merge left its marks in the file.",
    "Delete the marks <<<<<<<, ======= and >>>>>>>, and one of the two versions between them.",
  ],
  [/^(?:-{3}|\.{3})/u, "A line of dashes or dots ends the text here.", "Delete the line with --- or ... in it."],
  [/^ *\t/u, "The line begins with a tab.", "Write spaces in its place, as many as its neighbors begin with."],
  [
    /(?<=^[ -]*)([–—−•·▪●◦‣*](?= )|[–—−•▪●◦‣](?=\p{L})) *(.*)/u,
    "The sign $1 is not the dash that begins an entry of a list.",
    "Write a short dash and a space in its place: - $2",
  ],
  [/(?<=^ *)-([^\s-].*)/u, "A space is missing after the dash.", "Write one there: - $1"],
  [/(?<=^ *)([\w-]+:)(?!\/\/)(\S.*)/u, "A space is missing after $1", "Write one there: $1 $2"],
  [
    /(?<=^\uFEFF? *)(?!-(?: |$)|\w[\w-]*:(?: |$))[^\s\uFEFF]/u,
    "The line is no field and no entry of a list.",
    "If it belongs to the field or text above it, put it at the end of that line. If it is an entry of a list, write a dash and a space before it, exactly below the dashes of the others. If it is a field, write its name without spaces, and a colon and a space after it.",
  ],
];

const inTexts: Mistakes = [
  [
    /^(["'])(?!.*\1)/u,
    "The closing quote of this text is missing.",
    "Write the whole text in this line, with $1 at its end.",
  ],
  [
    /^(?=(["']))(?!(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')(?: +#.*)?$)/u,
    "The text begins with a quote, but goes on after the second $1.",
    "Write it like this: $quoted",
  ],
  [
    /^"(?:[a-z]:|\\\\).*\\([^\\]+)"$/iu,
    "This is a place on your own computer.",
    "Put the file beside this one, and write ./$1",
  ],
  [
    /(?<=^".*)(?<!\\)\\(?!["\\]|u00A0)(?:u[\dA-F]{4}|\S?)/iu,
    "The backslash makes another character of what comes after it: $&",
    "Write two backslashes where visitors should see one: \\\\ Otherwise delete $&",
  ],
  [
    /^\[[^\]]*$/u,
    "The text begins with [, as a list does, and has no ] in this line.",
    "If it is a list, type ] at its end. If it is a text, use straight quotes: $quoted",
  ],
  [
    /^([&*!|>%@`{}\],]|[-?:](?=\s)|\[(?!(?:"[^"]*"|[^"[\]])*\]$))/u,
    "The text begins with $1, which has a meaning of its own in these files.",
    "Write it in straight quotes: $quoted",
  ],
  // A comma without a space belongs to a number, where others have a space or texts are in quotes.
  [
    /^\[(?=.*(?:, |"))(?:"[^"]*"|[^"])*?(?<=[[,] *)(\d{1,3}(?:,\d{3})+)\b/u,
    "The comma in $1 splits the number, as commas divide the entries of this list.",
    'Put it in quotes: "$1"',
  ],
  [
    /^\[(?:"[^"]*"|[^"])*?(?:"[^"]*"\s*"|(?<=[[,]\s*),)/u,
    "A comma is missing in this list, or there is one too many.",
    'Write each entry in quotes, and a comma and a space between two: ["2026", "5,300"]',
  ],
  [
    /(?<=^(?!["'[]).*)(?<!\S)#.*/u,
    "The site leaves out what comes after # in this line: $&",
    "If it is a remark for editors, put it on a line of its own. If it belongs to the text, use straight quotes: $quoted",
  ],
  [
    /(?<=^(?!["'[])(?:.*\s)?([a-z]\w*)):(?=\s|$)/u,
    "There is a colon inside the text of this line.",
    'If "$1" is a field, begin a new line with it. If it is a word, put the whole text in straight quotes: $quoted',
  ],
  [
    /(?<=^(?!["'[]).*):(?=\s|$)/u,
    "There is a colon inside the text of this line.",
    "Put the whole text in straight quotes: $quoted",
  ],
  [
    /^[“”„‘’]([^“”„]*)[“”‘’]$/u,
    "The quotes of this text are typographic.",
    'Write straight ones: "$1" Or, if visitors should see these, straight ones around them: "$&"',
  ],
];

/** A text in straight quotes, with those inside it curly. */
const inQuotes = (text: string): string => {
  const isQuoted = /^["']|^[“”„‘’«»][^“”„‘’«»]*[“”‘’«»]$/u.test(text);
  const inside = isQuoted ? text.slice(1).replace(/["'“”‘’«»]$/u, "") : text;
  const curly = inside.replaceAll(/"([^"]*)"/gu, "“$1”").replaceAll('"', "");
  return `"${curly.replaceAll("\\", "\\\\")}"`;
};

/** The first of these mistakes in a text. @param start where the text begins */
const findMistake = (mistakes: Mistakes, text: string, start: number): YamlError | undefined => {
  for (const [pattern, message, fix] of mistakes) {
    const found = pattern.exec(text);
    if (found !== null) {
      const fill = (sentence: string): string =>
        sentence
          .replaceAll(/\$([&\d])/gu, (_, part: string) => found[Number(part) || 0] ?? "")
          .replace("$quoted", () => inQuotes(text));
      return { offset: start + found.index, explanation: [fill(message), fill(fix)] };
    }
  }
  return undefined;
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
const findError = (line: Line, above: Line | undefined): YamlError | undefined => {
  const inLine = findMistake(inLines, line.line, line.start);
  if (inLine !== undefined) return inLine;
  const explanation = explainPlace(line, above);
  if (explanation !== undefined) return { offset: line.start + line.indent, explanation };
  return isBlock(line) ? undefined : findMistake(inTexts, line.text, line.start + line.line.length - line.text.length);
};

/** The first mistake in the lines of a file. */
export const findLineError = (lines: readonly Line[]): YamlError | undefined => {
  for (const [index, line] of lines.entries()) {
    const error = findError(line, lines[index - 1]);
    if (error !== undefined) return error;
  }
  return undefined;
};
