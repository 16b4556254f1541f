import { readdirSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { workerAddress } from "../../client/service-worker/registration/worker-messages";
import { packScript } from "../page-start/pack-script";
import { emittedScripts } from "./emitted-scripts";
import { keepListOf } from "./keep-list";

/** Where gatsby-plugin-offline writes its worker. */
const pluginsWorker = "sw.js";

/** The part of the plugin's worker that loads Workbox; what follows are its routes and its app shell. */
const workboxPart = /importScripts\("workbox-[^"]+"\);[\s\S]*?workbox\.core\.setCacheNameDetails\([^)]*\);/u;

interface Folders {
  /** The project, absolute. */
  readonly root: string;
  /** The built site, absolute. */
  readonly publicFolder: string;
}

/** Workbox's parts for debugging, which the site never loads. */
const dropDebugFiles = async (publicFolder: string): Promise<void> => {
  for (const name of readdirSync(publicFolder)) {
    if (name.startsWith("idb-keyval-")) await rm(path.join(publicFolder, name));
    if (!name.startsWith("workbox-v")) continue;
    for (const file of readdirSync(path.join(publicFolder, name))) {
      if (!/^workbox-(?:sw|(?:core|routing|strategies)\.prod)\.js$/u.test(file)) {
        await rm(path.join(publicFolder, name, file));
      }
    }
  }
};

/**
 * Makes /ngsw-worker.js of what gatsby-plugin-offline wrote and of the site's own routes (src/client/service-worker/).
 * @param pages the addresses of the site's pages, the ones that matter most first
 * @returns how many files it keeps, and their bytes, unpacked
 * @throws when the plugin writes its worker in another way than this was made for
 */
export const writeWorker = async (
  { root, publicFolder }: Folders,
  pages: readonly string[],
): Promise<{ readonly files: number; readonly bytes: number }> => {
  const plugins = path.join(publicFolder, pluginsWorker);
  const workbox = workboxPart.exec(await readFile(plugins, "utf8"))?.[0];
  if (workbox === undefined) {
    throw new Error(
      `gatsby-plugin-offline writes ${pluginsWorker} differently now: see src/gatsby/worker/write-worker.ts.`,
    );
  }
  const fonts = readdirSync(path.join(publicFolder, "static"))
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => `/static/${name}`);
  const { bytes, ...list } = keepListOf({ publicFolder, pages, files: [...emittedScripts(root), ...fonts] });
  const own = await packScript(path.join(root, "src", "client", "service-worker", "worker", "worker.ts"));
  await writeFile(
    path.join(publicFolder, workerAddress),
    `${workbox}\nself.workbox=workbox;self.keepList=${JSON.stringify(list)};\n${own}\n`,
  );
  await rm(plugins);
  await dropDebugFiles(publicFolder);
  return { files: list.pages.length + list.files.length + list.pictures.length, bytes };
};

/** Puts the kill switch in the worker's place (SERVICE_WORKER=off): it forgets what was kept and takes itself out. */
export const writeRetiringWorker = async ({ root, publicFolder }: Folders): Promise<void> => {
  await writeFile(
    path.join(publicFolder, workerAddress),
    `${await packScript(path.join(root, "src", "client", "service-worker", "worker", "retire.ts"))}\n`,
  );
  await rm(path.join(publicFolder, pluginsWorker));
  await dropDebugFiles(publicFolder);
};
