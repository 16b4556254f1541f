import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";
import { pageScripts } from "./page-scripts";

/** Writes the scripts and styles that pages load. */
export const writePageScripts: BuildOutput = async () => {
  const { files } = await pageScripts();
  for (const { address, text } of files) await writeFile(path.join(publicFolder, address), text);
};
