import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "./precompress";

const page = "<p>Everyone comes in by the front door.</p>\n".repeat(100);

let folder: string;
const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "precompress-"));
  mkdirSync(at("pricing"));
  writeFileSync(at("pricing/index.html"), page);
});

afterEach(() => rmSync(folder, { recursive: true }));

test("writes both forms beside a text file, in folders too", async () => {
  const { files, before, after } = await precompress(folder);
  expect(files).toBe(1);
  expect(before).toBe(page.length);
  expect(after).toBeLessThan(page.length / 10);
  expect(brotliDecompressSync(readFileSync(at("pricing/index.html.br"))).toString()).toBe(page);
  expect(gunzipSync(readFileSync(at("pricing/index.html.gz"))).toString()).toBe(page);
});

test("leaves pictures, fonts and very small files alone", async () => {
  for (const name of ["photo.avif", "font.woff2", "photo.png"]) writeFileSync(at(name), page);
  writeFileSync(at("small.json"), "{}");
  await precompress(folder);
  for (const name of ["photo.avif", "font.woff2", "photo.png", "small.json"]) {
    expect(existsSync(at(`${name}.br`))).toBe(false);
  }
});

test("takes away what an earlier build left", async () => {
  writeFileSync(at("gone.js.br"), "old");
  writeFileSync(at("gone.js.gz"), "old");
  await precompress(folder);
  expect(existsSync(at("gone.js.br"))).toBe(false);
  expect(existsSync(at("gone.js.gz"))).toBe(false);
});

test("a file that has not been written since is not packed again, one that has been is", async () => {
  writeFileSync(at("index.html"), page.toUpperCase());
  await precompress(folder);
  const before = statSync(at("index.html.br")).ctimeMs;
  const text = page.replaceAll("front", "back");
  writeFileSync(at("pricing/index.html"), text);
  // An hour later: files that are written in one millisecond would look alike.
  utimesSync(at("pricing/index.html"), new Date(), new Date(Date.now() + 3_600_000));
  expect((await precompress(folder)).files).toBe(1);
  expect(statSync(at("index.html.br")).ctimeMs).toBe(before);
  expect(brotliDecompressSync(readFileSync(at("pricing/index.html.br"))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(at("pricing/index.html.gz"))).toString()).toBe(text);
});

test("a file that has one packed form left gets both again", async () => {
  await precompress(folder);
  rmSync(at("pricing/index.html.br"));
  expect((await precompress(folder)).files).toBe(1);
  expect(existsSync(at("pricing/index.html.br"))).toBe(true);
});

test("a folder that is named like a page is no file", async () => {
  mkdirSync(at("404.html"));
  await expect(precompress(folder)).resolves.toMatchObject({ files: 1 });
});
