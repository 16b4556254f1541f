import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

const noteIn = (root: string): string => path.join(root, ".cache", "sources-of-pages");

/**
 * Throws Gatsby's cache away when it does not fit the sources any more.
 * @param root the project, absolute
 * @returns whether it did
 */
export const dropStaleCache = (root: string): boolean => {
  const cache = path.join(root, ".cache");
  const note = noteIn(root);
  const fits = existsSync(note) && readFileSync(note, "utf8") === fingerprintOf(path.join(root, "src"));
  if (fits || !existsSync(cache)) return false;
  rmSync(cache, { recursive: true, force: true });
  return true;
};

/**
 * Notes what the cache was made of. To be called after Gatsby's build: it empties its cache when it starts anew, and
 * would take a note with it that was written before.
 * @param root the project, absolute, with Gatsby's cache in it
 */
export const noteSources = (root: string): void => {
  writeFileSync(noteIn(root), fingerprintOf(path.join(root, "src")));
};
