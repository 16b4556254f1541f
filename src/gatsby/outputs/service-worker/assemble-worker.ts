import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { workerAddress } from "../../../client/service-worker/registration/worker-messages";
import type { PrecacheManifest } from "../../../client/service-worker/worker/precache-manifest";
import { bundleScript } from "../bundle-script";
import { publicFolder } from "../public-folder";

/** The worker that gatsby-plugin-offline writes. */
const pluginWorker = path.join(publicFolder, "sw.js");

/**
 * The part of the plugin's worker that loads Workbox and takes over open pages as soon as it is installed; its routes and
 * its app shell follow.
 */
const workboxPart = /importScripts\("workbox-[^"]+"\);[\s\S]*?skipWaiting\(\);\s*workbox\.core\.clientsClaim\(\);/u;

const writeBundle = async (entry: string, before = ""): Promise<void> => {
  const script = await bundleScript(path.resolve("src", "client", "service-worker", "worker", entry));
  await writeFile(path.join(publicFolder, workerAddress), `${before}${script}\n`);
  await rm(pluginWorker);
};

/**
 * Writes /ngsw-worker.js: Workbox as gatsby-plugin-offline loads it, the precache manifest, and the site's own worker
 * (src/client/service-worker/worker/).
 * @throws when the plugin's worker has changed
 */
export const assembleWorker = async (manifest: PrecacheManifest): Promise<void> => {
  const workbox = workboxPart.exec(await readFile(pluginWorker, "utf8"))?.[0];
  if (workbox === undefined) {
    throw new Error(
      "The worker of gatsby-plugin-offline has changed. Adapt src/gatsby/outputs/service-worker/assemble-worker.ts.",
    );
  }
  const manifestPart = `self.precacheManifest=${JSON.stringify(manifest)};`;
  await writeBundle("worker.ts", `${workbox}\n${manifestPart}\n`);
};

/** Writes the kill switch in the worker's place (SERVICE_WORKER=off). */
export const assembleKillSwitch = (): Promise<void> => writeBundle("kill-switch.ts");
