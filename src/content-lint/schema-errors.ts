import { fieldAt, fieldsIn } from "../content-schema/unwrap";
import { diagnosticAt } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { explainIssue } from "./explain-issue";
import { nearest } from "./nearest";

const validate = (content: ContentFile): readonly Diagnostic[] => {
  const result = content.collection.schema.safeParse(content.data, { reportInput: true });
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
    const { rule, message, fix } = explainIssue(issue, issue.input);
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
