/** The fields of a content file with what their schema says of them. */
import { z } from "zod";
import type { FieldRole } from "../content-schema/field-meta";
import { entryOf, fieldsIn, unwrap, type Field } from "../content-schema/unwrap";
import type { YamlFile } from "./yaml/yaml-files";
import type { FieldPath } from "./diagnostic";

/** A value of a content file with the metadata that its schema gives it. */
export interface FileField {
  readonly path: FieldPath;
  readonly meta: z.GlobalMeta;
  readonly value: unknown;
}

/** A text of a content file. */
export interface TextField extends FileField {
  readonly value: string;
}

/** Whether a value is a group of fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Walks data and schema together. */
const walk = ({ inner, meta }: Field, value: unknown, path: FieldPath): readonly FileField[] => {
  if (value === undefined || value === null) return [];
  const field = { path, meta, value };
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return [field, ...value.flatMap((item, index) => walk(entryOf(inner), item, [...path, index]))];
  }
  if (!isRecord(value)) return [field];
  return [field, ...[...fieldsIn(inner)].flatMap(([name, part]) => walk(part, value[name], [...path, name]))];
};

const fieldsByFile = new WeakMap<YamlFile, readonly FileField[]>();

/** Every field of a file that its schema knows, in the schema's order. */
export const fieldsOf = (content: YamlFile): readonly FileField[] => {
  const fields = fieldsByFile.get(content) ?? walk(unwrap(content.collection.schema), content.data, []);
  fieldsByFile.set(content, fields);
  return fields;
};

/** The texts of a file that have one of these roles. */
export const textsOf = (content: YamlFile, ...roles: readonly FieldRole[]): readonly TextField[] =>
  fieldsOf(content).filter(
    (field): field is TextField =>
      typeof field.value === "string" && field.meta.role !== undefined && roles.includes(field.meta.role),
  );

/** The first field of a file that has this role. */
export const fieldWithRole = (content: YamlFile, role: FieldRole): FileField | undefined =>
  fieldsOf(content).find(({ meta }) => meta.role === role);
