import { z } from "zod";
import { collections, isSingleFile } from "../content-schema/collections";
import { fieldAt, fieldsIn } from "../content-schema/unwrap";
import { diagnosticAt, formatFieldPath, isRecord } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { explainIssue, issuesOf } from "./explain-issue";
import { nearest } from "./nearest";

/** Another folder whose files have all the fields of this one. */
const otherFolder = ({ collection, data }: ContentFile): string | undefined =>
  collections
    .filter((other) => other !== collection && !isSingleFile(other) && !isSingleFile(collection))
    .filter(({ schema }) => Object.keys(isRecord(data) ? data : {}).every((name) => name in schema.shape))
    .map(({ glob }) => `content/${glob.replace(/[^/]*$/u, "")}`)[0];

/** A field that the schema does not know, and the missing one that it stands for, which is then not reported as well. */
interface UnknownField {
  readonly diagnostic: Diagnostic;
  readonly meant?: FieldPath | undefined;
}

/** Validates one file by the schema of its collection. */
export const schemaErrors = (content: ContentFile): readonly Diagnostic[] => {
  const { schema } = content.collection;
  const issues = issuesOf(schema, content.data);
  const keysOf = ({ path }: z.core.$ZodIssue): FieldPath => path.filter((part) => typeof part !== "symbol");
  const missing = issues.filter(({ code, input }) => code.startsWith("invalid_") && input === undefined).map(keysOf);
  const empty = issues.filter(({ input }) => input === null).map(keysOf);

  const fieldsOfGroup = (group: FieldPath) => fieldsIn(fieldAt(schema, group)?.inner ?? z.never());
  const unknownField = (group: FieldPath, name: string): UnknownField => {
    const report = (fix: string, meant?: FieldPath): UnknownField => ({
      diagnostic: diagnosticAt(content, [...group, name], "unknown-field", `There is no field "${name}" here.`, fix),
      meant,
    });
    const elsewhere = missing.find((field) => field.at(-1) === name);
    const owner = elsewhere?.slice(0, -1) ?? empty.find((field) => fieldsOfGroup(field).has(name));
    if (owner?.length === 0) {
      return report("It belongs to no group: begin its line without spaces, after this group.", elsewhere);
    }
    if (owner !== undefined) {
      const belongs = `It belongs to ${formatFieldPath(owner)}: put it there`;
      return report(`${belongs}, and begin its line with as many spaces as the other lines of that group.`, elsewhere);
    }
    const names = [...fieldsOfGroup(group).keys()];
    const suggestion = nearest(name, names);
    if (suggestion === undefined) return report(`Delete the line, or write one of: ${names.join(", ")}.`);
    const values = group.reduce<unknown>((value, key) => Reflect.get(Object(value), key), content.data);
    return isRecord(values) && suggestion in values
      ? report(`Delete the line. The field "${suggestion}" is there already.`)
      : report(`Write ${suggestion}:`, [...group, suggestion]);
  };

  const unknown = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys" ? issue.keys.map((name) => unknownField(keysOf(issue), name)) : [],
  );
  const folder = unknown.length > 1 ? otherFolder(content) : undefined;
  if (folder !== undefined) {
    return [
      diagnosticAt(content, [], "wrong-folder", `This file has the fields of a file in ${folder}.`, "Move it there."),
    ];
  }
  const meant = new Set(unknown.map((field) => field.meant?.join("\n")));
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys" && !meant.has(keysOf(issue).join("\n")))
    .map((issue) => {
      const field = keysOf(issue);
      const { rule, message, fix } = explainIssue(issue, fieldAt(schema, field));
      return diagnosticAt(content, field, rule, message, fix);
    });
  return [...unknown.map(({ diagnostic }) => diagnostic), ...others];
};
