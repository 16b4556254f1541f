import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { dropStaleCache } from "./stale-cache";

let root: string;

const at = (file: string): string => path.join(root, file);

const write = (file: string, text = ""): void => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

/** @param during what happens while Gatsby builds */
const build = (during?: () => void): void => {
  const record = dropStaleCache(root);
  during?.();
  write(".cache/cached-file");
  record();
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "build-"));
  for (const file of ["gatsby-config.ts", "gatsby-node.ts", "package-lock.json"]) write(file);
  write("src/page.css", "a { color: red }");
  write("src/page.tsx");
  build();
});

afterEach(() => rmSync(root, { recursive: true }));

const isKept = (): boolean => {
  dropStaleCache(root);
  return existsSync(at(".cache/cached-file"));
};

test("keeps the cache while nothing has changed, or only what Gatsby notices", () => {
  write("src/page.css", "a { color: red }");
  write("src/page.tsx", "export {};");
  expect(isKept()).toBe(true);
});

test.each([
  ["a style sheet is changed", () => write("src/page.css", "a { color: blue }")],
  ["a style sheet is deleted", () => rmSync(at("src/page.css"))],
  ["a hook that makes pages is added", () => write("src/gatsby/create-pages.ts")],
  ["a package is changed", () => write("package-lock.json", "{}")],
] as const)("throws it away when %s, until the next build", (_, change) => {
  change();
  expect(isKept()).toBe(false);
  build();
  expect(isKept()).toBe(true);
});

test("what was saved while the build ran is not in its cache", () => {
  build(() => write("src/page.css", "a { color: blue }"));
  expect(isKept()).toBe(false);
});

test("a build that failed records nothing", () => {
  rmSync(at(".cache/untracked-sources"));
  expect(isKept()).toBe(false);
});
