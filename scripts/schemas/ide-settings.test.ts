import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fieldTree, type FieldSchema } from "../../src/content-schema/json-schema";
import { collections } from "../../src/content-schema/collections";
import { root } from "../run-command";
import { ideFiles } from "./ide-settings";

/** The generated files match the content schemas. If a test fails here: npm run schemas. */

const files = ideFiles();

test.each([...files])("%s is up to date", (file, text) => {
  expect(readFileSync(path.join(root, file), "utf8")).toBe(text);
});

test("schemas/ holds no schema of a removed collection", () => {
  expect(readdirSync(path.join(root, "schemas")).filter((name) => !files.has(`schemas/${name}`))).toEqual([]);
});

const fieldsWithoutDescription = (field: FieldSchema, place: string): readonly string[] => [
  ...(field.description === undefined || field.description.length < 5 ? [place] : []),
  ...Object.entries(field.properties ?? {}).flatMap(([name, inner]) => fieldsWithoutDescription(inner, `${place}.${name}`)),
  ...(field.items === undefined ? [] : fieldsWithoutDescription(field.items, `${place}[]`)),
];

test.each(collections.map((kind) => [kind.type, kind] as const))("every field of %s is described", (_, kind) => {
  const { properties = {} } = fieldTree(kind);
  expect(Object.keys(properties)).not.toEqual([]);
  expect(Object.entries(properties).flatMap(([name, field]) => fieldsWithoutDescription(field, name))).toEqual([]);
});
