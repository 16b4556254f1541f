import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { root as project } from "../run-command";

/** What editors might do on one day: files of `content/` as they are afterwards. An empty file is a removed one. */
export const editsFolder = path.join(project, "__tests__", "fixtures", "editing");

/** The sets of edits: additions and rewordings, removals and reorderings. */
export const editSets: readonly string[] = readdirSync(editsFolder).sort();

/**
 * Copies the files of a set over the content of a copy of the project.
 * @param root the copy's folder, absolute
 */
export const applyEdits = (set: string, root: string): void => {
  const folder = path.join(editsFolder, set);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const from = path.join(folder, name);
    const to = path.join(root, "content", name);
    const stats = statSync(from);
    if (stats.isDirectory()) mkdirSync(to, { recursive: true });
    else if (stats.size === 0) rmSync(to, { force: true });
    else copyFileSync(from, to);
  }
};
