import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { keepListOf, mostBytes } from "./keep-list";

/** A small built site in a temporary folder. */
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const write = (publicFolder: string, url: string, content: string): void => {
  const file = path.join(publicFolder, url);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
};

const site = (pictureBytes = 100) => {
  const publicFolder = mkdtempSync(path.join(os.tmpdir(), "keep-list-"));
  folders.push(publicFolder);
  write(publicFolder, "/app-0123456789abcdef.js", "app");
  write(publicFolder, "/page-data/app-data.json", "{}");
  write(publicFolder, "/page-data/sq/d/731.json", '{"data":{}}');
  for (const [page, picture] of [
    ["/", "/static/hash/home.svg"],
    ["/offline/", "/static/hash/offline.svg"],
    ["/pricing/", "/static/hash/home.svg"],
  ] as const) {
    write(publicFolder, `${page}index.html`, `<h1>${page}</h1><img src="${picture}">`);
    write(publicFolder, `/page-data${page === "/" ? "/index/" : page}page-data.json`, '{"staticQueryHashes":["731"]}');
    write(publicFolder, picture, "x".repeat(pictureBytes));
  }
  return { publicFolder, pages: ["/", "/offline/", "/pricing/"], files: ["/app-0123456789abcdef.js"] };
};

test("keeps every page with its data, what layouts ask for, scripts, and each picture once", () => {
  const list = keepListOf(site());
  expect(list.pages.map(({ url }) => url)).toEqual([
    "/offline/",
    "/page-data/offline/page-data.json",
    "/",
    "/page-data/index/page-data.json",
    "/pricing/",
    "/page-data/pricing/page-data.json",
    "/page-data/app-data.json",
    "/page-data/sq/d/731.json",
  ]);
  expect(list.files).toEqual([{ url: "/app-0123456789abcdef.js" }]);
  expect(list.pictures.map(({ url }) => url).sort()).toEqual(["/static/hash/home.svg", "/static/hash/offline.svg"]);
});

test("gives a page another revision when its text changes, and only then", () => {
  const built = site();
  const revisions = () => new Map(keepListOf(built).pages.map(({ url, revision }) => [url, revision]));
  const before = revisions();
  write(built.publicFolder, "/pricing/index.html", "<h1>Other prices</h1>");
  const after = revisions();
  expect([...after].filter(([url, revision]) => before.get(url) !== revision).map(([url]) => url)).toEqual([
    "/pricing/",
  ]);
});

test("stops before the most that a visitor's browser may be asked to keep", () => {
  const list = keepListOf(site(mostBytes - 1000));
  expect(list.bytes).toBeLessThanOrEqual(mostBytes);
  expect(list.pictures).toHaveLength(1);
});

test("tells of a file that is not there", () => {
  const built = site();
  rmSync(path.join(built.publicFolder, "/page-data/sq/d/731.json"));
  expect(() => keepListOf(built)).toThrow(/731\.json/u);
});
