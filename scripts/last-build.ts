import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "./files-in";

/**
 * Gatsby rewrites a page's HTML when its data or scripts change. It does not notice changes of the CSS that it inlines,
 * of html.tsx, or of modules that its lifecycle hooks import (src/gatsby/, lib/ and content-schema/).
 */
const untrackedSources = /^src[\\/](?:(?:gatsby|lib|content-schema)[\\/]|html\.tsx$|.*\.css$)/u;

/** All but the types of queries, which the build itself writes. */
const builtSources = /^(?!src[\\/]gatsby-types\.d\.ts$)/u;

/** A hash of the names and contents of the sources that match. */
const hashOf = (root: string, pattern: RegExp): string => {
  const files = ["content", "src", "static"].flatMap((folder) =>
    filesIn(path.join(root, folder)).map((file) => path.join(folder, file)),
  );
  const hash = createHash("sha256");
  for (const file of [...files, "gatsby-config.ts", "gatsby-node.ts", "package-lock.json"].sort()) {
    if (pattern.test(file)) hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
};

const cacheRecord = (root: string): string => path.join(root, ".cache", "sources-of-pages");
const buildRecord = (root: string): string => path.join(root, ".develop", "last-build");

const holds = (file: string, text: string): boolean => existsSync(file) && readFileSync(file, "utf8") === text;

/** Whether public/ holds a finished build of the present sources. @param root the project, absolute */
export const isBuilt = (root: string): boolean => holds(buildRecord(root), hashOf(root, builtSources));

/** Call it before something writes into public/. @param root the project, absolute */
export const forgetBuild = (root: string): void => rmSync(buildRecord(root), { force: true });

/**
 * Deletes Gatsby's cache when sources that it does not watch have changed: the next build starts from nothing.
 * @param root the project, absolute
 * @returns whether it did
 */
export const dropStaleCache = (root: string): boolean => {
  const cache = path.join(root, ".cache");
  if (!existsSync(cache) || holds(cacheRecord(root), hashOf(root, untrackedSources))) return false;
  rmSync(cache, { recursive: true, force: true });
  return true;
};

/**
 * Takes hashes of the sources before a build, which does not hold what is saved while it runs.
 * @param root the project, absolute, with its output claimed
 * @returns records them. Call it after Gatsby's build: a cold one empties .cache, the record included
 */
export const prepareRecord = (root: string): (() => void) => {
  const [built, untracked] = [hashOf(root, builtSources), hashOf(root, untrackedSources)];
  return () => {
    writeFileSync(cacheRecord(root), untracked);
    writeFileSync(buildRecord(root), built);
  };
};
