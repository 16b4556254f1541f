import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Names of the app's scripts and styles: `app-0a1b….js`, `app.0a1b….css`. The site's own are like them, but written later. */
const bundle = /^.*-[0-9a-f]{20}\.js(?:\.map|\.LICENSE\.txt)?$|\.[0-9a-f]{20}\.css$/u;

/** Other files and folders of the app. */
const notes = ["_gatsby", "~partytown", "chunk-map.json", "webpack.stats.json", "page-data"];

/**
 * Package: gatsby 5.16
 * Problem: it publishes an app for browsers with the data of its pages. No page loads it (decision 7).
 * Workaround: it is deleted after the pages were rendered.
 */
export const removeBrowserApp = (): void => {
  const bundles = readdirSync("public").filter((name) => bundle.test(name));
  for (const name of [...bundles, ...notes]) rmSync(path.join("public", name), { recursive: true, force: true });
};
