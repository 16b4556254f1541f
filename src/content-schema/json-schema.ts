import { z } from "zod";
import type { Collection } from "./collections";

/**
 * Turns the content schemas into JSON Schema (draft 7), for the editors' own tools: they complete keys,
 * show each field's description and mark mistakes while somebody types. The visual editor's forms
 * are made from the same tree.
 */

const keywords = {
  type: z.enum(["object", "array", "string", "integer", "number", "boolean"]).optional(),
  description: z.string().optional(),
  title: z.string().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  enum: z.array(z.union([z.string(), z.number(), z.boolean()])).optional(),
  const: z.union([z.string(), z.number(), z.boolean()]).optional(),
  required: z.array(z.string()).optional(),
  additionalProperties: z.literal(false).optional(),
  /** Of `FieldMeta`: what the field means beyond its type. Not written into the published schemas. */
  points: z.literal("image").optional(),
  entry: z.string().optional(),
  holds: z.array(z.string()).optional(),
};

/** A field of a content file, as JSON Schema tells it. */
export interface FieldSchema extends z.infer<z.ZodObject<typeof keywords>> {
  readonly properties?: Readonly<Record<string, FieldSchema>> | undefined;
  readonly items?: FieldSchema | undefined;
  readonly allOf?: readonly { readonly pattern: string }[] | undefined;
}

// Strict, so that a kind of field that this file does not know is met here and not in somebody's editor.
const fieldSchema: z.ZodType<FieldSchema> = z.strictObject({
  ...keywords,
  properties: z.lazy(() => z.record(z.string(), fieldSchema)).optional(),
  items: z.lazy(() => fieldSchema).optional(),
  allOf: z.array(z.strictObject({ pattern: z.string() })).optional(),
});

/**
 * What the content model says of a schema, without its GraphQL name. With names zod would write every named group
 * once and point to it; tools show descriptions better without detours, and a name may be used by two schemas.
 */
class NamelessMeta extends z.core.$ZodRegistry<z.core.JSONSchemaMeta> {
  override get<S extends z.core.$ZodType>(schema: S): z.core.$replace<z.core.JSONSchemaMeta, S> | undefined {
    const said = { ...z.globalRegistry.get(schema) };
    delete said.id;
    return said;
  }
}

/**
 * The tree of a kind's fields, with all that the content model knows of each.
 * @throws when a schema holds what JSON Schema cannot say, or a keyword that this file does not know
 */
export const fieldTree = (kind: Collection): FieldSchema => {
  const made = { ...z.toJSONSchema(kind.schema, { target: "draft-7", io: "input", metadata: new NamelessMeta() }) };
  delete made.$schema;
  return fieldSchema.parse(made);
};

/** The field without what JSON Schema does not know; the places to be filled in become patterns. */
const published = (field: FieldSchema): FieldSchema => {
  const { holds, items, properties } = field;
  const plain = {
    ...field,
    ...(holds === undefined ? {} : { allOf: holds.map((place) => ({ pattern: `\\{${place}\\}` })) }),
    ...(items === undefined ? {} : { items: published(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [name, published(property)]),
          ),
        }),
  };
  delete plain.points;
  delete plain.entry;
  delete plain.holds;
  return plain;
};

/** The name of a kind's schema file: CaseStudyStep becomes case-study-step.json. */
export const jsonSchemaName = (kind: Collection): string =>
  `${kind.type.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase()}.json`;

/** A kind's JSON Schema (http://json-schema.org/draft-07/schema), ready to be written down. */
export const jsonSchema = (kind: Collection): object => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  title: `content/${kind.place}`,
  ...published(fieldTree(kind)),
});
