import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";
import { readStudio } from "../read-studio";

/** Writes robots.txt (RFC 9309): everything is allowed but the function. */
export const writeRobots: BuildOutput = async (args) => {
  const text = `User-agent: *\nDisallow: /api/\n\nSitemap: ${readStudio(args).siteUrl}/sitemap-index.xml\n`;
  await writeFile(path.join(publicFolder, "robots.txt"), text);
};
