import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { bundleScript } from "../bundles/bundle";
import { publicFolder, type BuildOutput } from "./output";
import { workerIsOn } from "../build-environment";

/** Shown for a page that is not cached when there is no network. */
const offlinePage = "/offline/";

/** The offline page, and its font, picture and styles. */
const precacheEntries = () => {
  const html = readFileSync(path.join(publicFolder, offlinePage, "index.html"), "utf8");
  const revision = createHash("sha256").update(html).digest("hex").slice(0, 12);
  const files = [...html.matchAll(/ (?:href|src)="(\/static\/[^"]+|[^"]+\.css)"/gu)].map((match) => match[1] ?? "");
  return [{ url: offlinePage, revision }, ...new Set(files)];
};

/** Where gatsby-plugin-offline puts Workbox: `/workbox-v4.3.1`. */
const workboxFolder = (): string => {
  const folder = readdirSync(publicFolder).find((name) => name.startsWith("workbox-v"));
  if (folder === undefined) throw new Error("gatsby-plugin-offline has not written a folder workbox-v….");
  return `/${folder}`;
};

/** The plugin's own worker with its library, and those of Workbox's files that help to debug it. */
const removeUnused = async (): Promise<void> => {
  const files = readdirSync(publicFolder).filter((name) => /^(?:sw|idb-keyval-.*)\.js$/u.test(name));
  const modules = readdirSync(path.join(publicFolder, workboxFolder()));
  const forDebugging = modules.filter((name) => !/(?:-sw|\.prod)\.js$/u.test(name));
  for (const name of [...files, ...forDebugging.map((module) => path.join(workboxFolder(), module))])
    await rm(path.join(publicFolder, name));
};

const bundle = (name: string, values = {}): Promise<string> =>
  bundleScript(path.resolve("src", "client", "service-worker", "worker", name), values);

/**
 * Writes /ngsw-worker.js in the place of gatsby-plugin-offline's worker, or the kill switch (SERVICE_WORKER=off).
 * It comes after what changes the offline page.
 */
export const writeServiceWorker: BuildOutput = async ({ reporter }) => {
  if (!workerIsOn()) reporter.info("The service worker is switched off: visitors' browsers will remove it.");
  const script = workerIsOn()
    ? bundle("worker.ts", { workboxFolder: workboxFolder(), offlinePage, precacheEntries: precacheEntries() })
    : bundle("kill-switch.ts");
  await writeFile(path.join(publicFolder, "ngsw-worker.js"), await script);
  await removeUnused();
};
