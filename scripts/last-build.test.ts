import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { claimOutput } from "./claim-output";
import { dropStaleCache, isBuilt, prepareRecord } from "./last-build";

let root: string;

const at = (file: string): string => path.join(root, file);

const write = (file: string, text = ""): void => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};

/** A build as it goes: Gatsby starts with an empty cache where it knows none. @param during what happens meanwhile */
const build = (during?: () => void): void => {
  const release = claimOutput(root, "npm run build");
  const record = prepareRecord(root);
  dropStaleCache(root);
  during?.();
  if (!existsSync(at(".cache/gatsbys-own"))) rmSync(at(".cache"), { recursive: true, force: true });
  write(".cache/gatsbys-own");
  record();
  release();
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "build-"));
  for (const file of ["gatsby-config.ts", "gatsby-node.ts", "package-lock.json"]) write(file);
  write("content/services/design.yaml", "heading: Design");
  write("src/page.css", "a { color: red }");
  write("src/page.tsx");
  write("static/robots.txt");
  build();
  write(".cache/cached-file");
});

afterEach(() => rmSync(root, { recursive: true }));

const isCached = (): boolean => existsSync(at(".cache/cached-file"));

test("a built site is up to date, also where a file was saved without a change", () => {
  write("content/services/design.yaml", "heading: Design");
  expect(isBuilt(root)).toBe(true);
});

test.each([
  ["added", () => write("src/added.tsx")],
  ["deleted", () => rmSync(at("static/robots.txt"))],
] as const)("it is out of date when a file was %s, until the next build", (_, change) => {
  change();
  expect(isBuilt(root)).toBe(false);
  build();
  expect(isBuilt(root)).toBe(true);
});

test("a source that was saved while the build ran is not built, and its cache not kept", () => {
  build(() => write("src/page.css", "a { color: blue }"));
  expect(isBuilt(root)).toBe(false);
  expect(dropStaleCache(root)).toBe(true);
});

test("the types of queries, which the build writes, are no source", () => {
  build(() => write("src/gatsby-types.d.ts", "declare namespace Queries {}"));
  expect(isBuilt(root)).toBe(true);
});

test("what develop wrote into public/, or a build that failed, is no built site", () => {
  claimOutput(root, "npm run develop")();
  expect(isBuilt(root)).toBe(false);
});

test("keeps the cache while nothing has changed, or only what Gatsby notices", () => {
  write("src/page.tsx", "export {};");
  expect(dropStaleCache(root)).toBe(false);
  expect(isCached()).toBe(true);
});

test.each([
  ["a style sheet", "src/page.css"],
  ["a hook that makes pages", "src/gatsby/create-pages.ts"],
] as const)("throws it away when %s has changed", (_, file) => {
  write(file, "/* changed */");
  expect(dropStaleCache(root)).toBe(true);
  expect(isCached()).toBe(false);
  build();
  expect(dropStaleCache(root)).toBe(false);
});

test("a build that failed records nothing: its cache is thrown away", () => {
  rmSync(at(".cache/sources-of-pages"));
  expect(dropStaleCache(root)).toBe(true);
});
