import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { collections } from "../../src/content-schema/collections";
import { entryOf, fieldsIn, unwrap, type Field } from "../../src/content-schema/unwrap";
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

const fieldsWithoutDescription = ({ inner, meta }: Field, fieldPath: string): readonly string[] => [
  ...(meta.description === undefined || meta.description.length < 5 ? [fieldPath] : []),
  ...[...fieldsIn(inner)].flatMap(([name, field]) => fieldsWithoutDescription(field, `${fieldPath}.${name}`)),
  ...(inner instanceof z.ZodArray ? fieldsWithoutDescription(entryOf(inner), `${fieldPath}[]`) : []),
];

test.each(collections.map((kind) => [kind.type, kind] as const))("every field of %s is described", (_, { schema }) => {
  expect(fieldsIn(schema).size).toBeGreaterThan(0);
  expect(fieldsWithoutDescription(unwrap(schema), "")).toEqual([]);
});
