import { z } from "zod";
import { fieldAt, fieldsIn } from "../content-schema/unwrap";
import { formatFieldPath } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { explainIssue } from "./explain-issue";
import { diagnosticAt } from "./rule";

const pathOf = ({ path }: z.core.$ZodIssue): FieldPath => path.filter((part) => typeof part !== "symbol");

/** Validates one file by the schema of its collection. */
export const schemaErrors = (content: ContentFile): readonly Diagnostic[] => {
  const { schema } = content.collection;
  const parsed = schema.safeParse(content.data, {
    reportInput: true,
    // Where the schema does not say how a text must be written, its description does.
    error: ({ code }) =>
      code === "invalid_format" || code === "custom" ? "must be written as the field's description says" : undefined,
  });
  const issues = parsed.error?.issues ?? [];
  const missing = issues.filter(({ code, input }) => code.startsWith("invalid_") && input === undefined).map(pathOf);
  return issues.flatMap((issue) => {
    const path = pathOf(issue);
    if (issue.code !== "unrecognized_keys") {
      const { rule, message, fix } = explainIssue(issue, fieldAt(schema, path));
      return [diagnosticAt(content, path, rule, message, fix)];
    }
    const known = [...fieldsIn(fieldAt(schema, path)?.inner ?? z.never()).keys()].join(", ");
    return issue.keys.map((name) => {
      // What may be meant: a missing field of the same group, or of this name in another.
      const meant = missing.filter((field) => field.at(-1) === name || String(field.slice(0, -1)) === String(path));
      const question =
        meant.length === 0 ? "" : `Is ${meant.map(formatFieldPath).join(" or ")} meant, which is missing? `;
      const fix = `${question}Write one of: ${known}. Or delete the line.`;
      return diagnosticAt(content, [...path, name], "unknown-field", `There is no field "${name}" here.`, fix);
    });
  });
};
