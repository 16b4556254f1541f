import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { dropStaleCache } from "./stale-cache";

let root: string;

const write = (file: string, text = ""): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
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
  for (const file of ["package-lock.json", "src/page.css"]) write(file);
  build();
});

afterEach(() => rmSync(root, { recursive: true }));

test.each([
  ["kept while nothing changes", true, () => undefined],
  ["kept when a page changes, which Gatsby notices", true, () => write("src/page.tsx")],
  ["dropped when a style sheet changes", false, () => write("src/page.css", "a { color: blue }")],
  ["dropped when a style sheet is deleted", false, () => rmSync(path.join(root, "src/page.css"))],
  ["dropped when a hook that makes pages is added", false, () => write("src/gatsby/create-pages.ts")],
  ["dropped when a package changes", false, () => write("package-lock.json", "{}")],
  ["dropped when a style sheet changed while it was built", false, () => build(() => write("src/page.css", "a {}"))],
  ["dropped after a build that failed", false, () => rmSync(path.join(root, ".cache/untracked-sources"))],
])("the cache is %s", (_, expected, change) => {
  change();
  dropStaleCache(root);
  expect(existsSync(path.join(root, ".cache/cached-file"))).toBe(expected);
});
