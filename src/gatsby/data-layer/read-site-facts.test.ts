import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSiteFacts } from "./read-site-facts";

const root = mkdtempSync(path.join(tmpdir(), "site-facts-"));
mkdirSync(path.join(root, "content"));
afterAll(() => rmSync(root, { recursive: true }));

// The content check, which runs later, reports what is wrong; this must not throw before it.
const none = { name: "", siteUrl: "https://studio.invalid" };

test("placeholder values where there is no file", () => {
  expect(readSiteFacts(root)).toEqual(none);
});

test.each([
  ["all", "name: The Studio\nsiteUrl: https://a.example\n", { name: "The Studio", siteUrl: "https://a.example" }],
  ["no YAML", "name: [unfinished", none],
  ["an address that is none", "name: The Studio\nsiteUrl: studio\n", none],
])("name and address of a file with %s", (_, yaml, facts) => {
  writeFileSync(path.join(root, "content", "studio.yaml"), yaml);
  expect(readSiteFacts(root)).toEqual(facts);
});
