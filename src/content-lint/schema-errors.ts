import { z } from "zod";
import { collections, isSingleFile } from "../content-schema/collections";
import { fieldAt, fieldsIn } from "../content-schema/unwrap";
import { diagnosticAt, formatFieldPath, isRecord } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { explainIssue } from "./explain-issue";
import { nearest } from "./nearest";

/** The fields of a group, outside in, and the field's own name. */
type Keys = readonly (string | number)[];

const isSame = (a: Keys, b: Keys): boolean => a.join("\n") === b.join("\n");

/** Another folder whose files have all the fields of this one. */
const otherFolder = ({ collection, data }: ContentFile): string | undefined =>
  collections
    .filter((other) => other !== collection && !isSingleFile(other) && !isSingleFile(collection))
    .filter(({ schema }) => Object.keys(isRecord(data) ? data : {}).every((name) => name in schema.shape))
    .map(({ glob }) => `content/${glob.replace(/[^/]*$/u, "")}`)[0];

const validate = (content: ContentFile): readonly Diagnostic[] => {
  const { schema } = content.collection;
  const issues = schema.safeParse(content.data, { reportInput: true }).error?.issues ?? [];
  const keysOf = ({ path }: z.core.$ZodIssue): Keys => path.filter((part) => typeof part !== "symbol");
  const missing = issues.filter(({ code, input }) => code.startsWith("invalid_") && input === undefined).map(keysOf);
  const empty = issues.filter(({ input }) => input === null).map(keysOf);
  /** Missing fields that are there under another name, or in another group. */
  const found: Keys[] = [];

  const fieldsOfGroup = (group: Keys) => fieldsIn(fieldAt(schema, group)?.inner ?? z.never());
  const unknownField = (group: Keys, name: string): Diagnostic => {
    const told = (fix: string) =>
      diagnosticAt(content, [...group, name], "unknown-field", `There is no field "${name}" here.`, fix);
    const shape = fieldsOfGroup(group);
    const elsewhere = missing.find((field) => field.at(-1) === name);
    const owner = elsewhere?.slice(0, -1) ?? empty.find((field) => fieldsOfGroup(field).has(name));
    if (elsewhere !== undefined) found.push(elsewhere);
    if (owner?.length === 0) return told("It belongs to no group: begin its line without spaces, after this group.");
    if (owner !== undefined) {
      const belongs = `It belongs to ${formatFieldPath(owner)}: put it there`;
      return told(`${belongs}, and begin its line with as many spaces as the other lines of that group.`);
    }
    const near = nearest(name, [...shape.keys()]);
    if (near === undefined) {
      return told(`Delete the line, or write one of: ${[...shape.keys()].join(", ")}.`);
    }
    const values = group.reduce<unknown>((value, key) => Reflect.get(Object(value), key), content.data);
    if (isRecord(values) && near in values) return told(`Delete the line. The field "${near}" is there already.`);
    found.push([...group, near]);
    return told(`Write ${near}:`);
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
  const others = issues
    .filter((issue) => issue.code !== "unrecognized_keys" && !found.some((one) => isSame(one, keysOf(issue))))
    .map((issue) => {
      const field = keysOf(issue);
      const { rule, message, fix } = explainIssue(issue, issue.input, fieldAt(schema, field));
      return diagnosticAt(content, field, rule, message, fix);
    });
  return [...unknown, ...others];
};

// An unchanged file is the same object (content-file.ts) and is not validated again.
const known = new WeakMap<ContentFile, readonly Diagnostic[]>();

/** Validates one file by the schema of its collection. */
export const schemaErrors = (content: ContentFile): readonly Diagnostic[] => {
  const errors = known.get(content) ?? validate(content);
  known.set(content, errors);
  return errors;
};
