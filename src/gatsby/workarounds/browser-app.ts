import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";

/** Its scripts and styles at the top of public/: `app-0a1b….js`, `app.0a1b….css`. The site's own lie beside them. */
const bundle = /^(?!contact-form-|extras-).*-[0-9a-f]{20}\.js(?:\.map|\.LICENSE\.txt)?$|\.[0-9a-f]{20}\.css$/u;

/** What else belongs to it. */
const notes = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json", "page-data/app-data.json"];

const publishedData = path.join("public", "page-data");
const keptData = path.join(".cache", "page-data");

/**
 * Package: gatsby 5.16
 * Problem: it publishes an app for browsers with the data of its pages. No page loads it (decision 7), and with a cache
 * some of its files are others than without, though all else is the same.
 * Workaround: what webpack writes anew in each build is deleted. Page data is not written anew where it is unchanged, and
 * is needed to render a page: it waits in the cache for the next build.
 */
export const removeBrowserApp = (): void => {
  const bundles = readdirSync("public").filter((name) => bundle.test(name));
  for (const name of [...bundles, ...notes]) rmSync(path.join("public", name), { recursive: true, force: true });
  rmSync(keptData, { recursive: true, force: true });
  renameSync(publishedData, keptData);
};

/** Brings page data back before a build. Without public/ Gatsby begins anew, and would take this folder for a built site. */
export const restorePageData = (): void => {
  if (!existsSync("public") || !existsSync(keptData)) return;
  rmSync(publishedData, { recursive: true, force: true });
  renameSync(keptData, publishedData);
};
