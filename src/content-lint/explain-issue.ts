import { z } from "zod";
import { fieldsIn, type Field } from "../content-schema/unwrap";
import { isRecord } from "./content-fields";
import type { Explanation } from "./diagnostic";

/** Explains zod's issues in words for editors. */

type Issue = z.core.$ZodIssue;

/** Types as zod calls them: what a value is, and how editors write one. */
const types: Readonly<Record<string, readonly [name: string, howTo: string]>> = {
  string: ["a text", "Write a text."],
  number: ["a number", "Write a number, with digits only and without quotes."],
  int: ["a whole number", "Write a whole number, with digits only and without quotes."],
  boolean: ["true or false", "Write true or false, without quotes."],
  array: [
    "a list",
    "Write each entry in a line of its own below it, with two more spaces and a dash at its beginning.",
  ],
  object: ["a group of fields", "Write its fields below it, each in a line with two more spaces at its beginning"],
  date: ["a day", ""],
};

const nameOf = (value: unknown): string => {
  const type = value instanceof Date ? "date" : z.core.util.parsedType(value);
  return types[type]?.[0] ?? type;
};

const howToWrite = (type: string, field: Field | undefined): string => {
  const howTo = types[type]?.[1] ?? `Write ${type}.`;
  if (type !== "object" || field === undefined) return howTo;
  const required = [...fieldsIn(field.inner)].filter(([, { optional }]) => !optional).map(([name]) => name);
  return `${howTo}: ${required.join(", ")}.`;
};

const orLeaveOut = (field: Field | undefined): string =>
  field?.optional === true ? " Or delete the line: this field may be left out." : "";

const missingField = ({ path }: Issue, fix: string): Explanation => ({
  rule: "missing-field",
  message: "This field is missing.",
  fix: `Add a line that begins with "${String(path.at(-1))}:". ${fix}`,
});

const wrongType = (issue: Issue & { code: "invalid_type" }, field: Field | undefined): Explanation => {
  const { input, expected } = issue;
  const fix = howToWrite(expected, field);
  if (input === undefined) return missingField(issue, fix);
  if (input === null) return { rule: "empty", message: "This field is empty.", fix: `${fix}${orLeaveOut(field)}` };
  if (expected === "string" && isRecord(input)) {
    // YAML reads a text as a field's name when it ends in a colon, or holds one with a space after it.
    const message = "There is a colon in this text, so it was read as a field and its value.";
    const [beginning = ""] = Object.keys(input);
    return { rule: "wrong-type", message, fix: `Put the whole text in quotes: "${beginning}: …"` };
  }
  const message = `This is ${nameOf(input)}, but it must be ${types[expected]?.[0] ?? expected}.`;
  if (expected !== "string") return { rule: "wrong-type", message, fix };
  const oneText = "Write one text after the colon, without a dash. A text that begins with [ goes in quotes.";
  return { rule: "wrong-type", message, fix: Array.isArray(input) ? oneText : "Put it in quotes." };
};

const outOfBounds = (issue: Issue & { code: "too_big" | "too_small" }, field: Field | undefined): Explanation => {
  const { input, origin } = issue;
  const limit = String(issue.code === "too_big" ? issue.maximum : issue.minimum);
  const bound = issue.code === "too_big" ? `at most ${limit}` : `at least ${limit}`;
  if (input === "")
    return { rule: "empty", message: "This text is empty.", fix: `Write the text.${orLeaveOut(field)}` };
  if (typeof input !== "string" && !Array.isArray(input)) {
    const fix = `Write a number that is ${bound}.`;
    return { rule: "number-range", message: `This is ${String(input)}. It must be ${bound}.`, fix };
  }
  const [one, more] = origin === "string" ? ["character", "characters"] : ["entry", "entries"];
  const message = `This has ${input.length} ${input.length === 1 ? one : more}. It ${issue.code === "too_big" ? "may" : "must"} have ${bound}.`;
  return { rule: "length", message, fix: issue.code === "too_big" ? "Shorten it." : "Add what is missing." };
};

/** A text that is written in another form than its field has. */
const wrongFormat = (issue: Issue & { code: "invalid_format" | "custom" }, field: Field | undefined): Explanation => {
  const { input, message } = issue;
  // A rule about several fields brings whole sentences.
  if (issue.code === "custom" && typeof issue.params?.["fix"] === "string") {
    return { rule: "format", message, fix: issue.params["fix"] };
  }
  const isDay = issue.code === "invalid_format" && issue.format === "date";
  if (isDay && /^\d{4}-\d\d-\d\d$/u.test(String(input))) {
    return { rule: "format", message: `There is no day ${String(input)}.`, fix: "Write a day of the calendar." };
  }
  const isImage = field?.meta.role === "imageFile";
  const fix = `Write it that way.${isImage ? " Give the file the same name." : " Files of the same kind show how."}`;
  return { rule: "format", message: `This ${nameOf(input).replace(/^an? /u, "")} ${message}.`, fix };
};

/**
 * What is wrong with a value, and what to do.
 * @param field whose value it is
 */
export const explainIssue = (issue: Issue, field?: Field): Explanation => {
  switch (issue.code) {
    case "invalid_type":
      return wrongType(issue, field);
    case "too_big":
    case "too_small":
      return outOfBounds(issue, field);
    case "invalid_value": {
      const fix = `Write one of: ${issue.values.map(String).join(", ")}.`;
      if (issue.input === undefined) return missingField(issue, fix);
      return { rule: "choice", message: `${JSON.stringify(issue.input)} is not one of the choices.`, fix };
    }
    case "invalid_format":
    case "custom":
      return wrongFormat(issue, field);
    default:
      return { rule: "schema", message: issue.message, fix: "Compare it with another file of the same kind." };
  }
};
