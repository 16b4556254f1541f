import { fieldAt, fieldsIn } from "../content-schema/unwrap";
import { diagnosticAt } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { explainIssue } from "./explain-issue";
import { nearest } from "./nearest";

const valueAt = (data: unknown, field: FieldPath): unknown => {
  let value: unknown = data;
  for (const part of field) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, part);
  }
  return value;
};

const validate = (content: ContentFile): readonly Diagnostic[] => {
  const result = content.collection.schema.safeParse(content.data);
  if (result.success) return [];
  return result.error.issues.flatMap((issue): readonly Diagnostic[] => {
    const field = issue.path.filter((part) => typeof part !== "symbol");
    if (issue.code === "unrecognized_keys") {
      return issue.keys.map((name) => {
        const group = fieldAt(content.collection.schema, field);
        const keys = group === undefined ? [] : [...fieldsIn(group.inner).keys()];
        const near = nearest(name, keys);
        return diagnosticAt(
          content,
          [...field, name],
          "unknown-field",
          `There is no field "${name}" here.`,
          near !== undefined && near.steps <= 3
            ? `Did you mean "${near.word}"? If not, delete the line.`
            : `Delete the line, or write one of: ${keys.join(", ")}.`,
        );
      });
    }
    const { rule, message, fix } = explainIssue(issue, valueAt(content.data, field));
    return [diagnosticAt(content, field, rule, message, fix)];
  });
};

// An unchanged file is the same object (content-file.ts) and is not validated again.
const known = new WeakMap<ContentFile, readonly Diagnostic[]>();

/** Validates one file by the schema of its collection. */
export const schemaErrors = (content: ContentFile): readonly Diagnostic[] => {
  const errors = known.get(content) ?? validate(content);
  known.set(content, errors);
  return errors;
};
