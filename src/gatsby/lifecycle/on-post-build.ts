import type { GatsbyNode } from "gatsby";
import type { BuildOutput } from "../outputs/output";
import { checkPolicies } from "../outputs/csp-check";
import { writeEditLinks } from "../outputs/edit-links";
import { writeDownloads } from "../outputs/write-downloads";
import { writeManifest, writeRobots, writeSecurityTxt } from "../outputs/well-known-files";
import { writePageScripts } from "../bundles/page-scripts";
import { writeServiceWorker } from "../outputs/write-service-worker";
import { writeRedirects } from "../outputs/write-redirects";
import { removeBrowserApp } from "../workarounds/browser-app";

/** The order matters: the service worker comes last, because it lists the offline page and its files as they are then. */
const outputs: readonly BuildOutput[] = [
  removeBrowserApp,
  writeManifest,
  writeRobots,
  writeSecurityTxt,
  writeDownloads,
  writePageScripts,
  writeEditLinks,
  checkPolicies,
  writeRedirects,
  writeServiceWorker,
];

/** Writes the files beside the pages, and changes the pages, after Gatsby has rendered them. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async (args) => {
  for (const write of outputs) await write(args);
};
