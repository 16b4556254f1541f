import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../src/content-lint/content-file";
import { draftsOf } from "../../src/content-lint/drafts";
import { missingPicture } from "../../src/gatsby/develop/complete-draft";
import { markTexts } from "../../src/gatsby/develop/content-locations";

/** Holds a copy of the last valid content, which Gatsby reads during live editing. */
export const developFolder = ".develop";

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/**
 * Updates the copy, in which texts have marks for the development overlay. Writes only what differs, so that Gatsby
 * reloads only what changed.
 * @returns the files of content/ that were written or removed, relative to it
 */
export const updateContentCopy = (root: string): readonly string[] => {
  const from = path.join(root, "content");
  const to = path.join(root, developFolder, "content");
  mkdirSync(to, { recursive: true });
  const { files } = readContent(root);
  const drafts = draftsOf(files);
  const yaml = new Map(files.map((content) => [path.join(root, content.file), content]));
  const bytesOf = (name: string): Buffer => {
    if (name === missingPicture.name) return Buffer.from(missingPicture.svg);
    const source = path.join(from, name);
    const content = yaml.get(source);
    if (content === undefined) return readFileSync(source);
    // JSON is YAML too.
    return Buffer.from(JSON.stringify(markTexts(content, drafts.includes(content)), undefined, 1));
  };
  const wanted = [...filesIn(from), ...(drafts.length > 0 ? [missingPicture.name] : [])];
  const changed = wanted.filter((name) => {
    const target = path.join(to, name);
    const bytes = bytesOf(name);
    if (existsSync(target) && readFileSync(target).equals(bytes)) return false;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
    return true;
  });
  const gone = filesIn(to).filter((name) => !wanted.includes(name));
  for (const name of gone) rmSync(path.join(to, name));
  return [...changed, ...gone].filter((name) => name !== missingPicture.name);
};
