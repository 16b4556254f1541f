// A cache that would give old pages is dropped before the build, and no other.
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../__tests__/testing/temporary-folder";
import { forgetSources } from "../../src/gatsby/workarounds/killed-build";
import { dropStaleCache } from "./stale-cache";

let root: string;

const write = (file: string, text = ""): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

beforeEach(() => {
  root = temporaryFolder();
  for (const file of ["package-lock.json", "src/page.css", "public/index.html"]) write(file);
  const record = dropStaleCache(root);
  write(".cache/cached-file");
  record();
});

test.each([
  ["kept while nothing changes", true, () => undefined],
  ["kept when a page changes, which Gatsby notices", true, () => write("src/page.tsx")],
  ["dropped when a style sheet changes", false, () => write("src/page.css", "a { color: blue }")],
  ["dropped when a style sheet is deleted", false, () => rmSync(path.join(root, "src/page.css"))],
  ["dropped when a module of a hook is added", false, () => write("src/gatsby/create-pages.ts")],
  ["dropped when a package changes", false, () => write("package-lock.json", "{}")],
  ["dropped when a build began and did not end", false, () => forgetSources(root)],
  ["dropped when public/ was emptied", false, () => rmSync(path.join(root, "public/index.html"))],
])("the cache is %s", (_, expected, change) => {
  change();
  dropStaleCache(root);
  expect(existsSync(path.join(root, ".cache/cached-file"))).toBe(expected);
});
