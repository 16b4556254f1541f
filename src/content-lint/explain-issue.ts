import { z } from "zod";
import type { Diagnostic } from "./diagnostic";

/** Explains zod's issues in words for editors. */

type Issue = z.core.$ZodIssue;

type Explanation = Pick<Diagnostic, "rule" | "message" | "fix">;

/** Types as zod calls them. */
const typeNames: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list (lines that begin with a dash)",
  object: "a group of fields (indented lines)",
  record: "a group of fields (indented lines)",
  Date: "a date",
  null: "nothing",
};

const nameOfType = (value: unknown): string => {
  const type = z.core.util.parsedType(value);
  return typeNames[type]?.replace(/ \(.*/u, "") ?? type;
};

const count = (number: number | bigint, origin: string): string => {
  const one = Number(number) === 1;
  if (origin === "string") return `${String(number)} ${one ? "character" : "characters"}`;
  return `${String(number)} ${one ? "entry" : "entries"}`;
};

const outOfBounds = (issue: Issue & { code: "too_big" | "too_small" }, value: unknown): Explanation => {
  const big = issue.code === "too_big";
  const limit = issue.code === "too_big" ? issue.maximum : issue.minimum;
  const bound = issue.exact === true ? "exactly" : big ? "at most" : "at least";
  if (issue.origin === "string" || issue.origin === "array") {
    const length = typeof value === "string" || Array.isArray(value) ? value.length : 0;
    if (issue.origin === "string" && length === 0) {
      return {
        rule: "empty-text",
        message: "This text is empty.",
        fix: "Write the text. If the field is not needed and may be left out, delete its line.",
      };
    }
    const verb = big && issue.exact !== true ? "may" : "must";
    return {
      rule: "length",
      message: `This has ${count(length, issue.origin)}. It ${verb} have ${bound} ${String(limit)}.`,
      fix: big ? "Shorten it." : "Add what is missing.",
    };
  }
  return {
    rule: "number-range",
    message: `This is ${JSON.stringify(value)}. It must be ${bound} ${String(limit)}.`,
    fix: `Write a number that is ${bound} ${String(limit)}.`,
  };
};

/** What to write in place of a value of the wrong type. */
const fixType = (expected: string, value: unknown): string => {
  const wanted = typeNames[expected] ?? expected;
  if (typeof value === "string") {
    // $40,000
    const digits = value.replaceAll(/[$,\s]/gu, "");
    if (expected === "number" && /^\d+$/u.test(digits)) return `Write ${digits}`;
    // heading:Text
    const [, key, text] = /^([a-z]\w*):(\S.*)$/iu.exec(value) ?? [];
    if (expected === "object" && key !== undefined) return `Write a space after the colon: ${key}: ${text ?? ""}`;
  }
  return `Write ${wanted}.${expected === "string" ? " Figures and dates that are meant as text go in quotes." : ""}`;
};

const isGroup = (value: unknown): value is object => z.core.util.parsedType(value) === "object";

/** YAML reads a text as a field's name when it ends in a colon, or holds one with a space after it. */
const missingQuotes = (value: object): Explanation => ({
  rule: "wrong-type",
  message: "There is a colon in this text, so it was read as a field and its value.",
  fix: `Put the whole text in quotes: "${Object.keys(value)[0] ?? ""}: …"`,
});

/** What is wrong with a value, and what to do. */
export const explainIssue = (issue: Issue, value: unknown): Explanation => {
  switch (issue.code) {
    case "invalid_type": {
      if (issue.expected === "string" && isGroup(value)) return missingQuotes(value);
      const wanted = typeNames[issue.expected] ?? issue.expected;
      return value === undefined
        ? { rule: "missing-field", message: "This field is missing.", fix: `Add it. It must be ${wanted}.` }
        : {
            rule: "wrong-type",
            message: `This is ${nameOfType(value)}, but it must be ${wanted}.`,
            fix: fixType(issue.expected, value),
          };
    }
    case "too_big":
    case "too_small":
      return outOfBounds(issue, value);
    case "invalid_value":
      return value === undefined
        ? {
            rule: "missing-field",
            message: "This field is missing.",
            fix: `Add it. It may be: ${issue.values.map(String).join(", ")}.`,
          }
        : {
            rule: "choice",
            message: `${JSON.stringify(value)} is not one of the choices.`,
            fix: `Write one of: ${issue.values.map(String).join(", ")}.`,
          };
    case "invalid_format":
    case "custom": {
      const rule = issue.message.replace(/^Invalid.*$/u, "must be written as the field's description says");
      const name = nameOfType(value).replace(/^an? /u, "");
      return {
        rule: "format",
        message: `This ${name} ${rule}.`,
        fix: "Write it that way. Other files of the same kind show how.",
      };
    }
    default:
      return { rule: "schema", message: issue.message, fix: "Compare it with another file of the same kind." };
  }
};
