import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fieldTree, type FieldSchema } from "../src/content-schema/json-schema";
import { collections } from "../src/content-schema/collections";
import { contentFilesWithSchemaLine, editorFiles } from "./editor-files";
import { root } from "./run-command";

/** What the editors' tools read is what the content model says now. If a test fails here: npm run schemas. */

const made = editorFiles();

test.each([...made])("%s is up to date", (file, text) => {
  expect(readFileSync(path.join(root, file), "utf8")).toBe(text);
});

test("no schema is left of a kind that is gone", () => {
  expect(readdirSync(path.join(root, "schemas")).filter((name) => !made.has(`schemas/${name}`))).toEqual([]);
});

test("each content file names its schema in the first line", () => {
  const files = contentFilesWithSchemaLine(root);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter(({ text, wanted }) => text !== wanted).map(({ file }) => file)).toEqual([]);
});

const fieldsWithoutWords = (field: FieldSchema, place: string): readonly string[] => [
  ...(field.description === undefined || field.description.length < 5 ? [place] : []),
  ...Object.entries(field.properties ?? {}).flatMap(([name, inner]) => fieldsWithoutWords(inner, `${place}.${name}`)),
  ...(field.items === undefined ? [] : fieldsWithoutWords(field.items, `${place}[]`)),
];

test.each(collections.map((kind) => [kind.type, kind] as const))("every field of %s is described", (_, kind) => {
  const { properties = {} } = fieldTree(kind);
  expect(Object.keys(properties)).not.toEqual([]);
  expect(Object.entries(properties).flatMap(([name, field]) => fieldsWithoutWords(field, name))).toEqual([]);
});
