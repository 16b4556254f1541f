import { execFileSync } from "node:child_process";

const git = (root: string, ...parts: readonly string[]): string =>
  execFileSync("git", ["-C", root, "-c", "core.quotePath=false", ...parts], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 64 * 1024 * 1024,
  });

/**
 * When the files of a folder were last changed, by the project's history.
 * @param root the project's folder, absolute
 * @param folder inside it
 * @returns year-month-day by a file's path in the project. Empty where the history is not at hand: no git, no
 *   repository, or one that was fetched without its past (hosts do so), where every file seems to be of the last day.
 */
export const gitDates = (root: string, folder: string): ReadonlyMap<string, string> => {
  try {
    if (git(root, "rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
    const days = new Map<string, string>();
    let day = "";
    for (const line of git(root, "log", "--format=at %cs", "--name-only", "--no-renames", "--", folder).split("\n")) {
      if (/^at \d{4}-\d\d-\d\d$/u.test(line)) day = line.slice(3);
      // The newest change comes first.
      else if (line !== "" && !days.has(line)) days.set(line, day);
    }
    // What was changed and not committed has no day yet.
    for (const line of git(root, "status", "--porcelain", "--no-renames", "--", folder).split("\n")) {
      days.delete(line.slice(3));
    }
    return days;
  } catch {
    return new Map();
  }
};
