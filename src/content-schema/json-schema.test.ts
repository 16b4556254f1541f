import { z } from "zod";
import { collections, type Collection } from "./collections";
import { jsonSchema, jsonSchemaName } from "./json-schema";
import { entryOf, fieldsIn, unwrap, type Field } from "./unwrap";

const collection: Collection = {
  type: "TrainStation",
  glob: "stations/*.yaml",
  schema: z.strictObject({
    name: z.string().max(30).meta({ description: "What the sign says." }),
    summary: z.string().meta({ description: "Has a number.", placeholders: ["total"] }),
    note: z.string().optional().meta({ description: "May be missing." }),
  }),
};

test("a collection's schema requires, limits and describes its fields, and knows no other", () => {
  expect(jsonSchemaName(collection)).toBe("train-station.json");
  expect(jsonSchema(collection)).toEqual({
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "content/stations/*.yaml",
    type: "object",
    properties: {
      name: { type: "string", maxLength: 30, description: "What the sign says." },
      summary: { type: "string", allOf: [{ pattern: "\\{total\\}" }], description: "Has a number." },
      note: { type: "string", description: "May be missing." },
    },
    required: ["name", "summary"],
    additionalProperties: false,
  });
});

const fieldsWithoutDescription = ({ inner, meta }: Field, fieldPath: string): readonly string[] => [
  ...(meta.description === undefined || meta.description.length < 5 ? [fieldPath] : []),
  ...[...fieldsIn(inner)].flatMap(([name, field]) => fieldsWithoutDescription(field, `${fieldPath}.${name}`)),
  ...(inner instanceof z.ZodArray ? fieldsWithoutDescription(entryOf(inner), `${fieldPath}[]`) : []),
];

test.each(collections.map((kind) => [kind.type, kind] as const))(
  "%s: a schema, with every field described",
  (_, kind) => {
    expect(() => jsonSchema(kind)).not.toThrow();
    expect(fieldsIn(kind.schema).size).toBeGreaterThan(0);
    expect(fieldsWithoutDescription(unwrap(kind.schema), "")).toEqual([]);
  },
);
