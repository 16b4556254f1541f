import { z } from "zod";
import { fieldAt, fieldsIn } from "../content-schema/unwrap";
import { formatFieldPath } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { explainIssue } from "./explain-issue";
import { howToAdd, rightPlaceOf } from "./field-places";
import { diagnosticAt, type Rule } from "./rule";

const pathOf = ({ path }: z.core.$ZodIssue): FieldPath => path.filter((part) => typeof part !== "symbol");

const errorsOf = (content: ContentFile): readonly Diagnostic[] => {
  const { schema } = content.collection;
  const parsed = schema.safeParse(content.data, {
    reportInput: true,
    // Where the schema does not say how a text must be written, its description does.
    error: ({ code }) =>
      code === "invalid_format" || code === "custom" ? "This is not written as it must be." : undefined,
  });
  const issues = parsed.error?.issues ?? [];
  const namesAt = (path: FieldPath) => [...fieldsIn(fieldAt(schema, path)?.inner ?? z.never()).keys()];
  const misplaced = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.flatMap((name) => rightPlaceOf(content, [...pathOf(issue), name]))
      : [],
  );
  // Neither the place that a field left is reported, nor the fields that followed their group's name.
  const places = misplaced.map(({ place }) => formatFieldPath(place));
  const followers = misplaced.flatMap(({ place }) => [...place.slice(-1), ...namesAt(place)]);
  return [
    ...misplaced.map(({ field, judgment }) => diagnosticAt(content, field, "unknown-field", ...judgment)),
    ...issues.flatMap((issue) => {
      const path = pathOf(issue);
      if (places.includes(formatFieldPath(path))) return [];
      if (issue.code !== "unrecognized_keys") {
        const { rule, message, fix } = explainIssue(issue, howToAdd(content, path), fieldAt(schema, path));
        return [diagnosticAt(content, path, rule, message, fix)];
      }
      const fix = `Write one of: ${namesAt(path).join(", ")}. Or delete the line.`;
      return issue.keys
        .filter((name) => !followers.includes(name))
        .map((name) =>
          diagnosticAt(content, [...path, name], "unknown-field", `There is no field "${name}" here.`, fix),
        );
    }),
  ];
};

/** Validates each file by the schema of its collection. */
export const schemaErrors: Rule = (files) => files.flatMap(errorsOf);
