import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The folder that live editing shows: a copy of the content as it was when it last had no mistake. */
export const developFolder = ".develop";

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );

const same = (from: string, to: string): boolean => {
  try {
    return statSync(from).size === statSync(to).size && readFileSync(from).equals(readFileSync(to));
  } catch {
    // It is not there yet, or just went away.
    return false;
  }
};

/**
 * Brings the copy up to date. Only what differs is written, so that Gatsby sees only what was changed.
 * @param root the project's folder, absolute
 * @returns the files that were written or taken away, inside content/
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

/** The file that tells the running site which mistakes there are: their text, or nothing. */
export const noticeFile = (root: string): string => path.join(root, developFolder, "notice.txt");

/** Tells the running site. @param text the mistakes; empty when there is none */
export const writeNotice = (root: string, text: string): void => {
  mkdirSync(path.join(root, developFolder), { recursive: true });
  writeFileSync(noticeFile(root), text);
};
