// Every field that an editor may write is described in the JSON Schema by which editors' tools help.
import { z } from "zod";
import { collections } from "./collections";
import { jsonSchema } from "./json-schema";
import { entryOf, fieldsIn, unwrap, type Field } from "./unwrap";

const fieldsWithoutDescription = ({ inner, meta }: Field, fieldPath: string): readonly string[] => [
  ...(meta.description === undefined || meta.description.length < 5 ? [fieldPath] : []),
  ...[...fieldsIn(inner)].flatMap(([name, field]) => fieldsWithoutDescription(field, `${fieldPath}.${name}`)),
  ...(inner instanceof z.ZodArray ? fieldsWithoutDescription(entryOf(inner), `${fieldPath}[]`) : []),
];

test.each(collections)("$type", (collection) => {
  expect(jsonSchema(collection)).toMatchObject({ type: "object", additionalProperties: false });
  expect(fieldsIn(collection.schema).size).toBeGreaterThan(0);
  expect(fieldsWithoutDescription(unwrap(collection.schema), "")).toEqual([]);
});
