import { rm } from "node:fs/promises";
import path from "node:path";
import type { BuildOutput } from "./output";
import { publicFolder } from "./public-folder";

/**
 * Deletes the files of Gatsby's app with webpack's hash of the whole build, which no page loads: with a cache that hash
 * is another than without, though all else is the same.
 */
export const removeBuildHash: BuildOutput = async () => {
  for (const name of ["_gatsby", "page-data/app-data.json"])
    await rm(path.join(publicFolder, name), { recursive: true, force: true });
};
