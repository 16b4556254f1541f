/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { PrecacheManifest } from "../../src/client/service-worker/worker/precache-manifest";
import { fileExists, publicFolder } from "./built-site";

/** The service worker's precache manifest, as the build wrote it into the worker. */

const read = (name: string): string => readFileSync(path.join(publicFolder, name), "utf8");

const manifest = JSON.parse(
  /self\.precacheManifest=(?<json>\{.*\});$/mu.exec(read("ngsw-worker.js"))?.groups?.["json"] ?? "null",
) as PrecacheManifest;
const urls = [...manifest.pages, ...manifest.files, ...manifest.images].map(({ url }) => url);

const sitemapPages = ["sitemap-index.xml"].flatMap((index) =>
  [...read(index).matchAll(/<loc>([^<]+)<\/loc>/gu)].flatMap(([, sitemap = ""]) =>
    [...read(new URL(sitemap).pathname).matchAll(/<loc>([^<]+)<\/loc>/gu)].map(
      ([, page = ""]) => new URL(page).pathname,
    ),
  ),
);

test("holds every page of the sitemap, with its data, and the offline page", () => {
  expect(sitemapPages.length).toBeGreaterThan(0);
  const pages = new Set(manifest.pages.map(({ url }) => url));
  for (const page of [...sitemapPages, "/offline/"]) {
    expect(pages).toContain(page);
    expect(pages).toContain(`/page-data/${page === "/" ? "index/" : page.slice(1)}page-data.json`);
  }
  expect([...pages].filter((url) => url.endsWith("/"))).toHaveLength(sitemapPages.length + 1);
});

test("names each file once, and only files that exist", () => {
  expect(new Set(urls).size).toBe(urls.length);
  expect(urls.filter((url) => !fileExists(url.replace(/\/$/u, "/index.html")))).toEqual([]);
});
