import { z } from "zod";
import { fieldAt, fieldsIn } from "../content-schema/unwrap";
import { isRecord } from "./content-fields";
import type { ContentFile } from "./content-file";
import { formatFieldPath, type Diagnostic, type FieldPath } from "./diagnostic";
import { explainIssue } from "./explain-issue";
import { howToAdd, rightPlaceOf } from "./field-places";
import { diagnosticAt, type Rule } from "./rule";

const pathOf = ({ path }: z.core.$ZodIssue): FieldPath => path.filter((part) => typeof part !== "symbol");

const emptyFile =
  "If you emptied it by mistake, put it back: CONTENT.md says how, under Undo. If it is new, copy the text of another file in its folder and change it. If you don't need it, delete it.";

/** How many letters of a name another lacks. */
const lettersBeyond = (other: string, name: string): number =>
  [...other].reduce((rest, letter) => rest.replace(letter, ""), name).length;

const errorsOf = (content: ContentFile): readonly Diagnostic[] => {
  const { schema } = content.collection;
  if (content.data === undefined) return [diagnosticAt(content, [], "empty", "The file is empty.", emptyFile)];
  const parsed = schema.safeParse(content.data, { reportInput: true });
  const isSameField = (issue: z.core.$ZodIssue) => (other: z.core.$ZodIssue) => other.path.join() === issue.path.join();
  // The first error of a field is its cause: zod counts the letters of a text in place of a list, too.
  const issues = (parsed.error?.issues ?? []).filter(
    (issue, index, all) => issue.code === "unrecognized_keys" || all.findIndex(isSameField(issue)) === index,
  );
  const namesAt = (path: FieldPath) => [...fieldsIn(fieldAt(schema, path)?.inner ?? z.never()).keys()];
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const { keys, input } = issue;
    const path = pathOf(issue);
    const unused = namesAt(path).filter((other) => isRecord(input) && input[other] === undefined);
    return keys.map((name) => ({
      path,
      name,
      meant: unused.find((other) => lettersBeyond(name, other) < 2 && lettersBeyond(other, name) < 2),
    }));
  });
  const misplaced = unknown.flatMap(({ path, name }) => rightPlaceOf(content, [...path, name]));
  // Neither the place that a field left is reported, nor the fields that followed their group's name.
  const followers = misplaced.flatMap(({ place }) => [...place.slice(-1), ...namesAt(place)]);
  const misspelled = unknown.flatMap(({ path, meant }) => (meant === undefined ? [] : [[...path, meant]]));
  const places = [...misplaced.map(({ place }) => place), ...misspelled].map(formatFieldPath);
  return [
    ...misplaced.map(({ field, judgment }) => diagnosticAt(content, field, "unknown-field", ...judgment)),
    ...unknown
      .filter(({ name }) => !followers.includes(name))
      .map(({ path, name, meant }) => {
        const choices = `Write one of: ${namesAt(path).join(", ")}. Or delete the line.`;
        const fix = meant === undefined ? choices : `Write ${meant} instead.`;
        return diagnosticAt(content, [...path, name], "unknown-field", `There is no field "${name}" here.`, fix);
      }),
    ...issues.flatMap((issue) => {
      const path = pathOf(issue);
      if (issue.code === "unrecognized_keys" || places.includes(formatFieldPath(path))) return [];
      const { rule, message, fix, about } = explainIssue(issue, howToAdd(content, path), fieldAt(schema, path));
      return [diagnosticAt(content, path, rule, message, fix, about)];
    }),
  ];
};

/** Validates each file by the schema of its collection. */
export const schemaErrors: Rule = (files) => files.flatMap(errorsOf);
