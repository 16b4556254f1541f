import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./files-in";

/**
 * Gatsby rewrites a page's HTML when its data or scripts change, and drops its cache when gatsby-config.ts, gatsby-node.ts
 * or package.json change. It does not notice changes of the CSS that it inlines, of html.tsx, or of modules that its
 * lifecycle hooks import (src/gatsby/, lib/ and content-schema/).
 */
const untracked = /^(?:(?:gatsby|lib|content-schema)[\\/]|html\.tsx$|.*\.css$)/u;

/** A hash of the names and contents of the sources that Gatsby does not watch. */
const hashOf = (root: string): string => {
  const sources = filesIn(path.join(root, "src")).filter((file) => untracked.test(file));
  const files = [...sources.map((file) => path.join("src", file)).sort(), "package-lock.json"];
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
};

/**
 * Deletes Gatsby's cache when sources that it does not watch have changed: the build starts from nothing.
 * @param root the project, absolute
 * @returns records the sources as they were before the build. Call it after one that succeeded
 */
export const dropStaleCache = (root: string): (() => void) => {
  const cache = path.join(root, ".cache");
  const record = path.join(cache, "untracked-sources");
  const hash = hashOf(root);
  const isFresh = existsSync(record) && readFileSync(record, "utf8") === hash;
  if (!isFresh) rmSync(cache, { recursive: true, force: true });
  return () => writeFileSync(record, hash);
};
