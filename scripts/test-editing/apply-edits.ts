import { cpSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../files-in";
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
  for (const name of filesIn(folder)) {
    const [from, to] = [path.join(folder, name), path.join(root, "content", name)];
    if (statSync(from).size === 0) rmSync(to, { force: true });
    else cpSync(from, to);
  }
};
