import { z } from "zod";
import type { Collection } from "./collections";

/** JSON Schema (draft 7) from the content schemas. IDEs complete keys, show descriptions and mark errors by it. */

/** The descriptions only: with ids zod writes `$defs` and `$ref`, and tools show descriptions better without. */
class Descriptions extends z.core.$ZodRegistry<z.core.JSONSchemaMeta> {
  override get<S extends z.core.$ZodType>(schema: S): z.core.$replace<z.core.JSONSchemaMeta, S> | undefined {
    const { description } = { ...z.globalRegistry.get(schema) };
    return description === undefined ? undefined : { description };
  }
}

/** The name of a collection's schema file: CaseStudyStep becomes case-study-step.json. */
export const jsonSchemaName = (collection: Collection): string =>
  `${collection.type.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/gu, "-").toLowerCase()}.json`;

/**
 * The JSON Schema of a collection (http://json-schema.org/draft-07/schema). Placeholders become patterns.
 * @throws when a schema holds what JSON Schema cannot express
 */
export const jsonSchema = ({ glob, schema }: Collection): object => ({
  $schema: "http://json-schema.org/draft-07/schema#",
  title: `content/${glob}`,
  ...z.toJSONSchema(schema, {
    target: "draft-7",
    io: "input",
    metadata: new Descriptions(),
    override: ({ zodSchema, jsonSchema: made }) => {
      const { placeholders } = z.globalRegistry.get(zodSchema) ?? {};
      if (placeholders !== undefined) made.allOf = placeholders.map((name) => ({ pattern: `\\{${name}\\}` }));
    },
  }),
});
