import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root, runMain } from "./run-command";
import { ideFiles } from "./schemas/ide-settings";

/** `npm run schemas`: writes the JSON Schemas and IDE settings. Run it after a change of the content schemas. */
runMain(() => {
  const files = ideFiles();
  const folder = path.join(root, "schemas");
  const stale = existsSync(folder) ? readdirSync(folder).filter((name) => !files.has(`schemas/${name}`)) : [];
  for (const name of stale) rmSync(path.join(folder, name));
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  console.log(`${files.size} files written.`);
});
