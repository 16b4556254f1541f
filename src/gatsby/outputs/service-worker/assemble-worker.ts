import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { workerAddress } from "../../../client/service-worker/registration/worker-messages";
import type { PrecacheManifest } from "../../../client/service-worker/worker/precache-manifest";
import { bundleScript } from "../bundle-script";

/** Where gatsby-plugin-offline writes its worker. */
const pluginWorker = "sw.js";

/** The part of the plugin's worker that loads Workbox; its routes and its app shell follow. */
const workboxPart = /importScripts\("workbox-[^"]+"\);[\s\S]*?workbox\.core\.setCacheNameDetails\([^)]*\);/u;

const writeBundle = async (publicFolder: string, entry: string, before = ""): Promise<void> => {
  const script = await bundleScript(path.resolve("src", "client", "service-worker", "worker", entry));
  await writeFile(path.join(publicFolder, workerAddress), `${before}${script}\n`);
  await rm(path.join(publicFolder, pluginWorker));
};

/**
 * Writes /ngsw-worker.js: Workbox as gatsby-plugin-offline loads it, the precache manifest, and the site's own worker
 * (src/client/service-worker/worker/).
 * @param publicFolder the built site, absolute
 * @throws when the plugin's worker has changed
 */
export const assembleWorker = async (publicFolder: string, manifest: PrecacheManifest): Promise<void> => {
  const workbox = workboxPart.exec(await readFile(path.join(publicFolder, pluginWorker), "utf8"))?.[0];
  if (workbox === undefined) {
    throw new Error(
      "The worker of gatsby-plugin-offline has changed. Adapt src/gatsby/outputs/service-worker/assemble-worker.ts.",
    );
  }
  const globals = `self.workbox=workbox;self.precacheManifest=${JSON.stringify(manifest)};`;
  await writeBundle(publicFolder, "worker.ts", `${workbox}\n${globals}\n`);
};

/** Writes the kill switch in the worker's place (SERVICE_WORKER=off). */
export const assembleKillSwitch = (publicFolder: string): Promise<void> => writeBundle(publicFolder, "kill-switch.ts");
