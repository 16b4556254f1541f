import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";
import { readStudio } from "../read-studio";
import { isPreview, robotsTxt } from "./robots-txt";
import { securityTxt, securityTxtFile } from "./security-txt";

/** Writes robots.txt and security.txt from content/studio.yaml. */
export const writeRobots: BuildOutput = async (args) => {
  const studio = readStudio(args);
  await writeFile(path.join(publicFolder, "robots.txt"), robotsTxt(studio.siteUrl, isPreview(process.env["CONTEXT"])));
  const file = path.join(publicFolder, securityTxtFile);
  if (studio.security.expires <= new Date().toISOString().slice(0, 10)) {
    // Time alone must not fail a build; an expired file must not be used (RFC 9116, 2.5.5).
    args.reporter.warn(
      "security.txt has expired and is left out. Set a new day in content/studio.yaml: security, expires.",
    );
    await rm(file, { force: true });
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityTxt(studio));
};
