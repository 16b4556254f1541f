import { readdirSync } from "node:fs";
import path from "node:path";
import type { BuildOutput } from "../output";
import { pageScripts } from "../page-scripts/page-scripts";
import { publicFolder } from "../public-folder";
import { queryContent } from "../query-content";
import { workerIsOn } from "../worker-is-on";
import { assembleKillSwitch, assembleWorker } from "./assemble-worker";
import { createPrecacheManifest } from "./create-precache-manifest";

/** Pages that are not for visitors. */
const isPrecached = (page: string): boolean => !/^\/(?:404|dev-404-page|styleguide|offline-plugin-)/u.test(page);

interface SitePages {
  readonly allSitePage: { readonly nodes: readonly { readonly path: string }[] };
}

/** The addresses of the site's pages: those near the root first, so that they are precached first. */
const inOrder = ({ allSitePage }: SitePages): readonly string[] => {
  const depth = (page: string): number => page.split("/").length;
  return allSitePage.nodes
    .map(({ path: page }) => page)
    .filter(isPrecached)
    .sort((a, b) => depth(a) - depth(b) || a.length - b.length || (a < b ? -1 : 1));
};

/** Writes the service worker. It lists the built pages with their revisions, so it comes after all that changes them. */
export const writeServiceWorker: BuildOutput = async ({ graphql, reporter }) => {
  if (!workerIsOn()) {
    await assembleKillSwitch(publicFolder);
    reporter.info("The service worker is switched off: visitors' browsers will remove it.");
    return;
  }
  const fonts = readdirSync(path.join(publicFolder, "static"))
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => `/static/${name}`);
  const scripts = (await pageScripts()).files.map(({ address }) => address);
  const { manifest, bytes } = createPrecacheManifest({
    publicFolder,
    pages: inOrder(await queryContent<SitePages>(graphql, "{ allSitePage { nodes { path } } }")),
    files: [...scripts, ...fonts],
  });
  await assembleWorker(publicFolder, manifest);
  const size = Math.round(bytes / 1000);
  reporter.info(`The service worker precaches ${manifest.length} files, ${size} kB uncompressed.`);
};
