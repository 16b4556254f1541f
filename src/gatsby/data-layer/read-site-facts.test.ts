// A broken studio.yaml does not break Gatsby's configuration: the content check, which runs later, says what is wrong.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { cleanUp } from "../../../__tests__/testing/clean-up";
import { temporaryFolder } from "../../../__tests__/testing/temporary-folder";
import { readSiteFacts } from "./read-site-facts";

afterEach(cleanUp);

test.each([
  ["name: The Studio\nsiteUrl: https://a.example\n", { name: "The Studio", siteUrl: "https://a.example" }],
  ["name: [unfinished", { name: "", siteUrl: "https://studio.invalid" }],
  ["name: The Studio\nsiteUrl: studio\n", { name: "", siteUrl: "https://studio.invalid" }],
])("%j", (yaml, facts) => {
  const root = temporaryFolder();
  mkdirSync(path.join(root, "content"));
  writeFileSync(path.join(root, "content", "studio.yaml"), yaml);
  expect(readSiteFacts(root)).toEqual(facts);
});
