import { z } from "zod";
import { graphqlTypes } from "./graphql-types";
import type { Collection } from "./collections";

const kind = (type: string, schema: z.ZodObject): Collection => ({ type, schema, glob: "x.yaml" });

const typesOf = (schema: z.ZodObject): string => graphqlTypes([kind("Sample", schema)]);

describe("a field", () => {
  test.each([
    ["a text", z.string(), "String!"],
    ["an optional text", z.string().optional(), "String"],
    ["a day", z.iso.date(), "String!"],
    ["an address of mail", z.email(), "String!"],
    ["a figure", z.int(), "Int!"],
    ["a figure with decimals", z.number().min(0.25), "Float!"],
    ["a bounded figure", z.int().min(1).max(9), "Int!"],
    ["yes or no", z.boolean(), "Boolean!"],
    ["a list", z.array(z.string()), "[String!]!"],
    ["an optional list of figures", z.array(z.int()).optional(), "[Int!]"],
    ["a picture's file", z.string().meta({ role: "imageFile" }), "File! @fileByRelativePath"],
    [
      "the key of another entry",
      z.string().meta({ role: "reference", collection: "CaseStudy" }),
      'CaseStudy! @link(by: "key")',
    ],
  ])("%s", (_, schema, type) => {
    expect(typesOf(z.object({ field: schema }))).toBe(`type Sample implements Node @dontInfer {\n  field: ${type}\n}`);
  });

  test("an enum becomes an enum type of its name, once, or of its field's", () => {
    const size = z.enum(["small", "large"]).meta({ id: "Size" });
    const text = typesOf(z.object({ first: size, second: size.optional(), level: z.enum(["A"]) }));
    expect(text).toContain("  first: Size!\n  second: Size\n  level: SampleLevel!");
    expect(text.match(/enum Size \{\n {2}small\n {2}large\n\}/gu)).toHaveLength(1);
  });

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

  test("a description is written above its field", () => {
    expect(typesOf(z.object({ name: z.string().meta({ description: 'Say "who".' }) }))).toContain(
      '  "Say \\"who\\"."\n  name: String!',
    );
  });

  test("a group of fields becomes a type of its name, once", () => {
    const group = z.object({ label: z.string() }).meta({ id: "Group" });
    const text = typesOf(z.object({ first: group, more: z.array(group).optional() }));
    expect(text).toContain("  first: Group!\n  more: [Group!]");
    expect(text.match(/type Group \{/gu)).toHaveLength(1);
  });

  test("a group without a name takes its field's", () => {
    expect(typesOf(z.object({ opening: z.object({ label: z.string() }) }))).toContain("type SampleOpening {");
  });

  test("a field of an unknown kind stops the build with its place", () => {
    expect(() => typesOf(z.object({ when: z.date() }))).toThrow(
      "SampleWhen: this kind of field has no GraphQL type yet.",
    );
  });
});
