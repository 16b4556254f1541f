import type { GatsbyNode } from "gatsby";
import type { BuildOutput } from "../outputs/output";
import { cleanPictures } from "../outputs/clean-pictures";
import { writeContentLine } from "../outputs/content-line";
import { writeDownloads } from "../outputs/write-downloads";
import { writeManifest, writeRobots, writeSecurityTxt } from "../outputs/well-known-files";
import { writePageScripts } from "../outputs/page-scripts";
import { writeServiceWorker } from "../outputs/write-service-worker";
import { writeNginxRules, writeRedirects } from "../outputs/host-files";
import { writeStructuredData } from "../outputs/structured-data";
import { writeSecurityHeaders } from "../outputs/write-security-headers";
import { removeBrowserApp } from "../workarounds/browser-app";

/** In this order: the CSP hashes and the worker's precache entries are made from what the outputs before them wrote. */
const outputs: readonly BuildOutput[] = [
  cleanPictures,
  removeBrowserApp,
  writeManifest,
  writeRobots,
  writeSecurityTxt,
  writeDownloads,
  writePageScripts,
  writeStructuredData,
  writeContentLine,
  writeSecurityHeaders,
  writeRedirects,
  writeNginxRules,
  writeServiceWorker,
];

/** Writes the files beside the pages, and changes the pages, after Gatsby has rendered them. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async (args) => {
  for (const write of outputs) await write(args);
};
