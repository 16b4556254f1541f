import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { dropStaleCache } from "./stale-cache";

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "cache-"));
  mkdirSync(path.join(root, "src", "build"), { recursive: true });
  writeFileSync(path.join(root, "src", "page.css"), "a { color: red }");
  writeFileSync(path.join(root, "src", "page.tsx"), "");
  dropStaleCache(root);
  writeFileSync(path.join(root, ".cache", "held"), "");
});

afterEach(() => rmSync(root, { recursive: true }));

const isHeld = (): boolean => existsSync(path.join(root, ".cache", "held"));

test("keeps the cache while nothing has changed, or only what Gatsby notices", () => {
  writeFileSync(path.join(root, "src", "page.tsx"), "export {};");
  expect(dropStaleCache(root)).toBe(false);
  expect(isHeld()).toBe(true);
});

test.each([
  ["a style sheet", ["page.css", "a { color: blue }"]],
  ["a hook that makes pages", ["build/create-pages.ts", "export {};"]],
] as const)("throws it away when %s has changed", (_, [file, text]) => {
  writeFileSync(path.join(root, "src", file), text);
  expect(dropStaleCache(root)).toBe(true);
  expect(isHeld()).toBe(false);
  expect(dropStaleCache(root)).toBe(false);
});
