import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";
import { readStudio } from "../read-studio";
import { manifestFile, webManifest } from "./web-manifest";

/** Writes the web app manifest beside the built pages, with the studio's name from the content. */
export const writeManifest: BuildOutput = async (args) => {
  const manifest = JSON.stringify(webManifest(readStudio(args)), null, 2);
  await writeFile(path.join(publicFolder, manifestFile), `${manifest}\n`);
};
