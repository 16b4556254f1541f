import { readdirSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";
import { pageScripts } from "./page-scripts";

/** Writes the scripts that pages load. */
export const writePageScripts: BuildOutput = async () => {
  const { files } = await pageScripts();
  for (const name of readdirSync(publicFolder)) {
    // Of an earlier build.
    if (/^(?:contact-form|register-worker)-[0-9a-f]{20}\.js$/u.test(name)) await rm(path.join(publicFolder, name));
  }
  for (const { address, text } of files) await writeFile(path.join(publicFolder, address), text);
};
