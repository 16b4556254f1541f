import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { siteFolders } from "../site-folders";
import type { BuildOutput } from "../output";
import { emittedFiles } from "../../webpack/emitted-files";
import { readPageScripts } from "../loader/rewrite-page";
import { workerIsOn } from "../worker-is-on";
import { assembleKillSwitch, assembleWorker } from "./assemble-worker";
import { createPrecacheManifest } from "./create-precache-manifest";

const gatsbyPages = z.object({ pages: z.map(z.string(), z.unknown()) });

/** Pages that are not for visitors. */
const isPrecached = (page: string): boolean => !/^\/(?:404|dev-404-page|styleguide|admin|offline-plugin-)/u.test(page);

/** Script and styles of the one page that is built like the others, and not precached. */
const isStyleGuide = (file: string): boolean => file.startsWith("/component---src-pages-styleguide-");

/** The addresses of the site's pages: those near the root first, so that they are precached first. */
const pagesOf = ({ store }: Pick<BuildArgs, "store">): readonly string[] => {
  const depth = (page: string): number => page.split("/").length;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  return [...gatsbyPages.parse(store.getState()).pages.keys()]
    .filter(isPrecached)
    .sort((one, other) => depth(one) - depth(other) || one.length - other.length || (one < other ? -1 : 1));
};

/** The scripts of Home. All pages share those that the loader adds to webpack's (write-loader.ts). */
const homeScripts = (publicFolder: string): readonly string[] => {
  const { scripts, worker } = readPageScripts(readFileSync(path.join(publicFolder, "index.html"), "utf8"));
  return worker === undefined ? scripts : [...scripts, worker];
};

/** Writes the service worker. It lists the built pages with their revisions, so it comes after all that changes them. */
export const writeServiceWorker: BuildOutput = async ({ reporter, store }) => {
  const folders = siteFolders({ store });
  if (!workerIsOn()) {
    await assembleKillSwitch(folders);
    reporter.info("The service worker is switched off: visitors' browsers will remove it.");
    return;
  }
  const { publicFolder, root } = folders;
  const fonts = readdirSync(path.join(publicFolder, "static"))
    .filter((name) => name.endsWith(".woff2"))
    .map((name) => `/static/${name}`);
  const scriptsAndStyles = [...homeScripts(publicFolder), ...emittedFiles(root)];
  const { manifest, bytes } = createPrecacheManifest({
    publicFolder,
    pages: pagesOf({ store }),
    files: [...new Set([...scriptsAndStyles.filter((file) => !isStyleGuide(file)), ...fonts])],
  });
  await assembleWorker(folders, manifest);
  const size = Math.round(bytes / 1000);
  reporter.info(`The service worker precaches ${manifest.length} files, ${size} kB uncompressed.`);
};
