import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, runMain } from "./run-command";
import { ideFiles } from "./schemas/ide-settings";

/** `npm run schemas`: writes the JSON Schemas and IDE settings. Run it after a change of the content schemas. */
runMain(() => {
  const files = ideFiles();
  // With the schemas of removed collections.
  rmSync(path.join(root, "schemas"), { recursive: true, force: true });
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  console.log(`${files.size} files written.`);
});
