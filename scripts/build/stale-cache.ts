import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sourceRecord } from "../../src/gatsby/workarounds/killed-build";

/** Sources of which Gatsby notices no change: styles that it inlines, html.tsx, modules that its hooks import. */
const unwatched = /\.css$|^html\.tsx$|^(?:gatsby|lib|content-schema)[\\/].*\.tsx?$/u;

const hashSources = (root: string): string => {
  const sources = readdirSync(path.join(root, "src"), { recursive: true, encoding: "utf8" });
  const files = sources.filter((file) => unwatched.test(file)).map((file) => path.join("src", file));
  const hash = createHash("sha256");
  for (const file of [...files.sort(), "package-lock.json"]) {
    hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
};

/**
 * Deletes Gatsby's cache where a build on it would give wrong pages: sources that Gatsby does not watch have changed, the
 * last build was killed, or public/ was emptied.
 * @param root the project, absolute
 * @returns records the sources as they were before the build. Call it after one that succeeded
 */
export const dropStaleCache = (root: string): (() => void) => {
  const record = sourceRecord(root);
  const hash = hashSources(root);
  const isFresh = existsSync(record) && readFileSync(record, "utf8") === hash;
  const isBuilt = existsSync(path.join(root, "public", "index.html"));
  if (!isFresh || !isBuilt) rmSync(path.dirname(record), { recursive: true, force: true });
  return () => writeFileSync(record, hash);
};
