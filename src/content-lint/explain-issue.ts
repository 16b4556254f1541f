import { z } from "zod";
import { fieldsIn, type Field } from "../content-schema/unwrap";
import type { Diagnostic } from "./diagnostic";
import { suggestValue } from "./suggest-value";

/** Explains zod's issues in words for editors. */

type Issue = z.core.$ZodIssue;

type Explanation = Pick<Diagnostic, "rule" | "message" | "fix">;

/** What is wrong with a value. A schema that does not say how a text must be written leaves that to its description. */
export const issuesOf = (schema: z.ZodType, value: unknown): readonly Issue[] =>
  schema.safeParse(value, {
    reportInput: true,
    error: ({ code }) =>
      code === "invalid_format" || code === "custom" ? "must be written as the field's description says" : undefined,
  }).error?.issues ?? [];

/** Types as zod calls them. */
const typeNames: Readonly<Record<string, string>> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list (lines that begin with a dash)",
  object: "a group of fields (lines with two more spaces at their beginning)",
  Date: "a date",
  null: "nothing",
};

const nameOfType = (value: unknown): string => {
  const type = z.core.util.parsedType(value);
  return typeNames[type]?.replace(/ \(.*/u, "") ?? type;
};

const count = (number: number, origin: string): string => {
  const [singular, plural] = origin === "string" ? ["character", "characters"] : ["entry", "entries"];
  return `${number} ${number === 1 ? singular : plural}`;
};

/** What else mends an empty field. */
const orLeaveOut = (field: Field | undefined): string =>
  field?.optional === true ? " Or delete the line: this field may be left out." : "";

const outOfBounds = (issue: Issue & { code: "too_big" | "too_small" }, field: Field | undefined): Explanation => {
  const value = issue.input;
  const big = issue.code === "too_big";
  const limit = issue.code === "too_big" ? issue.maximum : issue.minimum;
  const bound = issue.exact === true ? "exactly" : big ? "at most" : "at least";
  if (issue.origin === "string" || issue.origin === "array") {
    const length = typeof value === "string" || Array.isArray(value) ? value.length : 0;
    if (issue.origin === "string" && length === 0) {
      return { rule: "empty-text", message: "This text is empty.", fix: `Write the text.${orLeaveOut(field)}` };
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

/** What to write in place of a value of the wrong type, or of none. */
const fixType = (expected: string, value: unknown, schema: z.ZodType | undefined): string => {
  const isText = typeof value === "string";
  const digits = isText ? value.replaceAll(/[$,\s]/gu, "") : "";
  // heading:Text
  const [, key, text] = /^([a-z]\w*):(\S.*)$/iu.exec(isText ? value : "") ?? [];
  switch (expected) {
    case "number":
    case "int":
      // $40,000
      if (!/^\d+$/u.test(digits)) return "Write a whole number, with digits only.";
      return digits === value ? `Write ${digits} without quotes.` : `Write ${digits}`;
    case "string":
      if (value === undefined || value === null) return "Write a text.";
      return Array.isArray(value)
        ? "Write one text after the colon, without a dash. A text that begins with [ goes in quotes."
        : "Put it in quotes.";
    case "boolean":
      return "Write true or false, without quotes.";
    case "array":
      return "Write each entry in a line of its own below it, with two more spaces and a dash at its beginning.";
    case "object": {
      if (key !== undefined) return `Write a space after the colon: ${key}: ${text ?? ""}`;
      const fields = [...(schema === undefined ? [] : fieldsIn(schema))].filter(([, { optional }]) => !optional);
      return `Write its fields below it, each in a line with two more spaces at its beginning: ${fields.map(([name]) => name).join(", ")}.`;
    }
    default:
      return `Write ${typeNames[expected] ?? expected}.`;
  }
};

const isGroup = (value: unknown): value is object => z.core.util.parsedType(value) === "object";

const missingField = ({ path }: Issue, fix: string): Explanation => ({
  rule: "missing-field",
  message: "This field is missing.",
  fix: `Add a line that begins with "${String(path.at(-1))}:". ${fix}`,
});

/** A text that is written in another form than its field has. */
const wrongFormat = (issue: Issue & { code: "invalid_format" | "custom" }, field: Field | undefined): Explanation => {
  // A rule about several fields brings whole sentences.
  if (issue.code === "custom" && typeof issue.params?.["fix"] === "string") {
    return { rule: "format", message: issue.message, fix: issue.params["fix"] };
  }
  const value = issue.input;
  const isDay = issue.code === "invalid_format" && issue.format === "date";
  if (isDay && /^\d{4}-\d\d-\d\d$/u.test(String(value))) {
    return { rule: "format", message: `There is no day ${String(value)}.`, fix: "Write a day of the calendar." };
  }
  const message = `This ${nameOfType(value).replace(/^an? /u, "")} ${issue.message}.`;
  const suggestion = typeof value === "string" ? suggestValue(field?.inner, value) : undefined;
  if (suggestion === undefined) {
    return { rule: "format", message, fix: "Write it that way. Other files of the same kind show how." };
  }
  const isRenamed = field?.meta.role === "imageFile" && suggestion !== `./${String(value)}`;
  const fix = `Write ${isDay ? `"${suggestion}"` : suggestion}${isRenamed ? ", and give the file this name." : ""}`;
  return { rule: "format", message, fix };
};

/**
 * What is wrong with a value, and what to do.
 * @param field whose value it is
 */
export const explainIssue = (issue: Issue, field?: Field): Explanation => {
  const value = issue.input;
  switch (issue.code) {
    case "invalid_type": {
      if (issue.expected === "string" && isGroup(value)) {
        // YAML reads a text as a field's name when it ends in a colon, or holds one with a space after it.
        const message = "There is a colon in this text, so it was read as a field and its value.";
        const fix = `Put the whole text in quotes: "${Object.keys(value)[0] ?? ""}: …"`;
        return { rule: "wrong-type", message, fix };
      }
      const wanted = typeNames[issue.expected] ?? issue.expected;
      const fix = fixType(issue.expected, value, field?.inner);
      if (value === undefined) return missingField(issue, fix);
      if (value === null)
        return { rule: "wrong-type", message: "This field is empty.", fix: `${fix}${orLeaveOut(field)}` };
      return { rule: "wrong-type", message: `This is ${nameOfType(value)}, but it must be ${wanted}.`, fix };
    }
    case "too_big":
    case "too_small":
      return outOfBounds(issue, field);
    case "invalid_value": {
      const fix = `Write one of: ${issue.values.map(String).join(", ")}.`;
      if (value === undefined) return missingField(issue, fix);
      return { rule: "choice", message: `${JSON.stringify(value)} is not one of the choices.`, fix };
    }
    case "invalid_format":
    case "custom":
      return wrongFormat(issue, field);
    default:
      return { rule: "schema", message: issue.message, fix: "Compare it with another file of the same kind." };
  }
};
