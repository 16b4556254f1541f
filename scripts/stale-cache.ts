import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Gatsby rewrites a page's HTML when its data or scripts change. It does not notice changes of the CSS that it inlines,
 * of html.tsx, or of modules that its lifecycle hooks import (src/gatsby/, lib/ and content-schema/). After such a
 * change this deletes .cache: the next build starts from nothing.
 */

/** Sources whose changes Gatsby does not notice. */
const isUntracked = (file: string): boolean =>
  /^(?:gatsby|lib|content-schema)[\\/].*\.\w+$|\.css$|^html\.tsx$/u.test(file);

/** A hash of these files. @param sources the folder of the sources, absolute */
export const fingerprintOf = (sources: string): string => {
  const hash = createHash("sha256");
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter(isUntracked).sort();
  for (const file of files) hash.update(file).update(readFileSync(path.join(sources, file)));
  return hash.digest("hex");
};

const hashFile = (root: string): string => path.join(root, ".cache", "sources-of-pages");

/**
 * Deletes Gatsby's cache when the sources that it does not watch have changed.
 * @param root the project, absolute
 * @returns whether it did
 */
export const dropStaleCache = (root: string): boolean => {
  const cache = path.join(root, ".cache");
  const saved = hashFile(root);
  const fits = existsSync(saved) && readFileSync(saved, "utf8") === fingerprintOf(path.join(root, "src"));
  if (fits || !existsSync(cache)) return false;
  rmSync(cache, { recursive: true, force: true });
  return true;
};

/**
 * Records the hash of the sources. Call it after Gatsby's build: a cold build empties .cache, the record included.
 * @param root the project, absolute, with Gatsby's cache in it
 */
export const saveSourceHash = (root: string): void => {
  writeFileSync(hashFile(root), fingerprintOf(path.join(root, "src")));
};
