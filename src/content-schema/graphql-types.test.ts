import { z } from "zod";
import { graphqlTypes } from "./graphql-types";
import type { Collection } from "./collections";

const kind = (type: string, schema: z.ZodObject): Collection => ({ type, schema, glob: "x.yaml" });

const typesOf = (schema: z.ZodObject): string => graphqlTypes([kind("Sample", schema)]);

/** What can be written is proven by the build, whose queries read every field, and by the types of the views. */
test.each([
  ["a value that GraphQL cannot name", { size: z.enum(["two words"]) }, /"two words" is no valid name in GraphQL/u],
  [
    "two enums of one name",
    { a: z.enum(["b"]).meta({ id: "Size" }), c: z.enum(["d"]).meta({ id: "Size" }) },
    /two different enums named Size/u,
  ],
])("%s stops the build", (_, fields, message) => {
  expect(() => typesOf(z.object(fields))).toThrow(message);
});

test("a field of an unknown kind stops the build with its place", () => {
  expect(() => typesOf(z.object({ when: z.date() }))).toThrow(
    "SampleWhen: this kind of field has no GraphQL type yet.",
  );
});
