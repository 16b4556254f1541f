import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createPrecacheManifest, maxPrecacheBytes } from "./create-precache-manifest";

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const write = (publicFolder: string, url: string, content: string): void => {
  const file = path.join(publicFolder, url);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/** A small built site in a temporary folder. */
const site = (imageBytes = 100) => {
  const publicFolder = mkdtempSync(path.join(os.tmpdir(), "precache-"));
  folders.push(publicFolder);
  write(publicFolder, "/app-0123456789abcdef.js", "app");
  for (const [page, image] of [
    ["/", "/static/hash/home.svg"],
    ["/offline/", "/static/hash/offline.svg"],
    ["/pricing/", "/static/hash/home.svg"],
  ] as const) {
    write(publicFolder, `${page}index.html`, `<h1>${page}</h1><img src="${image}">`);
    write(publicFolder, image, "x".repeat(imageBytes));
  }
  return { publicFolder, pages: ["/", "/offline/", "/pricing/"], files: ["/app-0123456789abcdef.js"] };
};

const urlsOf = (built: ReturnType<typeof site>) => createPrecacheManifest(built).manifest.map(({ url }) => url);

test("lists scripts, every page, and each image once", () => {
  expect(urlsOf(site())).toEqual([
    "/app-0123456789abcdef.js",
    "/offline/",
    "/",
    "/pricing/",
    "/static/hash/offline.svg",
    "/static/hash/home.svg",
  ]);
});

test("the revision of a page changes with its content, and only then", () => {
  const built = site();
  const revisions = () => new Map(createPrecacheManifest(built).manifest.map(({ url, revision }) => [url, revision]));
  const before = revisions();
  write(built.publicFolder, "/pricing/index.html", "<h1>Other prices</h1>");
  const after = revisions();
  expect([...after].filter(([url, revision]) => before.get(url) !== revision).map(([url]) => url)).toEqual([
    "/pricing/",
  ]);
});

test("leaves out images beyond the limit", () => {
  const built = site(maxPrecacheBytes - 1000);
  expect(createPrecacheManifest(built).bytes).toBeLessThanOrEqual(maxPrecacheBytes);
  expect(urlsOf(built).filter((url) => url.endsWith(".svg"))).toHaveLength(1);
});

test("leaves out pages beyond the limit", () => {
  const built = site();
  write(built.publicFolder, "/pricing/index.html", "x".repeat(maxPrecacheBytes));
  const urls = urlsOf(built);
  expect(urls).toContain("/");
  expect(urls.filter((url) => url.includes("pricing"))).toEqual([]);
});
