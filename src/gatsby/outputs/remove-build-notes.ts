import { rm } from "node:fs/promises";
import path from "node:path";
import type { BuildOutput } from "./output";
import { publicFolder } from "./public-folder";

/**
 * Deletes the files of Gatsby's app that no page loads and that hold a hash of the whole build, or sizes of source maps:
 * with a cache these are others than without, though all else is the same.
 */
export const removeBuildNotes: BuildOutput = async () => {
  for (const name of ["_gatsby", "page-data/app-data.json", "webpack.stats.json"])
    await rm(path.join(publicFolder, name), { recursive: true, force: true });
};
