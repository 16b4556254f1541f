import { visit, type Document, type ErrorCode, type Scalar } from "yaml";
import type { Explanation } from "./diagnostic";

/** Why a file cannot be read as its editor meant it. */
export interface ReadError extends Explanation {
  /** Where it begins to differ, in characters from the beginning of the file. */
  readonly offset: number;
}

const beginsWithSign = [
  "The text begins with a sign that has a meaning of its own, or has its quotes inside.",
  "Put the whole text in quotes, and write “ and ” inside it.",
] as const;

/** What is wrong and how to fix it, by the YAML library's codes (https://eemeli.org/yaml/#errors). */
const explanations: Partial<Record<ErrorCode, readonly [message: string, fix: string]>> = {
  TAB_AS_INDENT: ["The line begins with a tab.", "Write two spaces for each level instead."],
  BAD_INDENT: [
    "The line begins with more or fewer spaces than its neighbors, or lacks the dash and the space of a list's entry.",
    "Begin it as its neighbors begin, with two spaces for each level.",
  ],
  BLOCK_AS_IMPLICIT_KEY: [
    "There is a colon inside the text of this line.",
    'Put the whole text in quotes: "Later: a text"',
  ],
  MULTILINE_IMPLICIT_KEY: [
    "The line is neither a field nor an entry of a list.",
    "Write a space after the colon of a field and after the dash of an entry. Delete the marks <<<<<<<, ======= and >>>>>>> of a merge, and one of the two versions.",
  ],
  MISSING_CHAR: [
    "A quote at the end of a text, or the colon after a field's name, is missing.",
    "Write it. A text ends with the quote with which it begins.",
  ],
  UNEXPECTED_TOKEN: beginsWithSign,
  DUPLICATE_KEY: ["The field is there twice in its group.", "Delete one of the two."],
};

/** Too many spaces turn the line before into a field's name, which is then too long and has a colon in it. */
const nextLineIndent = [
  "The next line begins with more or fewer spaces than its neighbors.",
  "Begin that line as its neighbors begin, with two spaces for each level.",
] as const;

const otherFix =
  "Compare the line with others of its kind, and put a text that has a colon or begins with a sign in quotes.";

const readError = (offset: number, [message, fix]: readonly [string, string]): ReadError => ({
  rule: "yaml",
  offset,
  message,
  fix,
});

/** What is wrong with a text of a readable file of which the site would show only a part, or more. */
const misreadScalar = ({ comment, type, value, range }: Scalar, text: string): ReadError | undefined => {
  if (type !== "PLAIN" || !range) return undefined;
  const [offset, end] = range;
  if (typeof comment === "string" && (value === null || typeof value === "string"))
    return readError(offset, [
      `The site leaves out what comes after # in this line: #${comment}`,
      "Put the whole text in quotes. If it is a remark for editors, put it on a line of its own.",
    ]);
  const dash = text.slice(offset, end).search(/\n *- /u);
  if (dash === -1) return undefined;
  return readError(offset + dash + 1, [
    "The line was read as part of the text above it, because it begins with more spaces.",
    "Begin it where the other entries of its list begin. The first entry needs a line of its own, too.",
  ]);
};

/** The first such text. */
const misreadText = (document: Document.Parsed, text: string): ReadError | undefined => {
  let misread: ReadError | undefined;
  visit(document, {
    // A text that begins with *, as in *our* prices.
    Alias: (_, { range }) => {
      misread = readError(range?.[0] ?? 0, beginsWithSign);
      return visit.BREAK;
    },
    Scalar: (_, scalar) => {
      misread = misreadScalar(scalar, text);
      return misread === undefined ? undefined : visit.BREAK;
    },
  });
  return misread;
};

/** Explains why a file cannot be read as its editor meant it: the first error, as one open quote causes many. */
export const explainYaml = (document: Document.Parsed, text: string): ReadError | undefined => {
  const [error, second] = [...document.errors, ...document.warnings];
  if (error === undefined) return misreadText(document, text);
  const isAboutNextLine = error.code === "BLOCK_AS_IMPLICIT_KEY" && second?.code === "MULTILINE_IMPLICIT_KEY";
  const known = isAboutNextLine ? nextLineIndent : explanations[error.code];
  const [offset] = error.pos;
  // A text that begins with [ has the same code as spaces at the beginning of a line.
  if (known === undefined || error.message.startsWith("Flow"))
    return readError(offset, [`This is not valid YAML. ${error.message.trimEnd()}`, otherFix]);
  // The library's message ends with the line and a mark below it.
  const lines = error.message.slice(error.message.indexOf("\n")).trimEnd();
  return readError(offset, [known[0] + lines, known[1]]);
};
