import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ContentFile } from "../../src/content-lint/content-file";
import { markTexts } from "../../src/gatsby/develop/content-locations";
import { filesIn } from "../files-in";

/** Holds a copy of the last valid content, which Gatsby reads during live editing. */
export const developFolder = ".develop";

/**
 * Updates the copy, in which texts have marks for the development overlay. Writes only what differs, so that Gatsby
 * reloads only what changed.
 * @param files of valid content. What was saved since then may not be valid
 */
export const updateContentCopy = (root: string, files: readonly ContentFile[]): void => {
  const from = path.join(root, "content");
  const to = path.join(root, developFolder, "content");
  mkdirSync(to, { recursive: true });
  const yaml = new Map(files.map((content) => [path.relative("content", content.file), content]));
  const bytesOf = (name: string): Buffer => {
    const content = yaml.get(name);
    if (content === undefined) return readFileSync(path.join(from, name));
    // JSON is YAML too.
    return Buffer.from(JSON.stringify(markTexts(content), undefined, 1));
  };
  const pictures = filesIn(from).filter((name) => /\.(?:png|jpg|svg)$/u.test(name));
  const wanted = [...yaml.keys(), ...pictures];
  for (const name of wanted) {
    const target = path.join(to, name);
    const bytes = bytesOf(name);
    if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  for (const name of filesIn(to)) if (!wanted.includes(name)) rmSync(path.join(to, name));
};
