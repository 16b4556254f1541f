import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContent, type ContentFile } from "../../src/content-lint/content-file";
import type { Diagnostic } from "../../src/content-lint/diagnostic";
import { markTexts } from "../../src/gatsby/develop/content-places";
import { diagnosticsFile } from "../../src/gatsby/develop/routes";

/** Holds a copy of the last valid content, which Gatsby reads during live editing. */
export const developFolder = ".develop";

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );

/** JSON is YAML too. Unchanged files come as the same object. */
const markedFiles = new WeakMap<ContentFile, Buffer>();

const markedFile = (content: ContentFile): Buffer => {
  const marked = markedFiles.get(content) ?? Buffer.from(JSON.stringify(markTexts(content), undefined, 1));
  markedFiles.set(content, marked);
  return marked;
};

const holds = (file: string, wanted: Buffer): boolean => {
  try {
    return statSync(file).size === wanted.length && readFileSync(file).equals(wanted);
  } catch {
    // It does not exist.
    return false;
  }
};

/**
 * Updates the copy, in which texts have marks for the development overlay. Writes only what differs, so that Gatsby
 * reloads only what changed.
 * @returns the files written or removed, relative to content/
 */
export const updateContentCopy = (root: string): readonly string[] => {
  const from = path.join(root, "content");
  const to = path.join(root, developFolder, "content");
  mkdirSync(to, { recursive: true });
  const yaml = new Map(readContent(root).files.map((content) => [path.join(root, content.file), content]));
  const wanted = filesIn(from);
  const changed = wanted.filter((name) => {
    const content = yaml.get(path.join(from, name));
    const bytes = content === undefined ? readFileSync(path.join(from, name)) : markedFile(content);
    if (holds(path.join(to, name), bytes)) return false;
    mkdirSync(path.dirname(path.join(to, name)), { recursive: true });
    writeFileSync(path.join(to, name), bytes);
    return true;
  });
  const gone = filesIn(to).filter((name) => !wanted.includes(name));
  for (const name of gone) rmSync(path.join(to, name));
  return [...changed, ...gone];
};

/** Gives the development overlay the content errors. */
export const writeDiagnostics = (root: string, diagnostics: readonly Diagnostic[]): void => {
  mkdirSync(path.join(root, developFolder), { recursive: true });
  writeFileSync(path.join(root, diagnosticsFile), JSON.stringify(diagnostics));
};
