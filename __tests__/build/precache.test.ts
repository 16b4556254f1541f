import type { PrecacheManifest } from "../../src/client/service-worker/worker/precache-manifest";
import { builtPages } from "../../scripts/built-pages";
import { publicFolder, readBuilt } from "./built-site";

/** The service worker's precache manifest, as the build wrote it into the worker. */

const manifest = JSON.parse(
  /self\.precacheManifest=(\[.*\]);$/mu.exec(readBuilt("ngsw-worker.js"))?.[1] ?? "null",
) as PrecacheManifest;
const urls = manifest.map(({ url }) => url);

const sitemapPages = builtPages(publicFolder);

test("has every page of the sitemap, and the offline page", () => {
  expect(urls.filter((url) => url.endsWith("/")).sort()).toEqual([...sitemapPages, "/offline/"].sort());
});

test("has the scripts that pages load, and none of Gatsby's app", () => {
  const scripts = urls
    .filter((url) => url.endsWith(".js"))
    .map((url) => /^\/([a-z-]+)-[0-9a-f]{20}\.js$/u.exec(url)?.[1]);
  expect(scripts.sort()).toEqual(["contact-form", "register-worker"]);
  expect(urls.filter((url) => url.includes("page-data"))).toEqual([]);
});
