import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { parse } from "yaml";
import { collections, collectionOfFile, type Collection } from "../../src/content-schema/collections";
import { jsonSchemaName } from "../../src/content-schema/json-schema";
import { removeSamples, sampleContent, type SampleContent } from "./sample-content";

/** The schemas in schemas/ judge as the content check does, as far as JSON Schema can say it. */

afterEach(removeSamples);

const root = path.resolve(__dirname, "..", "..");
const ajv = new Ajv({ allErrors: true });
addFormats(ajv);

const validators = new Map(
  collections.map((kind) => [
    kind,
    ajv.compile(JSON.parse(readFileSync(path.join(root, "schemas", jsonSchemaName(kind)), "utf8")) as object),
  ]),
);

/** What the schema of the file's kind finds: place and reason. */
const findings = (file: string, text: string): readonly string[] => {
  const kind: Collection | undefined = collectionOfFile(file);
  const validate = kind === undefined ? undefined : validators.get(kind);
  if (validate === undefined) throw new Error(`${file} is of no kind.`);
  validate(parse(text));
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message ?? ""}`);
};

const files = readdirSync(path.join(root, "content"), { recursive: true, encoding: "utf8" })
  .map((name) => name.split(path.sep).join("/"))
  .filter((name) => name.endsWith(".yaml"));

test.each(files)("content/%s is valid", (file) => {
  expect(findings(file, readFileSync(path.join(root, "content", file), "utf8"))).toEqual([]);
});

const pricing = "pages/pricing/pricing.yaml";
const study = "case-studies/project-grooming-table/study.yaml";

test.each<[string, string, (content: SampleContent) => void, RegExp]>([
  ["a missing key", pricing, (content) => content.set(pricing, ["head", "title"], undefined), /required property 'title'/u],
  ["an unknown key", pricing, (content) => content.set(pricing, ["opening", "music"], "loud"), /additional properties/u],
  ["a text that is too long", pricing, (content) => content.set(pricing, ["question", "label"], "x ".repeat(31).trim()), /60/u],
  ["an empty text", pricing, (content) => content.set(pricing, ["opening", "lead"], ""), /fewer than 1/u],
  ["a figure for a text", "studio.yaml", (content) => content.set("studio.yaml", ["name"], 5), /must be string/u],
  ["a text for a figure", pricing, (content) => content.set(pricing, ["options", 0, "from"], "lots"), /must be integer/u],
  ["a figure out of bounds", pricing, (content) => content.set(pricing, ["options", 0, "from"], 3), />= 1000/u],
  ["a word that is no choice", study, (content) => content.set(study, ["theme"], "pink"), /allowed values/u],
  ["an address that is none", study, (content) => content.set(study, ["card", "image"], "card.gif"), /match pattern/u],
  ["a picture without alt", study, (content) => content.set(study, ["card", "alt"], undefined), /'alt'/u],
  ["a list that is too short", study, (content) => content.set(study, ["facts"], []), /fewer than 3/u],
  [
    "a day that is none",
    "pages/privacy-policy/privacy-policy.yaml",
    (content) => content.set("pages/privacy-policy/privacy-policy.yaml", ["updated"], "2026-13-40"),
    /format|pattern/u,
  ],
  [
    "a text without the place to be filled in",
    "contact-form.yaml",
    (content) => content.set("contact-form.yaml", ["charactersLeft"], "some left"),
    /count/u,
  ],
])("%s is refused", (_, file, breakIt, reason) => {
  const content = sampleContent();
  breakIt(content);
  expect(findings(file, content.read(file)).join("\n")).toMatch(reason);
});
