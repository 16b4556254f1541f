import { isMap, visit, type Document, type Scalar } from "yaml";
import type { Explanation } from "./diagnostic";
import { invisibleSign } from "./invisible-sign";
import { misreadText } from "./misread-text";

/** Explains in words for editors why a file cannot be read. */
type Explain = (lines: readonly string[], line: number) => Explanation | undefined;

/** The keys that begin a line, with what comes before and after them. */
const keyPattern = /^(?<indent> *(?:- +)*)(?<key>[a-z]\w*):(?<value>.*)$/iu;

const parseLine = (text: string) => {
  const { indent = "", key = "", value = "" } = keyPattern.exec(text)?.groups ?? {};
  return key === "" ? undefined : { indent: indent.length, key, value, isEntry: indent.includes("-") };
};

/** The text that a line holds, without its key and its dash. */
const textOf = (line: string): string => line.replace(/^[\s-]*(?:\w+:)?\s+/u, "").trim();

/** How a long text begins, in the quotes that it needs. */
const inQuotes = (text: string): string => `"${text.length > 30 ? `${text.slice(0, 30).trimEnd()}…` : text}"`;

/** The levels that a line may go back to, from that of the line before it outward. */
const levelsOf = (indents: readonly number[]): readonly number[] =>
  indents.reduceRight<readonly number[]>(
    (levels, indent) => (indent < (levels.at(-1) ?? Infinity) ? [...levels, indent] : levels),
    [],
  );

const spaces = (count: number): string => (count === 0 ? "no space" : count === 1 ? "1 space" : `${count} spaces`);

const report = (rule: string, line: number, message: string, fix: string): Explanation => ({
  rule,
  line,
  message,
  fix,
});

const gitMarker: Explain = (lines, line) => {
  if (!/^(?:<{7} |={7}$|>{7} )/u.test(lines[line - 1] ?? "")) return undefined;
  const fix = "Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.";
  return report("yaml-conflict", line, `Line ${line} was written by Git, where two changes met.`, fix);
};

/** A tab, or the space that word processors write, in place of spaces. */
const wrongSpace: Explain = (lines, line) => {
  const text = lines[line - 1] ?? "";
  if (/^ *[\t\u00A0]/u.test(text)) {
    const message = `Line ${line} begins with a tab, or with a sign that only looks like a space.`;
    return report("yaml-indentation", line, message, "Delete it, and write two spaces for each level.");
  }
  const [, key, value] = /^[ -]*([a-z]\w*):(\S.*|\u00A0.*)$/iu.exec(text) ?? [];
  if (key !== undefined && value !== undefined) {
    const message = `Line ${line} has no space after the colon of "${key}".`;
    return report("yaml-colon", line, message, `Write ${key}: ${value.trim()}`);
  }
  const [, entry] = /^ *-([^\s-].*)$/u.exec(text) ?? [];
  if (entry === undefined) return undefined;
  return report("yaml-dash", line, `Line ${line} has no space after its dash.`, `Write - ${entry}`);
};

/** A line that does not begin where the lines of its group do. */
const wrongIndent: Explain = (lines, line) => {
  const indentError = (at: number, indent: number, expected: number): Explanation => {
    const message = `Line ${at} begins with ${spaces(indent)}, its neighbors with ${expected === 0 ? "none" : expected}.`;
    return report("yaml-indentation", at, message, `Begin line ${at} with ${spaces(expected)}.`);
  };
  const text = lines[line - 1] ?? "";
  const before = lines.slice(0, line - 1);
  const dashOf = (row: string): number => /^ *(?=- )/u.exec(row)?.[0].length ?? -1;
  const dash = dashOf(text);
  if (dash !== -1) {
    const levels = levelsOf(before.map(dashOf).filter((column) => column !== -1));
    const [last = dash] = levels;
    const opensList = dash > last && /:\s*$/u.test(before.at(-1) ?? "");
    return dash === last || opensList || levels.includes(dash) ? undefined : indentError(line, dash, last);
  }
  const indent = parseLine(text)?.indent;
  const keys = before.flatMap((row, index) => ({ at: index + 1, ...parseLine(row) })).filter(({ key }) => key);
  const [outer, neighbor] = [keys.at(-2), keys.at(-1)];
  if (indent === undefined || neighbor?.indent === undefined || indent === neighbor.indent) return undefined;
  const hasValue = (parsed?: { readonly value?: string }): boolean => /\S/u.test(parsed?.value ?? "");
  const isDeeper = indent > neighbor.indent;
  if (isDeeper && !hasValue(neighbor)) return undefined;
  // The first line of a group, and not this one, begins at the wrong place.
  const parentIndent = hasValue(outer) ? Infinity : (outer?.indent ?? Infinity);
  if (parentIndent <= neighbor.indent && !neighbor.isEntry && indent === parentIndent + 2) {
    return indentError(neighbor.at, neighbor.indent, indent);
  }
  if (isDeeper) return indentError(line, indent, neighbor.indent);
  const levels = levelsOf(keys.map((key) => key.indent ?? 0));
  if (levels.includes(indent)) return undefined;
  const distance = (level: number): number => Math.abs(level - indent);
  const [nearest = 0] = [...levels].sort((a, b) => distance(a) - distance(b));
  return indentError(line, indent, nearest);
};

const duplicateKey: Explain = (lines, line) => {
  const { key = "", indent } = parseLine(lines[line - 1] ?? "") ?? {};
  const isSameField = (text: string): boolean => {
    const other = parseLine(text);
    return other?.key === key && other.indent === indent;
  };
  const first = lines.map(isSameField).indexOf(true) + 1;
  const message = `The field "${key}" is there twice in its group: here and in line ${first}.`;
  return report("yaml-syntax", line, message, "Delete one of the two.");
};

/** A text that needs quotes, or has too many. */
const wrongQuotes: Explain = (lines, line) => {
  const text = textOf(lines[line - 1] ?? "");
  const [first = ""] = text;
  const quotesError = (message: string, fix: string) => report("yaml-quotes", line, message, fix);
  if (first === '"' || first === "'") {
    if (text.length > 1 && text.indexOf(first, 1) === text.length - 1) return undefined;
    const inside = first === '"' ? "“ and ”" : "’";
    return quotesError(
      `The text in line ${line} begins with ${first} and has another ${first} inside, or none at its end.`,
      `Write ${first} only as the first and the last sign of the text, and ${inside} inside it.`,
    );
  }
  if (/[*&!|>%@`[\]{}#?,-]/u.test(first)) {
    return quotesError(
      `The text in line ${line} begins with ${first}, which has a meaning of its own in these files.`,
      `Put the whole text in quotes: ${inQuotes(text)}`,
    );
  }
  return /:(?:\s|$)/u.test(text)
    ? quotesError(
        `The text in line ${line} has a colon with a space or the end of the line after it, but it is not in quotes.`,
        `Put the whole text in quotes: ${inQuotes(text)}`,
      )
    : undefined;
};

/** A line without a key and without a dash. */
const bareLine: Explain = (lines, line) => {
  const text = lines[line - 1] ?? "";
  if (parseLine(text) !== undefined || /^ *(?:-|$)/u.test(text)) return undefined;
  const isEntry = /^ *- /u.test(lines[line - 2] ?? "") && lines[line - 2]?.search(/-/u) === text.search(/\S/u);
  return {
    rule: "yaml-syntax",
    line,
    message: isEntry ? `Line ${line} does not begin with a dash.` : `Line ${line} has no field's name with a colon.`,
    fix: `If it is ${isEntry ? "an entry of its own, begin it with a dash and a space" : "a field, write a colon and a space after its name"}. If it belongs to the text above it, put it at the end of that line.`,
  };
};

/** Where a text begins that lacks its closing quote. @param end where the parser stopped to look for it */
const openQuote = (scalars: readonly Scalar[], text: string, end: number): number | undefined => {
  const quoted = scalars.find(({ type, range }) => range?.[1] === end && type?.startsWith("QUOTE_") === true);
  const start = quoted?.range?.[0] ?? end;
  const isClosed = end - start > 1 && text[end - 1] === text[start];
  return quoted === undefined || isClosed ? undefined : start;
};

/**
 * Explains the first error of a file: one open quote causes many errors further down.
 * @param lineAt the line of an offset, from 1
 */
export const explainYaml = (
  document: Document.Parsed,
  text: string,
  lineAt: (offset: number) => number,
): Explanation | undefined => {
  const unreadable = text.indexOf("\uFFFD");
  if (unreadable !== -1) {
    const message = "This line has a letter that cannot be read, because the file is not saved as UTF-8.";
    const fix = 'Save the file with the encoding "UTF-8", and write the letter again.';
    return report("yaml-encoding", lineAt(unreadable), message, fix);
  }
  const invisible = invisibleSign(text);
  if (invisible !== undefined) return invisible;
  const lines = text.split("\n");
  // Where nothing else is wrong, it is a part of the field's name.
  const noBreakSpace = lines.findIndex((line) => /^ *\u00A0/u.test(line)) + 1;
  if (noBreakSpace > 0) return wrongSpace(lines, noBreakSpace);
  const scalars: Scalar[] = [];
  visit(document, { Scalar: (_, scalar) => void scalars.push(scalar) });
  const [error] = document.errors;
  if (error === undefined) {
    if (isMap(document.contents)) return misreadText(scalars, text, lineAt);
    const fix = "Put back what it held, or write fields as another file of the same kind has them.";
    return report("yaml-syntax", 1, "This file has no fields.", fix);
  }
  const line = lineAt(error.pos[0]);
  if (error.code === "DUPLICATE_KEY") return duplicateKey(lines, line);
  if (error.code === "MULTIPLE_DOCS") {
    return report("yaml-syntax", line, `Line ${line} ends the file, but more follows.`, "Delete the line.");
  }
  const open = error.code === "MISSING_CHAR" ? openQuote(scalars, text, error.pos[0]) : undefined;
  if (open !== undefined) {
    const [openLine, quote = ""] = [lineAt(open), text[open]];
    const message = `The text in line ${openLine} begins with ${quote}, but it does not end with one.`;
    return report("yaml-quotes", openLine, message, `Write ${quote} at the end of the text.`);
  }
  for (const explain of [gitMarker, wrongSpace, wrongIndent, wrongQuotes, bareLine]) {
    const linesAround = explain === bareLine || explain === wrongQuotes ? [line] : [line, line + 1, line - 1];
    const explanation = linesAround.map((number) => explain(lines, number)).find((result) => result !== undefined);
    if (explanation !== undefined) return explanation;
  }
  return {
    rule: "yaml-syntax",
    line,
    message: `This is not valid YAML: ${error.message}.`,
    fix: "Check the indentation (two spaces for each level), and put texts that have a colon or begin with a special character in quotes.",
  };
};
