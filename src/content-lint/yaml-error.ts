import { isMap, parseDocument, visit, type Document, type Scalar } from "yaml";
import type { Explanation } from "./diagnostic";
import { invisibleSign } from "./invisible-sign";
import { misreadText } from "./misread-text";

/** Explains in words for editors why a file cannot be read. */
type Explain = (lines: readonly string[], line: number) => Explanation | undefined;

/** The key that begins a line, with what comes before it. */
const keyPattern = /^(?<indent> *(?:- +)*)(?<key>[a-z]\w*):/iu;

/** The text that a line holds, without its key and its dash. */
const textOf = (line: string): string => line.replace(/^[\s-]*(?:\w+:)?\s+/u, "").trim();

/** How a long text begins, in the quotes that it needs. */
const inQuotes = (text: string): string => `"${text.length > 30 ? `${text.slice(0, 30).trimEnd()}…` : text}"`;

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

/** A line without a key and without a dash. */
const bareLine: Explain = (lines, line) => {
  const text = lines[line - 1] ?? "";
  if (keyPattern.test(text) || /^ *(?:-|$)/u.test(text)) return undefined;
  const isEntry = /^ *- /u.test(lines[line - 2] ?? "") && lines[line - 2]?.search(/-/u) === text.search(/\S/u);
  return {
    rule: "yaml-syntax",
    line,
    message: isEntry ? `Line ${line} does not begin with a dash.` : `Line ${line} has no field's name with a colon.`,
    fix: `If it is ${isEntry ? "an entry of its own, begin it with a dash and a space" : "a field, write a colon and a space after its name"}. If it belongs to the text above it, put it at the end of that line.`,
  };
};

/** Whether the parser gets beyond a line, and reads what a line holds as a field or an entry. */
const isRead = (lines: readonly string[], line: number, beyond: number): boolean => {
  const offsetOf = (number: number): number => [...lines.slice(0, number - 1), ""].join("\n").length;
  const document = parseDocument(lines.join("\n"), { prettyErrors: false });
  const starts = new Set<number | undefined>();
  visit(document, { Node: (_, node) => void starts.add(node.range?.[0]) });
  const start = offsetOf(line) + (lines[line - 1] ?? "").search(/[^ -]/u);
  return starts.has(start) && (document.errors[0]?.pos[0] ?? Infinity) >= offsetOf(beyond + 1);
};

/** Two spaces for each level. */
const levels = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20];

/** A line with too many spaces or too few: the smallest change after which the parser gets further. */
const wrongIndent: Explain = (lines, line) => {
  if (bareLine(lines, line) !== undefined) return undefined;
  const attempts = [line, line + 1, line - 1].flatMap((at) => {
    const [, { length: from } = "", rest] = /^( *)((?:- |[a-z]\w*:).*)$/iu.exec(lines[at - 1] ?? "") ?? [];
    const indents = levels.filter((to) => to !== from && Math.abs(to - from) <= 4);
    return rest === undefined ? [] : indents.map((to) => ({ at, rest, from, to }));
  });
  const correction = attempts
    .sort((a, b) => Math.abs(a.to - a.from) - Math.abs(b.to - b.from) || b.to - b.from - (a.to - a.from))
    .find(({ at, rest, to }) =>
      isRead([...lines.slice(0, at - 1), " ".repeat(to) + rest, ...lines.slice(at)], at, Math.max(line, at)),
    );
  if (correction === undefined) return undefined;
  const { at, from, to } = correction;
  const message = `Line ${at} begins with ${spaces(from)}, its neighbors with ${to === 0 ? "none" : to}.`;
  return report("yaml-indentation", at, message, `Begin line ${at} with ${spaces(to)}.`);
};

const duplicateKey: Explain = (lines, line) => {
  const { key = "", indent } = keyPattern.exec(lines[line - 1] ?? "")?.groups ?? {};
  const isSameField = (text: string): boolean => {
    const other = keyPattern.exec(text)?.groups ?? {};
    return other["key"] === key && other["indent"]?.length === indent?.length;
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
    const linesAround = explain === gitMarker || explain === wrongSpace ? [line, line + 1, line - 1] : [line];
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
