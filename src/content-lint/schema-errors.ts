import { z } from "zod";
import { fieldAt, fieldsIn } from "../content-schema/unwrap";
import type { ContentFile, FieldPath } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { explainIssue } from "./explain-issue";
import { diagnosticAt, type Rule } from "./rule";

const pathOf = ({ path }: z.core.$ZodIssue): FieldPath => path.filter((part) => typeof part !== "symbol");

const errorsOf = (content: ContentFile): readonly Diagnostic[] => {
  const { schema } = content.collection;
  const parsed = schema.safeParse(content.data, {
    reportInput: true,
    // Where the schema does not say how a text must be written, its description does.
    error: ({ code }) =>
      code === "invalid_format" || code === "custom" ? "must be written as the field's description says" : undefined,
  });
  const issues = parsed.error?.issues ?? [];
  return issues.flatMap((issue) => {
    const path = pathOf(issue);
    if (issue.code !== "unrecognized_keys") {
      const { rule, message, fix } = explainIssue(issue, fieldAt(schema, path));
      return [diagnosticAt(content, path, rule, message, fix)];
    }
    const known = [...fieldsIn(fieldAt(schema, path)?.inner ?? z.never()).keys()].join(", ");
    return issue.keys.map((name) => {
      const fix = `Write one of: ${known}. Or delete the line.`;
      return diagnosticAt(content, [...path, name], "unknown-field", `There is no field "${name}" here.`, fix);
    });
  });
};

/** Validates each file by the schema of its collection. */
export const schemaErrors: Rule = (files) => files.flatMap(errorsOf);
