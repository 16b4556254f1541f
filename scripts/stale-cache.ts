import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Gatsby writes a page anew when its data or scripts have changed. It does not notice what it takes into pages by
 * other ways: the style sheets that it puts inside them, and the hooks that make pages. After a change of those its
 * cache is thrown away; the pictures in public/ stay and are used again.
 */

const unnoticed = (file: string): boolean =>
  file.endsWith(".css") || file.startsWith(`build${path.sep}`) || file === "html.tsx";

/** What these files hold, as one short text. @param sources the folder of the sources, absolute */
export const fingerprintOf = (sources: string): string => {
  const hash = createHash("sha256");
  const files = readdirSync(sources, { recursive: true, encoding: "utf8" }).filter(unnoticed).sort();
  for (const file of files) {
    if (!/\.[a-z]+$/u.test(file)) continue;
    hash.update(file).update(readFileSync(path.join(sources, file)));
  }
  return hash.digest("hex");
};

/**
 * Throws Gatsby's cache away when it does not fit the sources any more.
 * @param root the project, absolute
 * @returns whether it did
 */
export const dropStaleCache = (root: string): boolean => {
  const cache = path.join(root, ".cache");
  const note = path.join(cache, "sources-of-pages");
  const now = fingerprintOf(path.join(root, "src"));
  const isStale = existsSync(cache) && (!existsSync(note) || readFileSync(note, "utf8") !== now);
  if (isStale) rmSync(cache, { recursive: true, force: true });
  mkdirSync(cache, { recursive: true });
  writeFileSync(note, now);
  return isStale;
};
