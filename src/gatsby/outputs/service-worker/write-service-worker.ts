import { readdirSync } from "node:fs";
import path from "node:path";
import type { BuildOutput } from "../output";
import { pageScripts } from "../page-scripts/page-scripts";
import { publicFolder } from "../public-folder";
import { queryContent } from "../query-content";
import { workerIsOn } from "../worker-is-on";
import { assembleKillSwitch, assembleWorker } from "./assemble-worker";
import { createPrecacheManifest } from "./create-precache-manifest";

interface QueryData {
  readonly listedPages: readonly { readonly path: string }[];
}

const depth = (page: string): number => page.split("/").length;

/** Writes the service worker. It lists the built pages with their revisions, so it comes after all that changes them. */
export const writeServiceWorker: BuildOutput = async ({ graphql, reporter }) => {
  if (!workerIsOn()) {
    await assembleKillSwitch();
    reporter.info("The service worker is switched off: visitors' browsers will remove it.");
    return;
  }
  const { listedPages } = await queryContent<QueryData>(graphql, "{ listedPages { path } }");
  const fonts = readdirSync(path.join(publicFolder, "static")).filter((name) => name.endsWith(".woff2"));
  const scripts = (await pageScripts()).files.map(({ address }) => address);
  const { manifest, bytes } = createPrecacheManifest({
    publicFolder,
    // Those near the root first.
    pages: listedPages.map(({ path: page }) => page).sort((a, b) => depth(a) - depth(b)),
    files: [...scripts, ...fonts.map((name) => `/static/${name}`)],
  });
  await assembleWorker(manifest);
  const size = Math.round(bytes / 1000);
  reporter.info(`The service worker precaches ${manifest.length} files, ${size} kB uncompressed.`);
};
