import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { readContent } from "../../src/content-lint/content-file";
import { collections } from "../../src/content-schema/collections";
import { root } from "../run-command";
import { cmsConfig, inWords } from "./cms-config";

const config = cmsConfig();

const collectionNames = (): readonly string[] =>
  config.collections.flatMap((collection) =>
    "files" in collection ? collection.files.map(({ name }) => name) : [collection.name],
  );

test("is valid against the schema of Sveltia CMS", () => {
  const file = path.join(root, "node_modules", "@sveltia", "cms", "schema", "sveltia-cms.json");
  const schema = JSON.parse(readFileSync(file, "utf8")) as { definitions: Record<string, unknown> };
  const ajv = new Ajv({ allErrors: false, strict: false });
  addFormats(ajv);
  const validate = ajv.compile(schema as object);
  expect(validate(config) ? [] : validate.errors).toEqual([]);
  expect(validate({ ...config, collections: [{ name: "nothing" }] })).toBe(false);
});

test("covers every collection", () => {
  const types = collectionNames().map((name) => name.replace(/-.*$/u, ""));
  expect([...new Set(types)].sort()).toEqual(collections.map(({ type }) => type).sort());
});

test("collections with many files name their folder, the path in it and the naming field", () => {
  const places = config.collections.flatMap((collection) =>
    "folder" in collection ? [[collection.folder, collection.path, collection.slug, collection.identifier_field]] : [],
  );
  const studies = readContent(root).files.filter(({ collection }) => collection.type === "CaseStudy");
  expect(places).toEqual([
    ["content/services", "{{slug}}", "{{fields.key}}", "name"],
    ["content/team", "{{slug}}", "{{fields.key}}", "name"],
    ["content/case-studies", "{{slug}}/study", "{{fields.key}}", "name"],
    ...studies.map(({ folder }) => [
      `content/case-studies/${path.basename(folder)}`,
      "{{fields.order}}-{{slug}}",
      undefined,
      "name",
    ]),
    ["content/accessible-design/tabs", "{{fields.order}}-{{slug}}", undefined, "tabLabel"],
  ]);
});

test("a field keeps its description, its limits and whether it is required", () => {
  const single = config.collections.find((collection) => "files" in collection);
  const pricing = single !== undefined && "files" in single ? single.files : [];
  const question = pricing.find(({ name }) => name === "PricingPage")?.fields.find(({ name }) => name === "question");
  const { fields } = question as unknown as { fields: readonly Record<string, unknown>[] };
  expect(fields.find(({ name }) => name === "label")).toMatchObject({
    label: "Label",
    required: true,
    maxlength: 60,
    minlength: 1,
    widget: "string",
    hint: expect.stringMatching(/\w{3}/u) as string,
  });
});

test("keys become labels", () => {
  expect(inWords("tabLabel")).toBe("Tab label");
});
