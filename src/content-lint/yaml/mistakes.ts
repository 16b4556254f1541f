/**
 * Mistakes that a pattern finds in the text of a file. Files are written in few forms: a field or an entry a line, with its
 * text in the same line, or indented below `>-`. So a mistake is found where it was made, while YAML, which knows many more
 * forms, would complain later, or read something else and not complain.
 */
import type { Explanation } from "../diagnostic";

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

const invisible = "There is an invisible character here, or a space that does not come from the space bar.";
const typeSpace =
  "Delete it, and type a space with the space bar where one belongs. Text from another program often has several.";

/** Characters that the build refuses, or that visitors would not see or see instead of a letter. */
export const characterMistakes: Mistakes = [
  // Letters that were saved in one encoding and read in another.
  [
    /[\0\uFFFD]|[ÃÂ][\u0080-\u00BF]|â€/u,
    "A letter is damaged here. The text was copied from another program, or the file was not saved as UTF-8.",
    "If you saved the file on your computer, save it there as UTF-8. Otherwise write what looks wrong anew, or take back the change: CONTENT.md says how, under Undo.",
  ],
  // Spaces from word processors and web pages where only ordinary ones count.
  [/(?! )\p{Zs}(?<=^\p{Zs}*(?:-\p{Zs}+)*(?:-|[\w-]+:)?\p{Zs}+)/mu, invisible, typeSpace],
  // Control, private and invisible characters, but for a first byte order mark and those of emoji.
  [
    /(?!(?<![^])\uFEFF|\t|\n|\r|\uFE0E|\uFE0F|(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?)\u200D)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\p{DI}\p{NChar}]/u,
    invisible,
    typeSpace,
  ],
  [/\{\{+([\w.-]+)\}+|\{([\w.-]+)\}\}+/u, "There is a brace too many: $&", "Write one on each side: {$1$2}"],
];

/** In a line, from its beginning. */
export const lineMistakes: Mistakes = [
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

/** In the text of an entry or a field. */
export const textMistakes: Mistakes = [
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
    /^\[(?:"[^"]*"|[^"])*?(?:"[^"]*"\s*(?![\s,\]])|(?<=[[,]\s*),)/u,
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

/** The first row of a table that finds something in a text. @param start where the text begins in its file */
export const findMistake = (mistakes: Mistakes, text: string, start: number): YamlError | undefined => {
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
