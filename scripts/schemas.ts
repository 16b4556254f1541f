import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentFilesWithSchemaLine, editorFiles } from "./editor-files";
import { root, runMain } from "./run-command";

/** `npm run schemas`: writes what the editors' tools read (see editor-files.ts). Run it after a change of the content model. */
// eslint-disable-next-line @typescript-eslint/require-await -- runMain tells errors of promises.
runMain(async () => {
  const files = editorFiles();
  const folder = path.join(root, "schemas");
  // Schemas of kinds that are gone.
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!files.has(`schemas/${name}`)) rmSync(path.join(folder, name));
  }
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const changed = contentFilesWithSchemaLine(root).filter(({ text, wanted }) => text !== wanted);
  for (const { file, wanted } of changed) writeFileSync(path.join(root, file), wanted);
  console.log(`${files.size} files written; ${changed.length} content files got their schema line.`);
});
