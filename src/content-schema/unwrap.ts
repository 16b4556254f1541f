import { z } from "zod";

/** A schema without `.optional()`, with the metadata of both. */
export interface Field {
  readonly inner: z.ZodType;
  readonly optional: boolean;
  readonly meta: z.GlobalMeta;
}

/** The schema inside `.optional()`, with the metadata of both. */
export const unwrap = (schema: z.ZodType): Field => {
  if (!(schema instanceof z.ZodOptional)) return { inner: schema, optional: false, meta: schema.meta() ?? {} };
  const inner = schema.unwrap();
  if (!(inner instanceof z.ZodType)) throw new Error("An optional field wraps something that is no schema.");
  return { inner, optional: true, meta: { ...inner.meta(), ...schema.meta() } };
};

/** The schema of a list's entries. */
export const itemSchema = ({ element }: z.ZodArray): Field => {
  if (!(element instanceof z.ZodType)) throw new Error("A list holds something that is no schema.");
  return unwrap(element);
};

/** The schemas of an object's fields, by name. Other schemas have none. */
export const schemaFields = (schema: z.ZodType): ReadonlyMap<string, Field> =>
  new Map(
    schema instanceof z.ZodObject
      ? Object.entries(schema.shape).flatMap(([name, field]) =>
          field instanceof z.ZodType ? [[name, unwrap(field)] as const] : [],
        )
      : [],
  );

/** The schema at a path, lists counted from 0. */
export const schemaAt = (schema: z.ZodType, path: readonly (string | number)[]): Field | undefined =>
  path.reduce<Field | undefined>((field, key) => {
    if (field?.inner instanceof z.ZodArray) return itemSchema(field.inner);
    return field && schemaFields(field.inner).get(String(key));
  }, unwrap(schema));
