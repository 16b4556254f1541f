/** Explains what the schema of a file's collection refuses. */
import { basename, dirname } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { collections } from "../content-schema/collections";
import type { Explanation } from "../content-schema/text-rules";
import { fieldAt, fieldsIn } from "../content-schema/unwrap";
import { fieldsOf, isRecord, type FileField } from "./file-fields";
import { placeholdersIn, type YamlFile } from "./yaml-files";
import { formatFieldPath, type Diagnostic, type FieldPath } from "./diagnostic";
import { explainIssue } from "./explain-issue";
import { readLine } from "./line-errors";
import { formatSpaces } from "./line-places";
import { nearestName } from "./nearest-name";
import { fieldDiagnostic, type Rule } from "./rule";

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
        : [message, `Write ${meant} instead.`, formatFieldPath([...group, meant])];
    return fieldDiagnostic(content, [...group, name], "unknown-field", explanation);
  });
};

/** How to add a missing field to its group. */
const howToAdd = (content: YamlFile, field: FieldPath): string => {
  const group = field.slice(0, -1);
  const isSibling = ({ path }: FileField) =>
    path.length === field.length && group.every((part, index) => part === path[index]);
  const indent = content.locate(fieldsOf(content).find(isSibling)?.path ?? group).column - 1;
  const where = typeof group.at(-1) === "number" ? "to the entry that begins here" : `below "${String(group.at(-1))}:"`;
  const place = group.length === 0 ? "" : ` ${where}, with ${formatSpaces(indent)} before it`;
  const name = String(field.filter((part) => typeof part === "string").at(-1));
  return `Add this line${place}:  ${name}: …`;
};

/** The text in the line of a field, as it is written. */
const textOf = ({ text, locate }: YamlFile, field: FieldPath): string =>
  readLine(text.split("\n")[locate(field).line - 1] ?? "").text;

interface PlaceholderNames {
  readonly known: readonly string[];
  /** Numbers of prototypes that no text repeats. */
  readonly unused: readonly string[];
}

/** What to write in place of placeholders that nearly exist. */
const placeholderFix = (unknown: string, { known, unused }: PlaceholderNames): string | undefined => {
  const meant = unknown.split(", ").map((braced) => {
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
  const [group = ""] = unknown.split(".");
  const renamed = unused.filter((name) => `{${name}`.startsWith(`${group}.`)).map((name) => `{${name}}`);
  return renamed.length === 0 ? undefined : `Put the key back there, or write ${renamed.join(" or ")}.`;
};

/** What a field of a file holds that its schema refuses. */
const fieldErrors = (content: YamlFile, issue: z.core.$ZodIssue, names: PlaceholderNames): readonly Diagnostic[] => {
  const path = issue.path.filter((part) => typeof part !== "symbol");
  if (issue.code === "unrecognized_keys") return unknownFields(content, path, issue);
  const field = fieldAt(content.collection.schema, path);
  const [rule, [message, fix, about]] = explainIssue(issue, howToAdd(content, path), textOf(content, path), field);
  const meant = rule === "placeholder" && about !== undefined ? placeholderFix(about, names) : undefined;
  return [fieldDiagnostic(content, path, rule, [message, meant ?? fix, about])];
};

/** Validates each file by the schema of its collection. */
export const schemaErrors: Rule = (files) => {
  const known = Object.keys(placeholdersIn(files));
  const isUsed = (name: string) => files.some(({ text }) => text.includes(`{${name}}`));
  const names = { known, unused: known.filter((name) => name.startsWith("project-") && !isUsed(name)) };
  return files.flatMap((content) => {
    const { data, collection } = content;
    const { error } = collection.schema.safeParse(data, { reportInput: true });
    if (error === undefined) return [];
    const isOriginal = (other: YamlFile) => other.collection !== collection && isDeepStrictEqual(other.data, data);
    const original = files.find(isOriginal)?.file ?? "";
    const added = basename(collection.glob).includes("*") ? "If this file is new, delete it. Otherwise put" : "Put";
    const ownText = `${added} back its own text: CONTENT.md says how, under Undo.`;
    const copied: Explanation = [`This file has the text of ${original}.`, ownText];
    if (original !== "") return fieldDiagnostic(content, [], "wrong-folder", copied);
    const home = collections.find(({ glob, schema }) => glob.includes("*") && schema.safeParse(data).success);
    if (home !== undefined) {
      const folder = `content/${dirname(home.glob)}/`;
      const moved: Explanation = [
        `This file has the fields of those in ${folder}`,
        "If it is a copy left over, delete it. Otherwise move it there.",
      ];
      return [fieldDiagnostic(content, [], "wrong-folder", moved)];
    }
    const errors = error.issues.flatMap((issue) => fieldErrors(content, issue, names));
    // The first error of a field is its cause: zod counts the letters of a text in place of a list, too.
    return errors.filter(({ field }, index) => errors.findIndex((other) => other.field === field) === index);
  });
};
