/** Explains zod's issues in words for editors. */
import { z } from "zod";
import { explainSurplus } from "../content-schema/text-rules";
import { schemaFields, type Field } from "../content-schema/unwrap";
import { putBack, type Explanation } from "./diagnostic";
import { isRecord } from "./content-values";

type Issue = z.core.$ZodIssue;

type NamedExplanation = readonly [rule: string, explanation: Explanation];

/** Types as zod calls them: what a value must be, and how editors write one. */
const types: Readonly<Record<string, readonly [name: string, howTo: string]>> = {
  string: ["text", 'Put it in quotes: "…".'],
  number: ["a number", "Write digits only, without quotes, such as 1200 or 1.5."],
  int: ["a whole number", "Write digits only, without quotes."],
  boolean: ["true or false", "Write true or false, without quotes."],
  array: [
    "a list",
    'Write each entry in a line of its own below it, after two more spaces, a dash and a space. Short ones may stand in brackets: ["…", "…"]',
  ],
  object: ["a group of fields", "Write its fields below it, each in a line with two more spaces at its beginning."],
};

const oneOf = (values: readonly unknown[]): string => `Write one of: ${values.map(String).join(", ")}.`;

/** What belongs into a field: its description, and its choices or the names of its fields. */
const contentOf = (field: Field | undefined): string => {
  const names = field === undefined ? [] : [...schemaFields(field.inner)].filter(([, { optional }]) => !optional);
  const fields = names.length === 0 ? "" : ` Its fields: ${names.map(([name]) => name).join(", ")}.`;
  const choices = field?.inner instanceof z.ZodEnum ? ` ${oneOf(field.inner.options)}` : "";
  return `Its description: ${field?.meta.description ?? ""}${choices}${fields}`;
};

/** What is wrong with a value of another type, and what to write. */
const explainType = ({ input, expected }: z.core.$ZodIssueInvalidType, written: string, field?: Field): Explanation => {
  if (expected === "string" && isRecord(input)) {
    // YAML reads a text as a field's name when it ends in a colon, or holds one with a space after it.
    const message = "There is a colon in this text, so it was read as a field and its value.";
    return [message, `Put the whole text in straight quotes: "${Object.keys(input).join()}: …"`];
  }
  if (expected === "string" && Array.isArray(input))
    return [
      "This must be one text, and is a list.",
      `Write it without a dash or brackets of its own: ${input.join(" ")}`,
    ];
  if (expected === "array" && isRecord(input)) {
    const [first = ""] = Object.keys(input);
    const fix = `Write a dash and a space before the first of the lines below it, and two spaces more before the others:  - ${first}: …`;
    return ["This must be a list, and its first entry has no dash.", fix];
  }
  const [name, howTo] = types[expected] ?? [expected, `Write ${expected}.`];
  const message = `This must be ${name}.`;
  if (expected === "string" && /^[^[]/u.test(written)) return [message, `Put it in quotes: "${written}"`];
  return [message, `${howTo} ${contentOf(field)}`];
};

const tooFew = "Add an entry. Entries in brackets have commas between them.";

const explainLength = (input: unknown, bound: "at most" | "at least", limit: number): Explanation => {
  const isBelow = bound === "at least";
  const allowed = `Allowed: ${bound} ${limit}.`;
  if (Array.isArray(input))
    return [`Entries: ${input.length}. ${allowed}`, isBelow ? tooFew : explainSurplus(input, limit)];
  if (typeof input !== "string")
    return [`Number: ${String(input)}. ${allowed}`, `Write a ${isBelow ? "larger" : "smaller"} number.`];
  const change = isBelow ? `Lengthen it by ${limit - input.length}.` : `Shorten it by ${input.length - limit}.`;
  return [`Characters: ${input.length}. ${allowed}`, change];
};

/** What a rule of src/content-schema/text-rules.ts says of itself. */
const namedRule = z.object({ rule: z.string(), fix: z.string() });

/**
 * What is wrong with a value, and what to do.
 * @param howToAdd the field, if it is missing
 * @param written the text of its line
 */
export const explainIssue = (issue: Issue, howToAdd: string, written: string, field?: Field): NamedExplanation => {
  const { code, input, message } = issue;
  const named = code === "custom" ? namedRule.safeParse(issue.params).data : undefined;
  if (named !== undefined) return [named.rule, [message, named.fix]];
  if (input === undefined) {
    const fix = `${howToAdd}  ${contentOf(field)} If you deleted it ${putBack}`;
    return ["missing-field", ["This field is missing.", fix]];
  }
  if (input === null || input === "") {
    const isEntry = typeof issue.path.at(-1) === "number";
    const text = `Write it after the ${isEntry ? "dash" : "colon"}, in quotes.`;
    const [, howTo] = (code === "invalid_type" && issue.expected !== "string" && types[issue.expected]) || ["", text];
    const fix = `${howTo} ${contentOf(field)}${isEntry || field?.optional === true ? " Or delete the line." : ""}`;
    return ["empty", ["This is empty.", fix]];
  }
  switch (code) {
    case "invalid_type": {
      // A number that would be wrong in quotes, too, is told as the text that it should be.
      const isNumber = issue.expected === "string" && typeof input === "number";
      const [refused] = (isNumber && field?.inner.safeParse(String(input), { reportInput: true }).error?.issues) || [];
      if (refused !== undefined) return explainIssue(refused, howToAdd, written, field);
      return ["wrong-type", explainType(issue, written, field)];
    }
    case "too_big":
      return ["length", explainLength(input, "at most", Number(issue.maximum))];
    case "too_small":
      return ["length", explainLength(input, "at least", Number(issue.minimum))];
    case "invalid_value":
      return ["choice", [`${JSON.stringify(input)} is not one of the choices.`, oneOf(issue.values)]];
    default: {
      // The messages of the schemas are what is wrong and, in a second line, the fix.
      const [wrong = "", fix = `Correct it. ${contentOf(field)}`] = message.split("\n");
      return ["format", [wrong, fix]];
    }
  }
};
