import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Holds a copy of the last valid content, which Gatsby reads during live editing. */
export const developFolder = ".develop";

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );

const same = (from: string, to: string): boolean => {
  try {
    return statSync(from).size === statSync(to).size && readFileSync(from).equals(readFileSync(to));
  } catch {
    // One of the files does not exist.
    return false;
  }
};

/**
 * Updates the copy. Writes only what differs, so that Gatsby reloads only what changed.
 * @returns the files written or removed, relative to content/
 */
export const updateContentCopy = (root: string): readonly string[] => {
  const from = path.join(root, "content");
  const to = path.join(root, developFolder, "content");
  mkdirSync(to, { recursive: true });
  const wanted = filesIn(from);
  const changed = wanted.filter((name) => !same(path.join(from, name), path.join(to, name)));
  for (const name of changed) {
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    cpSync(path.join(from, name), path.join(to, name));
  }
  const gone = filesIn(to).filter((name) => !wanted.includes(name));
  for (const name of gone) rmSync(path.join(to, name));
  return [...changed, ...gone];
};

/** The file from which the development overlay reads the content errors; empty when there are none. */
export const noticeFile = (root: string): string => path.join(root, developFolder, "notice.txt");

/** Shows the errors in the development overlay; an empty text removes it. */
export const writeNotice = (root: string, text: string): void => {
  mkdirSync(path.join(root, developFolder), { recursive: true });
  writeFileSync(noticeFile(root), text);
};
