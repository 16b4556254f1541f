import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { updateContentCopy } from "../../scripts/develop/content-copy";
import { lintWithDrafts } from "../../src/content-lint/lint-content";
import { useContentCopy } from "./content-copy";

/** The copy of the content that Gatsby reads during live editing. */

const content = useContentCopy();
const person = content.fileOf("TeamMember");

test("what is saved between check and copy is not copied, and what is gone stays until it is checked", async () => {
  const lint = await lintWithDrafts(content.root);
  content.write(person, "order:1\nname: Nobody\n");
  content.write("team/4913", "An editor's own file");
  content.remove("dialogs.yaml");
  updateContentCopy(content.root, lint);
  const copy = path.join(content.root, ".develop", "content");
  expect(JSON.parse(readFileSync(path.join(copy, person), "utf8"))).toHaveProperty("portrait");
  expect(readdirSync(path.join(copy, "team"))).not.toContain("4913");
  expect(readdirSync(copy)).toContain("dialogs.yaml");
});
