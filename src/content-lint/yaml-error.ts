import type { YAMLParseError } from "yaml";
import type { Diagnostic } from "./diagnostic";

/** Explains in words for editors why a file is not valid YAML. */

type Explanation = Pick<Diagnostic, "rule" | "message" | "fix"> & { readonly line: number };

/** The keys that begin a line, with what comes before and after them. */
const keyPattern = /^(?<indent> *(?:- +)*)(?<key>[a-z]\w*):(?<value>.*)$/iu;

const parseLine = (text: string) => {
  const { indent = "", key = "", value = "" } = keyPattern.exec(text)?.groups ?? {};
  return key === "" ? undefined : { indent: indent.length, key, value, isEntry: indent.includes("-") };
};

const spaces = (count: number): string => (count === 1 ? "1 space" : `${count} spaces`);

/** A key without a space after its colon: `heading:Text`. */
const missingSpace = (lines: readonly string[], line: number): Explanation | undefined => {
  const { key = "", value = "" } = parseLine(lines[line - 1] ?? "") ?? {};
  return /^\s|^$/u.test(value) || key === ""
    ? undefined
    : {
        rule: "yaml-colon",
        line,
        message: `Line ${line} has no space after the colon of "${key}".`,
        fix: `Write ${key}: ${value}`,
      };
};

/** A key that is indented deeper than the one before it, which has a value, or at a level that no key around it has. */
const wrongIndent = (lines: readonly string[], line: number): Explanation | undefined => {
  const own = parseLine(lines[line - 1] ?? "");
  if (own === undefined || own.isEntry) return undefined;
  const before = lines.slice(0, line - 1).flatMap((text) => parseLine(text) ?? []);
  const neighbor = before.at(-1);
  if (neighbor === undefined || neighbor.indent === own.indent) return undefined;
  const isDeeper = own.indent > neighbor.indent && /\S/u.test(neighbor.value);
  const isBetween = own.indent < neighbor.indent && !before.some(({ indent }) => indent === own.indent);
  return isDeeper || isBetween
    ? {
        rule: "yaml-indentation",
        line,
        message: `Line ${line} begins with ${spaces(own.indent)}, and the line before it with ${neighbor.indent}.`,
        fix: "Begin all lines of one group with the same number of spaces, and those inside it with two more.",
      }
    : undefined;
};

/** What is wrong, by the code of the parser's error. */
const messages: Partial<Record<YAMLParseError["code"], string>> = {
  BLOCK_AS_IMPLICIT_KEY: "The text has a colon with a space or the end of the line after it, but it is not in quotes.",
  DUPLICATE_KEY: "This field is there twice in its group.",
  TAB_AS_INDENT: "The line begins with a tab. Only spaces work here.",
  BAD_INDENT: "The line does not begin at the same place as the lines around it.",
};

const fixes: Partial<Record<YAMLParseError["code"], string>> = {
  BLOCK_AS_IMPLICIT_KEY: "Put the whole text in quotes.",
  DUPLICATE_KEY: "Delete one of the two.",
  TAB_AS_INDENT: "Write two spaces for each level in place of the tab.",
};

/**
 * Explains the first error of a file: one open quote causes many errors further down.
 * @param line the line at which the parser stopped; the cause may stand beside it
 */
export const explainYamlError = (
  error: Pick<YAMLParseError, "code" | "message">,
  text: string,
  line: number,
): Explanation => {
  const lines = text.split("\n");
  const around = [line, line + 1, line - 1];
  for (const explain of [missingSpace, wrongIndent]) {
    const found = around.map((one) => explain(lines, one)).find((one) => one !== undefined);
    if (found !== undefined && error.code !== "DUPLICATE_KEY" && error.code !== "TAB_AS_INDENT") return found;
  }
  return {
    rule: "yaml-syntax",
    line,
    message:
      messages[error.code] ??
      `This is not valid YAML: ${error.message.split("\n")[0]?.replace(/ at line \d+.*$/u, "") ?? ""}.`,
    fix:
      fixes[error.code] ??
      "Check the indentation (two spaces for each level), and put texts that have a colon or begin with a special character in quotes.",
  };
};
