/** The values of a content file, with what their schema says of them. */
import { z } from "zod";
import type { FieldRole } from "../content-schema/field-meta";
import { itemSchema, schemaFields, unwrap, type Field } from "../content-schema/unwrap";
import type { YamlFile } from "./yaml/yaml-files";
import type { FieldPath } from "./diagnostic";

/** A value of a content file with the metadata that its schema gives it. */
export interface ContentValue {
  readonly path: FieldPath;
  readonly meta: z.GlobalMeta;
  readonly value: unknown;
}

/** A text of a content file. */
export interface TextValue extends ContentValue {
  readonly value: string;
}

/** Whether a value is a group of fields. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

/** Walks data and schema together. */
const walk = ({ inner, meta }: Field, value: unknown, path: FieldPath): readonly ContentValue[] => {
  if (value === undefined || value === null) return [];
  const field = { path, meta, value };
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    return [field, ...value.flatMap((item, index) => walk(itemSchema(inner), item, [...path, index]))];
  }
  if (!isRecord(value)) return [field];
  return [field, ...[...schemaFields(inner)].flatMap(([name, part]) => walk(part, value[name], [...path, name]))];
};

const valuesByFile = new WeakMap<YamlFile, readonly ContentValue[]>();

/** Every value of a file that its schema knows, in the schema's order. */
export const contentValues = (content: YamlFile): readonly ContentValue[] => {
  const values = valuesByFile.get(content) ?? walk(unwrap(content.collection.schema), content.data, []);
  valuesByFile.set(content, values);
  return values;
};

/** The texts of a file that have one of these roles. */
export const textValues = (content: YamlFile, ...roles: readonly FieldRole[]): readonly TextValue[] =>
  contentValues(content).filter(
    (one): one is TextValue =>
      typeof one.value === "string" && one.meta.role !== undefined && roles.includes(one.meta.role),
  );

/** The first value of a file that has this role. */
export const valueWithRole = (content: YamlFile, role: FieldRole): ContentValue | undefined =>
  contentValues(content).find(({ meta }) => meta.role === role);
