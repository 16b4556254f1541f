/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { PrecacheManifest } from "../../src/client/service-worker/worker/precache-manifest";
import { builtPages } from "../../scripts/built-pages";
import { readPageScripts } from "../../src/gatsby/outputs/loader/rewrite-page";
import { fileExists, pageAt, publicFolder } from "./built-site";

/** The service worker's precache manifest, as the build wrote it into the worker. */

const manifest = JSON.parse(
  /self\.precacheManifest=(?<json>\[.*\]);$/mu.exec(readFileSync(path.join(publicFolder, "ngsw-worker.js"), "utf8"))
    ?.groups?.["json"] ?? "null",
) as PrecacheManifest;
const urls = manifest.map(({ url }) => url);

const sitemapPages = builtPages(publicFolder);

test("has every page of the sitemap, with its data, and the offline page", () => {
  for (const page of [...sitemapPages, "/offline/"]) {
    expect(urls).toContain(page);
    expect(urls).toContain(`/page-data/${page === "/" ? "index/" : page.slice(1)}page-data.json`);
  }
  expect(urls.filter((url) => url.endsWith("/"))).toHaveLength(sitemapPages.length + 1);
});

test("has every script and style sheet that a page uses, and none of the style guide", () => {
  for (const page of [...sitemapPages, "/offline/"]) {
    const { html, document } = pageAt(page);
    const { scripts, worker } = readPageScripts(html);
    const styles = [...document.querySelectorAll("style")].map((style) => style.dataset["href"]);
    expect(styles.length).toBeGreaterThan(1);
    expect(urls).toEqual(expect.arrayContaining([...scripts, worker, ...styles]));
  }
  expect(urls.filter((url) => url.includes("styleguide"))).toEqual([]);
});

test("names each file once, and only files that exist", () => {
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((url) => !fileExists(url.replace(/\/$/u, "/index.html")))).toEqual([]);
});
