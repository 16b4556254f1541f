import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createPrecacheManifest, maxPrecacheBytes } from "./create-precache-manifest";

const publicFolder = mkdtempSync(path.join(os.tmpdir(), "precache-"));
afterAll(() => rmSync(publicFolder, { recursive: true }));

const write = (url: string, content: string): void => {
  const file = path.join(publicFolder, url);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const script = "/app-0123456789abcdef.js";
const create = () => createPrecacheManifest({ publicFolder, pages: ["/", "/pricing/"], files: [script] });
const urls = () => create().manifest.map(({ url }) => url);

// A small built site.
beforeEach(() => {
  write(script, "app");
  write("/offline/index.html", '<h1>Offline</h1><img src="/static/hash/offline.svg">');
  write("/index.html", '<h1>Home</h1><img src="/static/hash/home.svg">');
  write("/pricing/index.html", '<h1>Pricing</h1><img src="/static/hash/home.svg">');
  write("/static/hash/offline.svg", "<svg/>");
  write("/static/hash/home.svg", "<svg/>");
});

test("lists scripts, every page, and each image once; the revision of a page changes with its content only", () => {
  const before = create().manifest;
  const pages = [{ url: "/offline/" }, { url: "/" }, { url: "/pricing/" }];
  expect(before).toMatchObject([
    { url: script },
    ...pages,
    { url: "/static/hash/offline.svg" },
    { url: "/static/hash/home.svg" },
  ]);
  write("/pricing/index.html", '<h1>Other prices</h1><img src="/static/hash/home.svg">');
  const changed = create().manifest.filter(({ revision }, index) => revision !== before[index]?.revision);
  expect(changed.map(({ url }) => url)).toEqual(["/pricing/"]);
});

test.each([
  ["images", "/static/hash/home.svg", "/static/hash/home.svg"],
  ["pages", "/pricing/index.html", "/pricing/"],
])("leaves out %s beyond the limit", (_, file, url) => {
  const all = urls();
  write(file, "x".repeat(maxPrecacheBytes));
  expect(urls()).toEqual(all.filter((each) => each !== url));
  expect(create().bytes).toBeLessThanOrEqual(maxPrecacheBytes);
});
