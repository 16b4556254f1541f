import { z } from "zod";
import type { Diagnostic } from "./diagnostic";

/** Explains zod's issues in words for editors. */

type Issue = z.core.$ZodIssue;

type Explanation = Pick<Diagnostic, "message" | "fix">;

/** Types as zod calls them. */
const typeInWords: Readonly<Record<string, string>> = {
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

const kindOfValue = (value: unknown): string => {
  const type = z.core.util.parsedType(value);
  return typeInWords[type]?.replace(/ \(.*/u, "") ?? type;
};

const count = (number: number | bigint, origin: string): string => {
  const one = Number(number) === 1;
  if (origin === "string") return `${String(number)} ${one ? "character" : "characters"}`;
  return `${String(number)} ${one ? "entry" : "entries"}`;
};

const tooMuch = (issue: Issue & { code: "too_big" | "too_small" }, value: unknown): Explanation => {
  const big = issue.code === "too_big";
  const limit = issue.code === "too_big" ? issue.maximum : issue.minimum;
  const bound = issue.exact === true ? "exactly" : big ? "at most" : "at least";
  if (issue.origin === "string" || issue.origin === "array") {
    const length = typeof value === "string" || Array.isArray(value) ? value.length : 0;
    if (issue.origin === "string" && length === 0) {
      return {
        message: "This text is empty.",
        fix: "Write the text. If the field is not needed and may be left out, delete its line.",
      };
    }
    return {
      message: `This has ${count(length, issue.origin)}; it may have ${bound} ${count(limit, issue.origin)}.`,
      fix: big ? "Shorten it." : "Add what is missing.",
    };
  }
  return {
    message: `This is ${JSON.stringify(value)}; it must be ${bound} ${String(limit)}.`,
    fix: `Write a number that is ${bound} ${String(limit)}.`,
  };
};

/** What is wrong with a value, and what to do. */
export const explainIssue = (issue: Issue, value: unknown): Explanation => {
  switch (issue.code) {
    case "invalid_type": {
      const wanted = typeInWords[issue.expected] ?? issue.expected;
      return value === undefined
        ? { message: "This field is missing.", fix: `Add it. It must be ${wanted}.` }
        : {
            message: `This is ${kindOfValue(value)}, but it must be ${wanted}.`,
            fix: `Write ${wanted}.${issue.expected === "string" ? " Figures and dates that are meant as text go in quotes." : ""}`,
          };
    }
    case "too_big":
    case "too_small":
      return tooMuch(issue, value);
    case "invalid_value":
      return value === undefined
        ? { message: "This field is missing.", fix: `Add it. It may be: ${issue.values.map(String).join(", ")}.` }
        : {
            message: `${JSON.stringify(value)} is not one of the choices.`,
            fix: `Write one of: ${issue.values.map(String).join(", ")}.`,
          };
    case "invalid_format":
    case "custom": {
      const rule = issue.message.replace(/^Invalid.*$/u, "must be written as the field's description says");
      return { message: `This text ${rule}.`, fix: "Write it that way. The examples in the neighboring files help." };
    }
    default:
      return { message: issue.message, fix: "Compare with a neighboring file of the same kind." };
  }
};
