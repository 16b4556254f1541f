import { z } from "zod";
import type { Collection } from "./collections";
import type { FieldMeta } from "./fields";

/**
 * JSON Schema (draft 7) from the content schemas. Editors' tools complete keys, show descriptions and mark errors by
 * it; the scaffolds of `npm run new` are made from the same tree.
 */

/** What the site adds to JSON Schema. */
const metaKeywords = {
  role: z.custom<FieldMeta["role"]>().optional(),
  large: z.boolean().optional(),
  unique: z.string().optional(),
  placeholders: z.array(z.string()).optional(),
  collection: z.string().optional(),
  equals: z.string().optional(),
  listOf: z.string().optional(),
  anchorOn: z.string().optional(),
  namesFile: z.boolean().optional(),
  marksSample: z.boolean().optional(),
  elementId: z.string().optional(),
  place: z.string().optional(),
};

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
  required: z.array(z.string()).optional(),
  additionalProperties: z.literal(false).optional(),
  // The metadata of `FieldMeta`, which the published schemas leave out.
  ...metaKeywords,
};

/** A field of a content file as JSON Schema, with the site's metadata. */
export interface FieldSchema extends z.infer<z.ZodObject<typeof keywords>> {
  readonly properties?: Readonly<Record<string, FieldSchema>> | undefined;
  readonly items?: FieldSchema | undefined;
  readonly allOf?: readonly { readonly pattern: string }[] | undefined;
}

// Strict: an unknown keyword fails here and not in an editor's tool.
const fieldSchema: z.ZodType<FieldSchema> = z.strictObject({
  ...keywords,
  properties: z.lazy(() => z.record(z.string(), fieldSchema)).optional(),
  items: z.lazy(() => fieldSchema).optional(),
  allOf: z.array(z.strictObject({ pattern: z.string() })).optional(),
});

/**
 * The metadata without `id`: with ids zod writes `$defs` and `$ref`, and tools show descriptions better without.
 */
class MetaWithoutId extends z.core.$ZodRegistry<z.core.JSONSchemaMeta> {
  override get<S extends z.core.$ZodType>(schema: S): z.core.$replace<z.core.JSONSchemaMeta, S> | undefined {
    const meta = { ...z.globalRegistry.get(schema) };
    delete meta.id;
    return meta;
  }
}

/**
 * The fields of a collection as JSON Schema, with all their metadata.
 * @throws when a schema holds what JSON Schema cannot express, or a keyword that this file does not know
 */
export const fieldTree = (collection: Collection): FieldSchema => {
  const made = {
    ...z.toJSONSchema(collection.schema, { target: "draft-7", io: "input", metadata: new MetaWithoutId() }),
  };
  delete made.$schema;
  return fieldSchema.parse(made);
};

/** The field in JSON Schema's own keywords: placeholders become patterns, other metadata is left out. */
const published = (field: FieldSchema): FieldSchema => {
  const { placeholders, items, properties } = field;
  const plain = Object.fromEntries(Object.entries(field).filter(([keyword]) => !(keyword in metaKeywords)));
  return {
    ...plain,
    ...(placeholders === undefined ? {} : { allOf: placeholders.map((name) => ({ pattern: `\\{${name}\\}` })) }),
    ...(items === undefined ? {} : { items: published(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [name, published(property)]),
          ),
        }),
  };
};

/** The name of a collection's schema file: CaseStudyStep becomes case-study-step.json. */
export const jsonSchemaName = (collection: Collection): string =>
  `${collection.type.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase()}.json`;

/** The JSON Schema of a collection (http://json-schema.org/draft-07/schema). */
export const jsonSchema = (collection: Collection): object => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  title: `content/${collection.glob}`,
  ...published(fieldTree(collection)),
});
