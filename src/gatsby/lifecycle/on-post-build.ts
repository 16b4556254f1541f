import type { GatsbyNode } from "gatsby";
import type { BuildOutput } from "../outputs/output";
import { cleanPictures } from "../outputs/clean-pictures";
import { writeContentLine } from "../outputs/content-line/write-content-line";
import { writeDownloads } from "../outputs/downloads/write-downloads";
import { writeManifest } from "../outputs/manifest/write-manifest";
import { writePageScripts } from "../outputs/page-scripts/write-page-scripts";
import { writeServiceWorker } from "../outputs/service-worker/write-service-worker";
import { writeNginxRules } from "../outputs/nginx-rules";
import { removeBuildNotes } from "../outputs/remove-build-notes";
import { writeStructuredData } from "../outputs/structured-data/write-structured-data";
import { writeRobots } from "../outputs/robots/write-robots";
import { writeSecurityHeaders } from "../outputs/security-headers/write-security-headers";
import { writeSecurityTxt } from "../outputs/security-txt/write-security-txt";
import { writeRedirects } from "../outputs/write-redirects";
import { recordSources } from "../workarounds/stale-cache";

/** In this order: the CSP hashes and the worker's precache entries are made from what the outputs before them wrote. */
const outputs: readonly BuildOutput[] = [
  cleanPictures,
  removeBuildNotes,
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
  recordSources(args);
};
