import { z } from "zod";

/** The schema inside `.optional()`, with the metadata of both. */
export const unwrap = (
  schema: z.ZodType,
): { readonly inner: z.ZodType; readonly optional: boolean; readonly meta: z.GlobalMeta } => {
  if (!(schema instanceof z.ZodOptional)) return { inner: schema, optional: false, meta: schema.meta() ?? {} };
  const inner = schema.unwrap();
  if (!(inner instanceof z.ZodType)) throw new Error("An optional field holds something that is no schema.");
  return { inner, optional: true, meta: { ...inner.meta(), ...schema.meta() } };
};
