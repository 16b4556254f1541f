import { interpolate } from "../lib/interpolate";
import type { ReadError } from "./diagnostic";

/** Mistakes that one line of a YAML file shows. `{line}` and the pattern's groups are filled into the sentences. */
interface LineMistake {
  readonly rule: string;
  readonly pattern: RegExp;
  readonly message: string;
  readonly fix: string;
}

/** Looked for in every line. */
export const anywhere: readonly LineMistake[] = [
  {
    rule: "yaml-encoding",
    pattern: /\uFFFD/u,
    message: "Line {line} has a letter that cannot be read, because the file is not saved as UTF-8.",
    fix: 'Save the file with the encoding "UTF-8", and write the letter again.',
  },
  {
    rule: "yaml-conflict",
    pattern: /^(?:<{7} |={7}$|>{7} )/u,
    message: "Line {line} was written by Git, where two changes met.",
    fix: "Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.",
  },
  {
    rule: "yaml-indentation",
    pattern: /^ *[\t\u00A0]/u,
    message: "Line {line} begins with a tab, or with a sign that only looks like a space.",
    fix: "Delete it, and write two spaces for each level.",
  },
];

/** Looked for in the line where reading stopped, and in those after and before it. */
export const aroundStop: readonly LineMistake[] = [
  {
    rule: "yaml-colon",
    pattern: /^[ -]*(?<key>[a-z]\w*):(?:\u00A0(?!$)|(?=[^\s/]))(?<text>.*)$/iu,
    message: 'Line {line} has no space after the colon of "{key}".',
    fix: "Write {key}: {text}",
  },
  {
    rule: "yaml-dash",
    pattern: /^ *-(?<text>[^\s-].*)$/u,
    message: "Line {line} has no space after its dash.",
    fix: "Write - {text}",
  },
];

const quoteInside = (quote: string, other: string): LineMistake => ({
  rule: "yaml-quotes",
  pattern: new RegExp(String.raw`^[\s-]*(?:[a-z]\w*:)?\s+${quote}(?![^${quote}]*${quote}\s*$)`, "iu"),
  message: `The text in line {line} begins with ${quote} and has another ${quote} inside, or none at its end.`,
  fix: `Write ${quote} only as the first and the last sign of the text, and ${other} inside it.`,
});

/** Looked for in the line where reading stopped. */
export const atStop: readonly LineMistake[] = [
  quoteInside('"', "“ and ”"),
  quoteInside("'", "’"),
  {
    rule: "yaml-quotes",
    pattern: /^[\s-]*(?:[a-z]\w*:)?\s+(?<text>(?<sign>[*&!|>%@`[\]{}#?,]).*)$/iu,
    message: "The text in line {line} begins with {sign}, which has a meaning of its own in these files.",
    fix: 'Put the whole text in quotes: "{text}"',
  },
  {
    rule: "yaml-quotes",
    pattern: /^[\s-]*[a-z]\w*:\s+(?<text>[^"'].*:(?:\s.*|$))/iu,
    message:
      "The text in line {line} has a colon with a space or the end of the line after it, but it is not in quotes.",
    fix: 'Put the whole text in quotes: "{text}"',
  },
  {
    rule: "yaml-syntax",
    pattern: /^ *(?![a-z]\w*:|-|\s)./iu,
    message: "Line {line} has no dash, and no field's name with a colon.",
    fix: "If it is an entry of a list, begin it with a dash and a space. If it is a field, write a colon and a space after its name. If it belongs to the text above it, put it at the end of that line.",
  },
];

/** Looked for in every line where a quote is missing: reading stopped at the next one, or at the end of the file. */
export const openQuotes: readonly LineMistake[] = [
  {
    rule: "yaml-quotes",
    pattern: /^[\s-]*(?:[a-z]\w*:)?\s+(?<quote>["'])(?:(?!\k<quote>).)*$/iu,
    message: "The text in line {line} begins with {quote}, but it does not end with one.",
    fix: "Write {quote} at the end of the text.",
  },
];

const shortened = (text: string): string => (text.length > 30 ? `${text.slice(0, 30).trimEnd()}…` : text);

/**
 * The first of these mistakes.
 * @param candidates numbers of lines, from 1; all by default
 */
export const findMistake = (
  lines: readonly string[],
  mistakes: readonly LineMistake[],
  candidates: readonly number[] = lines.map((_, index) => index + 1),
): ReadError | undefined => {
  for (const line of candidates) {
    for (const { rule, pattern, message, fix } of mistakes) {
      const { groups } = pattern.exec(lines[line - 1] ?? "") ?? { groups: null };
      if (groups === null) continue;
      const values = { line, ...groups, text: shortened(groups?.["text"] ?? "") };
      return { rule, line, message: interpolate(message, values), fix: interpolate(fix, values) };
    }
  }
  return undefined;
};
