import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import type { FieldPath } from "../../src/content-lint/content-file";
import { collections, collectionOfFile } from "../../src/content-schema/collections";
import { jsonSchemaName } from "../../src/content-schema/json-schema";
import { useContentCopy } from "./content-copy";

/** The schemas in schemas/ find what the content lint finds, as far as JSON Schema can express it. */

const content = useContentCopy();

const root = path.resolve(__dirname, "..", "..");
const ajv = new Ajv({ allErrors: true });
addFormats(ajv);

const validators = new Map(
  collections.map((collection) => [
    collection,
    ajv.compile(JSON.parse(readFileSync(path.join(root, "schemas", jsonSchemaName(collection)), "utf8")) as object),
  ]),
);

/** What the schema of the file's collection finds: place and reason. */
const findings = (file: string, text: string): readonly string[] => {
  const collection = collectionOfFile(file);
  const validate = collection === undefined ? undefined : validators.get(collection);
  if (validate === undefined) throw new Error(`${file} belongs to no collection.`);
  validate(parse(text));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message ?? ""}`);
};

const files = collections.flatMap(({ type }) => content.filesOf(type));

test("every content file is valid", () => {
  expect(files.flatMap((file) => findings(file, content.read(file)).map((found) => `${file} ${found}`))).toEqual([]);
  expect(files.length).toBeGreaterThan(collections.length);
});

const pricing = "pages/pricing/pricing.yaml";
const study = content.fileOf("CaseStudy");
const report = "pages/accessibility-conformance-report/accessibility-conformance-report.yaml";

test.each<[what: string, file: string, field: FieldPath, value: unknown, reason: RegExp]>([
  ["a missing key", pricing, ["head", "title"], undefined, /required property 'title'/u],
  ["an unknown key", pricing, ["pageHeader", "music"], "loud", /additional properties/u],
  ["a text that is too long", pricing, ["question", "title"], "x ".repeat(31).trim(), /more than 60 characters/u],
  ["a picture of another kind", study, ["card", "image"], "card.gif", /match pattern/u],
  ["a text without the place to be filled in", report, ["summary"], "some criteria", /total/u],
])("%s is refused", (_, file, field, value, reason) => {
  content.set(file, field, value);
  expect(findings(file, content.read(file)).join("\n")).toMatch(reason);
});
