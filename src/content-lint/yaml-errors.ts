import { isMap, visit, type Document } from "yaml";
import type { ReadError } from "./diagnostic";
import { invisibleSign } from "./invisible-sign";
import { anywhere, aroundStop, atStop, findMistake, openQuotes } from "./line-mistakes";
import { wrongIndent } from "./wrong-indent";

/** Explains in words for editors why a file cannot be read. What is not foreseen here is told by the YAML library. */

/** @param stop where reading stopped: at the second of the two fields, or just before it */
const duplicateKey = (lines: readonly string[], stop: number): ReadError | undefined => {
  const keys = lines.map((text) => /^ *(?:- +)*[a-z]\w*:/iu.exec(text)?.[0].replaceAll("-", " ") ?? text);
  for (const line of [stop, stop + 1]) {
    const key = keys[line - 1] ?? "";
    const first = keys.slice(0, line - 1).lastIndexOf(key) + 1;
    const message = `The field "${key.trim().slice(0, -1)}" is there twice in its group: here and in line ${first}.`;
    if (first > 0) return { rule: "yaml-syntax", line, message, fix: "Delete one of the two." };
  }
  return undefined;
};

/** The first text of a readable file of which the site would show only a part, or more. */
const misreadText = (document: Document.Parsed, text: string): ReadError | undefined => {
  let misread: ReadError | undefined;
  const lineAt = (offset: number): number => text.slice(0, offset).split("\n").length;
  visit(document, {
    Scalar: (_, { comment, type, value, range }) => {
      if (type !== "PLAIN" || !range) return undefined;
      const [start, end] = range;
      const dash = text.slice(start, end).search(/\n *- /u);
      if (typeof comment === "string" && (value === null || typeof value === "string")) {
        misread = {
          rule: "yaml-quotes",
          line: lineAt(start),
          message: `The site leaves out what comes after # in line ${lineAt(start)}: #${comment}`,
          fix: "Put the whole text in quotes. If it is a remark for editors, put it on a line of its own.",
        };
      } else if (dash !== -1) {
        const line = lineAt(start + dash + 1);
        misread = {
          rule: "yaml-indentation",
          line,
          message: `Line ${line} was read as part of the text above it, because it begins with more spaces.`,
          fix: "Begin it where the other entries of its list begin. The first entry needs a line of its own, too.",
        };
      }
      return misread === undefined ? undefined : visit.BREAK;
    },
  });
  return misread;
};

/**
 * Explains why a file cannot be read as its editor meant it. Only the first error: one open quote causes many.
 * @param document what the YAML library made of the text
 */
export const explainYaml = (document: Document.Parsed, text: string): ReadError | undefined => {
  const lines = text.split("\n");
  const obvious = invisibleSign(text) ?? findMistake(lines, anywhere);
  if (obvious !== undefined) return obvious;
  const [error] = document.errors;
  if (error === undefined) {
    if (isMap(document.contents)) return misreadText(document, text);
    const fix = "Put back what it held, or write fields as another file of the same kind has them.";
    return { rule: "yaml-syntax", line: 1, message: "This file has no fields.", fix };
  }
  const line = error.linePos?.[0].line ?? 1;
  const indent = wrongIndent(lines);
  return (
    (error.code === "DUPLICATE_KEY" ? duplicateKey(lines, line) : undefined) ??
    findMistake(lines, aroundStop, [line, line + 1, line - 1]) ??
    (error.code === "MISSING_CHAR" ? findMistake(lines, openQuotes) : undefined) ??
    (indent !== undefined && indent.line <= line + 1 ? indent : undefined) ??
    findMistake(lines, atStop, [line]) ?? {
      rule: "yaml-syntax",
      line,
      message: `This is not valid YAML: ${error.message.trim()}`,
      fix: "Compare the line with others of its kind, and put a text that has a colon or begins with a sign in quotes.",
    }
  );
};
