import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { isPreview, robotsTxt } from "./robots-txt";
import { isExpired, securityTxt, securityTxtFile, type SecurityContact } from "./security-txt";
import { queryContent } from "../query-content";
import { siteFolders } from "../site-folders";
import type { BuildOutput } from "../output";

/** Writes robots.txt and security.txt from content/studio.yaml. */
export const writeRobots: BuildOutput = async ({ graphql, reporter, store }) => {
  const { studio } = await queryContent<{ readonly studio: SecurityContact }>(
    graphql,
    `
    query RobotsContent {
      studio {
        siteUrl
        security {
          email
          expires
        }
      }
    }
  `,
  );
  const { publicFolder } = siteFolders({ store });
  await writeFile(path.join(publicFolder, "robots.txt"), robotsTxt(studio.siteUrl, isPreview(process.env["CONTEXT"])));
  const file = path.join(publicFolder, securityTxtFile);
  if (isExpired(studio, new Date().toISOString().slice(0, 10))) {
    // Time alone must not fail a build; an expired file must not be used (RFC 9116, 2.5.5).
    reporter.warn("security.txt has expired and is left out. Set a new day in content/studio.yaml: security, expires.");
    await rm(file, { force: true });
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, securityTxt(studio));
};
