import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { dropStaleCache, saveSourceHash } from "./stale-cache";

let root: string;

/** A build as it goes: Gatsby starts with an empty cache where it knows none. */
const build = (): void => {
  dropStaleCache(root);
  const cache = path.join(root, ".cache");
  if (!existsSync(path.join(cache, "gatsbys-own"))) rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(path.join(cache, "gatsbys-own"), "");
  saveSourceHash(root);
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "cache-"));
  for (const folder of ["gatsby", "lib", "content-schema"]) {
    mkdirSync(path.join(root, "src", folder), { recursive: true });
  }
  writeFileSync(path.join(root, "src", "page.css"), "a { color: red }");
  writeFileSync(path.join(root, "src", "page.tsx"), "");
  build();
  writeFileSync(path.join(root, ".cache", "cached-file"), "");
});

afterEach(() => rmSync(root, { recursive: true }));

const isCached = (): boolean => existsSync(path.join(root, ".cache", "cached-file"));

test("keeps the cache while nothing has changed, or only what Gatsby notices", () => {
  writeFileSync(path.join(root, "src", "page.tsx"), "export {};");
  expect(dropStaleCache(root)).toBe(false);
  expect(isCached()).toBe(true);
});

test.each([
  ["a style sheet", ["page.css", "a { color: blue }"]],
  ["a hook that makes pages", ["gatsby/create-pages.ts", "export {};"]],
  ["a function that a hook imports", ["lib/page-path.ts", "export {};"]],
  ["a schema that a hook imports", ["content-schema/fields.ts", "export {};"]],
] as const)("throws it away when %s has changed", (_, [file, text]) => {
  writeFileSync(path.join(root, "src", file), text);
  expect(dropStaleCache(root)).toBe(true);
  expect(isCached()).toBe(false);
  build();
  expect(dropStaleCache(root)).toBe(false);
});

test("a build that failed leaves no note: its cache is thrown away", () => {
  rmSync(path.join(root, ".cache", "sources-of-pages"));
  expect(dropStaleCache(root)).toBe(true);
});

test("where there is no cache there is none to throw away", () => {
  rmSync(path.join(root, ".cache"), { recursive: true });
  expect(dropStaleCache(root)).toBe(false);
});
