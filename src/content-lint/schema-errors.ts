import { z } from "zod";
import { fieldAt, fieldsIn } from "../content-schema/unwrap";
import { formatFieldPath } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { explainIssue } from "./explain-issue";
import { diagnosticAt } from "./rule";

type Issue = z.core.$ZodIssue;

const pathOf = ({ path }: Issue): FieldPath => path.filter((part) => typeof part !== "symbol");

const groupOf = (field: FieldPath): FieldPath => field.slice(0, -1);

const moveTo = (group: FieldPath): string =>
  group.length === 0
    ? "It belongs to no group: begin its line without spaces, after this group."
    : `It belongs to ${formatFieldPath(group)}: put it there, and begin its line with as many spaces as the other lines of that group.`;

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
  const isMissing = ({ code, input }: Issue): boolean => code.startsWith("invalid_") && input === undefined;
  const missing = issues.filter(isMissing).map(pathOf);

  /** Missing fields that an unknown one may stand for: of its name elsewhere, or any in its group. */
  const meantBy = (group: FieldPath, name: string): readonly FieldPath[] => {
    const moved = missing.filter((field) => field.at(-1) === name);
    return moved.length > 0 ? moved : missing.filter((field) => String(groupOf(field)) === String(group));
  };
  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((name) => ({ group: pathOf(issue), name, meant: meantBy(pathOf(issue), name) }))
      : [],
  );
  const unknownErrors = unknown.map(({ group, name, meant }) => {
    const names = meant.map((field) => String(field.at(-1)));
    const known = [...fieldsIn(fieldAt(schema, group)?.inner ?? z.never()).keys()].join(", ");
    const question = names.length === 0 ? "" : `Is ${names.join(" or ")} meant, which is missing here? `;
    const fix = names.includes(name)
      ? moveTo(groupOf(meant[0] ?? []))
      : `${question}Write one of: ${known}. Or delete the line.`;
    return diagnosticAt(content, [...group, name], "unknown-field", `There is no field "${name}" here.`, fix);
  });

  const named = new Set(unknown.flatMap(({ meant }) => meant.map(String)));
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys" && !(isMissing(issue) && named.has(String(pathOf(issue)))))
    .map((issue) => {
      const { rule, message, fix } = explainIssue(issue, fieldAt(schema, pathOf(issue)));
      return diagnosticAt(content, pathOf(issue), rule, message, fix);
    });
  return [...unknownErrors, ...others];
};
