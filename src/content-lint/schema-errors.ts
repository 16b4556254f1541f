/** Explains what the schema of a file's collection refuses. */
import { z } from "zod";
import type { Explanation } from "../content-schema/text-rules";
import { fieldAt, fieldsIn } from "../content-schema/unwrap";
import { isRecord } from "./content-fields";
import type { ContentFile } from "./content-file";
import { formatFieldPath, type Diagnostic, type FieldPath } from "./diagnostic";
import { explainIssue } from "./explain-issue";
import { howToAdd, rightPlaceOf } from "./field-places";
import { fieldDiagnostic, type Rule } from "./rule";

const emptyFile: Explanation = [
  "The file is empty.",
  "If you emptied it by mistake, put it back: CONTENT.md says how, under Undo. If it is new, copy the text of another file in its folder and change it. If you don't need it, delete it.",
];

/** The names of the fields of a group. */
const namesAt = (content: ContentFile, path: FieldPath): readonly string[] => [
  ...fieldsIn(fieldAt(content.collection.schema, path)?.inner ?? z.never()).keys(),
];

/** How many letters of a name another lacks. */
const lettersBeyond = (other: string, name: string): number =>
  [...other].reduce((rest, letter) => rest.replace(letter, ""), name).length;

/** What is wrong with fields that their group does not have: the number of spaces before them, or the name. */
const unknownFields = (
  content: ContentFile,
  group: FieldPath,
  { keys, input }: z.core.$ZodIssueUnrecognizedKeys,
): readonly Diagnostic[] => {
  const known = namesAt(content, group);
  const unused = known.filter((name) => isRecord(input) && input[name] === undefined);
  const fields = keys.map((name) => ({ name, right: rightPlaceOf(content, [...group, name]) }));
  // The fields of a misplaced group follow its name.
  const followers = fields.flatMap(({ right }) => (right === undefined ? [] : namesAt(content, right.place)));
  const explainName = (name: string): Explanation => {
    const message = `There is no field "${name}" here.`;
    const meant = unused.find((other) => lettersBeyond(name, other) < 2 && lettersBeyond(other, name) < 2);
    return meant === undefined
      ? [message, `Write one of: ${known.join(", ")}. Or delete the line.`]
      : [message, `Write ${meant} instead.`, formatFieldPath([...group, meant])];
  };
  return fields
    .filter(({ name, right }) => right !== undefined || !followers.includes(name))
    .map(({ name, right }) =>
      fieldDiagnostic(content, [...group, name], "unknown-field", right?.explanation ?? explainName(name)),
    );
};

/** Validates each file by the schema of its collection. */
export const schemaErrors: Rule = (files) =>
  files.flatMap((content) => {
    const { data, collection } = content;
    if (data === undefined) return [fieldDiagnostic(content, [], "empty", emptyFile)];
    const issues = (collection.schema.safeParse(data, { reportInput: true }).error?.issues ?? []).map((issue) => ({
      issue,
      path: issue.path.filter((part) => typeof part !== "symbol"),
    }));
    return issues.flatMap(({ issue, path }, index) => {
      if (issue.code === "unrecognized_keys") return unknownFields(content, path, issue);
      // The first error of a field is its cause: zod counts the letters of a text in place of a list, too.
      const first = issues.findIndex((other) => other.path.join() === path.join());
      if (first !== index) return [];
      const field = fieldAt(collection.schema, path);
      return [fieldDiagnostic(content, path, ...explainIssue(issue, howToAdd(content, path), field))];
    });
  });
