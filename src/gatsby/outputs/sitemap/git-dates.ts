import { execFileSync } from "node:child_process";

const git = (root: string, ...parts: readonly string[]): string =>
  execFileSync("git", ["-C", root, "-c", "core.quotePath=false", ...parts], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 64 * 1024 * 1024,
  });

/**
 * The day of each file's last commit.
 * @param root the project's folder, absolute
 * @param folder inside it
 * @returns year-month-day by the file's path in the project. Empty without git, without a repository, and in a shallow
 *   clone, where every file seems to be of the last commit. Files with uncommitted changes are left out.
 */
export const gitDates = (root: string, folder: string): ReadonlyMap<string, string> => {
  try {
    if (git(root, "rev-parse", "--is-shallow-repository").trim() !== "false") return new Map();
    const days = new Map<string, string>();
    let day = "";
    for (const line of git(root, "log", "--format=at %cs", "--name-only", "--no-renames", "--", folder).split("\n")) {
      if (/^at \d{4}-\d\d-\d\d$/u.test(line)) day = line.slice(3);
      // The newest commit comes first.
      else if (line !== "" && !days.has(line)) days.set(line, day);
    }
    for (const line of git(root, "status", "--porcelain", "--no-renames", "--", folder).split("\n")) {
      days.delete(line.slice(3));
    }
    return days;
  } catch {
    return new Map();
  }
};
