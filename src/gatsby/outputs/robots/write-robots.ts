import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";
import { readStudio } from "../read-studio";
import { isPreview, robotsTxt } from "./robots-txt";

/** Writes robots.txt. */
export const writeRobots: BuildOutput = async (args) => {
  const text = robotsTxt(readStudio(args).siteUrl, isPreview(process.env["CONTEXT"]));
  await writeFile(path.join(publicFolder, "robots.txt"), text);
};
