// A schema that GraphQL cannot express stops the build, with its place. What can be written is proven by the build.
import { z } from "zod";
import { graphqlTypes } from "./graphql-types";

test.each([
  ["a value that GraphQL cannot name", { size: z.enum(["two words"]) }, /"two words" is no valid name in GraphQL/u],
  [
    "two enums of one name",
    { a: z.enum(["b"]).meta({ id: "Size" }), c: z.enum(["d"]).meta({ id: "Size" }) },
    /two different enums named Size/u,
  ],
  ["a field of an unknown kind", { when: z.date() }, /^SampleWhen: this kind of field has no GraphQL type yet\./u],
])("%s stops the build, with its place", (_, fields, message) => {
  expect(() => graphqlTypes([{ type: "Sample", schema: z.object(fields), glob: "x.yaml" }])).toThrow(message);
});
