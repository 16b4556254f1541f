/** Explains what the schema of a file's collection refuses. */
import { dirname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { collections, type Collection } from "../content-schema/collections";
import { fieldAt, fieldsIn } from "../content-schema/unwrap";
import { fieldsOf, isRecord, type FileField } from "./file-fields";
import { placeholdersIn, type YamlFile } from "./yaml/yaml-files";
import { isWithin, type Diagnostic, type Explanation, type FieldPath } from "./diagnostic";
import { explainIssue } from "./explain-issue";
import { formatSpaces, readLine } from "./yaml/lines";
import { nearestName } from "./rules/nearest-name";
import { fieldDiagnostic, type Rule } from "./rules/rule";

/** What is wrong with fields that their group does not have. */
const unknownFields = (
  content: YamlFile,
  group: FieldPath,
  { keys, input }: z.core.$ZodIssueUnrecognizedKeys,
): readonly Diagnostic[] => {
  const known = [...fieldsIn(fieldAt(content.collection.schema, group)?.inner ?? z.never()).keys()];
  const unused = known.filter((name) => isRecord(input) && input[name] === undefined);
  return keys.map((name) => {
    const message = `There is no field "${name}" here.`;
    const meant = nearestName(name, unused);
    const explanation: Explanation =
      meant === undefined
        ? [message, `Write one of: ${known.join(", ")}. Or delete the line.`]
        : [message, `Write ${meant} instead.`, { field: [...group, meant] }];
    return fieldDiagnostic(content, [...group, name], "unknown-field", explanation);
  });
};

/** How to add a missing field to its group. */
const howToAdd = (content: YamlFile, field: FieldPath): string => {
  const group = field.slice(0, -1);
  const isSibling = ({ path }: FileField) => path.length === field.length && isWithin(path, group);
  const indent = content.locate(fieldsOf(content).find(isSibling)?.path ?? group).column - 1;
  const where = typeof group.at(-1) === "number" ? "to the entry that begins here" : `below "${String(group.at(-1))}:"`;
  const place = group.length === 0 ? "" : ` ${where}, with ${formatSpaces(indent)} before it`;
  const name = String(field.filter((part) => typeof part === "string").at(-1));
  return `Add this line${place}:  ${name}: …`;
};

/** The text in the line of a field, as it is written. */
const textOf = ({ text, locate }: YamlFile, field: FieldPath): string =>
  readLine(text.split("\n")[locate(field).line - 1] ?? "").text;

/** What to write in place of placeholders that nearly exist. */
const placeholderFix = (unknown: readonly string[], files: readonly YamlFile[]): string | undefined => {
  const known = Object.keys(placeholdersIn(files));
  const meant = unknown.map((braced) => {
    const name = braced.slice(1, -1);
    const parts = name.split(".");
    // In each part: a key that is near to another only beside its long study is another number.
    const isNear = (part: string, index: number) => nearestName(parts[index] ?? "", [part]) !== undefined;
    const near = known.filter((other) => other.split(".").every(isNear));
    const nearest = nearestName(name, near) ?? known.filter((other) => other.endsWith(`.${name}`));
    return [nearest].flat().map((other) => `{${other}}`);
  });
  if (meant.every(({ length }) => length > 0))
    return `Write ${meant.map((names) => names.join(" or ")).join(" and ")}.`;
  const study = /^\{project-.*?\./u.exec(unknown[0] ?? "")?.[0] ?? "none";
  const isUsed = (name: string) => files.some(({ text }) => text.includes(name));
  const renamed = known.map((name) => `{${name}}`).filter((name) => name.startsWith(study) && !isUsed(name));
  return renamed.length === 0 ? undefined : `Put the key back there, or write ${renamed.join(" or ")}.`;
};

/** What a field of a file holds that its schema refuses. */
const fieldErrors = (content: YamlFile, issue: z.core.$ZodIssue, files: readonly YamlFile[]): readonly Diagnostic[] => {
  const path = issue.path.filter((part) => typeof part !== "symbol");
  if (issue.code === "unrecognized_keys") return unknownFields(content, path, issue);
  const field = fieldAt(content.collection.schema, path);
  const [rule, [message, fix, about]] = explainIssue(issue, howToAdd(content, path), textOf(content, path), field);
  const meant = about?.placeholders && placeholderFix(about.placeholders, files);
  return [fieldDiagnostic(content, path, rule, [message, meant ?? fix, about])];
};

/** Validates each file by the schema of its collection. */
export const schemaErrors: Rule = (files) =>
  files.flatMap((content) => {
    const { data, collection } = content;
    const { error } = collection.schema.safeParse(data, { reportInput: true });
    if (error === undefined) return [];
    // Of two equal files the copy is where they fit less.
    const isOriginal = (other: YamlFile) =>
      isDeepStrictEqual(other.data, data) &&
      (other.collection.schema.safeParse(data).error?.issues.length ?? 0) < error.issues.length;
    const isHome = ({ glob, schema }: Collection) => glob.includes("*") && schema.safeParse(data).success;
    const home = collections.filter(isHome).map(({ glob }) => `content/${dirname(glob)}/`);
    const [place] = [...files.filter(isOriginal).map(({ file }) => file), ...home];
    if (place !== undefined) {
      const fix =
        "If it is new, move it there, or delete it. Otherwise put back its own text: CONTENT.md says how, under Undo.";
      return fieldDiagnostic(content, [], "wrong-folder", [`This file has what belongs into ${place}`, fix]);
    }
    const errors = error.issues.flatMap((issue) => fieldErrors(content, issue, files));
    // The first error of a field is its cause: zod counts the letters of a text in place of a list, too.
    return errors.filter(
      ({ field }, index) => errors.findIndex((other) => other.field.join() === field.join()) === index,
    );
  });
