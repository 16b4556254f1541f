/** Explains what the schema of a file's collection refuses. */
import { z } from "zod";
import { schemaAt, schemaFields } from "../content-schema/unwrap";
import { contentValues, isRecord, type ContentValue } from "./content-values";
import { placeholdersIn, type YamlFile } from "./yaml/yaml-files";
import { isWithin, type Diagnostic, type Explanation, type FieldPath } from "./diagnostic";
import { explainIssue } from "./explain-issue";
import { formatSpaces, readLine } from "./yaml/lines";
import { nearestName } from "./rules/nearest-name";
import { fieldDiagnostic, type Rule } from "./rules/rule";

/**
 * What is wrong with fields that their group does not have.
 * @param known those that it has
 * @param ofFile those of the whole file, where the group is a part of it
 */
const explainUnknown = (
  known: readonly string[],
  ofFile: readonly string[],
  { keys, input }: z.core.$ZodIssueUnrecognizedKeys,
): Explanation => {
  const message = `Here is no field with the name ${keys.join(" or ")}.`;
  // Where it is at its place, those below it belong to it, too.
  const [first = ""] = keys;
  if (ofFile.includes(first)) return [message, `${first} is a field of the whole file: begin its line without spaces.`];
  const unused = known.filter((name) => isRecord(input) && input[name] === undefined);
  const others = `The fields here are: ${known.join(", ")}. Write one of them, or delete the line. If the line belongs to another group, begin it with as many spaces as the fields there.`;
  const fixes = keys.map((name) => {
    const meant = nearestName(name, unused);
    return meant === undefined ? others : `Write ${meant} in place of ${name}.`;
  });
  return [message, [...new Set(fixes)].join(" ")];
};

/** How to add a missing field to its group. */
const howToAdd = (content: YamlFile, field: FieldPath): string => {
  const group = field.slice(0, -1);
  const isSibling = ({ path }: ContentValue) => path.length === field.length && isWithin(path, group);
  const indent = content.locate(contentValues(content).find(isSibling)?.path ?? group).column - 1;
  const where = typeof group.at(-1) === "number" ? "to the entry that begins here" : `below "${String(group.at(-1))}:"`;
  const place = group.length === 0 ? "" : ` ${where}, with ${formatSpaces(indent)} before it`;
  const name = String(field.filter((part) => typeof part === "string").at(-1));
  const isInAbove = Number(group.at(-1)) > 0;
  const dash = isInAbove ? "  If this entry is a part of the one above it, write two spaces in place of its dash." : "";
  return `Add this line${place}:  ${name}: …${dash}`;
};

/** The text in the line of a field, as it is written. */
const textOf = ({ text, locate }: YamlFile, field: FieldPath): string =>
  readLine(text.split("\n")[locate(field).line - 1] ?? "").text;

/** What to write in place of a placeholder whose last part is nearly that of another. */
const placeholderFix = (text: string, files: readonly YamlFile[]): string | undefined => {
  const [[, beginning = "", end = ""] = [], ...more] = text.matchAll(/\{((?:[^{}]*\.)?)([^{}]*)\}/gu);
  const known = Object.keys(placeholdersIn(files)).filter((name) => name.startsWith(beginning));
  const meant = nearestName(
    end,
    known.map((name) => name.slice(beginning.length)),
  );
  return meant === undefined || more.length > 0 ? undefined : `Write {${beginning}${meant}}.`;
};

/** What is wrong with a field of a file. */
const fieldError = (content: YamlFile, issue: z.core.$ZodIssue, files: readonly YamlFile[]): Diagnostic => {
  const path = issue.path.filter((part) => typeof part !== "symbol");
  const field = schemaAt(content.collection.schema, path);
  if (issue.code === "unrecognized_keys") {
    const ofFile = path.length === 0 ? [] : [...schemaFields(content.collection.schema).keys()];
    const explanation = explainUnknown([...schemaFields(field?.inner ?? z.never()).keys()], ofFile, issue);
    return fieldDiagnostic(content, [...path, issue.keys[0] ?? ""], "unknown-field", explanation);
  }
  const [rule, [message, fix]] = explainIssue(issue, howToAdd(content, path), textOf(content, path), field);
  const meant = rule === "placeholder" ? placeholderFix(String(issue.input), files) : undefined;
  return fieldDiagnostic(content, path, rule, [message, meant ?? fix]);
};

const errorsIn = (content: YamlFile, files: readonly YamlFile[]): readonly Diagnostic[] => {
  const { issues } = content.collection.schema.safeParse(content.data, { reportInput: true }).error ?? { issues: [] };
  // A field with a wrong name is missing, too.
  const unknown = issues.filter(({ code }) => code === "unrecognized_keys");
  return (unknown.length > 0 ? unknown : issues).map((issue) => fieldError(content, issue, files));
};

/** Validates each file by the schema of its collection. */
export const schemaErrors: Rule = (files) =>
  files.flatMap((content) => errorsIn(content, files).filter(({ rule }) => rule !== "placeholder"));

/** Placeholders in texts, which the schemas refuse, too: what they stand for is in other files. */
export const unknownPlaceholders: Rule = (files) =>
  files.flatMap((content) => errorsIn(content, files).filter(({ rule }) => rule === "placeholder"));
