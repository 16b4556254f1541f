import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSiteFacts } from "./read-site-facts";

let root = "";

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "site-facts-"));
});

afterEach(() => rmSync(root, { recursive: true }));

const writeStudio = (yaml: string): void => {
  mkdirSync(path.join(root, "content"));
  writeFileSync(path.join(root, "content", "studio.yaml"), yaml);
};

test("reads name and address of the site, and passes over what it does not need", () => {
  writeStudio("name: The Studio\nsiteUrl: https://studio.example\ntagline: Makers of examples\nunknown: 1\n");
  expect(readSiteFacts(root)).toMatchObject({ name: "The Studio", siteUrl: "https://studio.example" });
});

// The content check, which runs later, reports what is wrong; this must not throw before it.
test.each([
  ["no file", undefined],
  ["no YAML", "name: [unfinished"],
  ["no fields", "- a list"],
  ["nothing", ""],
  ["an address that is none", "name: The Studio\nsiteUrl: studio\ntagline: Makers of examples\n"],
])("placeholder values for %s", (_, yaml) => {
  if (yaml !== undefined) writeStudio(yaml);
  expect(readSiteFacts(root)).toEqual({ name: "", siteUrl: "https://studio.invalid" });
});
