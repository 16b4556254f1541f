import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../src/content-lint/content-file";
import { markTexts } from "../../src/gatsby/develop/content-places";

/** Holds a copy of the last valid content, which Gatsby reads during live editing. */
export const developFolder = ".develop";

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

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
    const source = path.join(from, name);
    const target = path.join(to, name);
    const content = yaml.get(source);
    // JSON is YAML too.
    const bytes = content ? Buffer.from(JSON.stringify(markTexts(content), undefined, 1)) : readFileSync(source);
    if (existsSync(target) && readFileSync(target).equals(bytes)) return false;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    return true;
  });
  const gone = filesIn(to).filter((name) => !wanted.includes(name));
  for (const name of gone) rmSync(path.join(to, name));
  return [...changed, ...gone];
};
