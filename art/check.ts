import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fromRoot } from "./lib/paths";
import { differenceOf } from "./lib/same-picture";

/** What pictures are made from and where they lie. */
const parts = ["art", "content", "src", "static", "package.json", "tsconfig.json"] as const;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );

/** Tells how a file that was made anew differs from the committed one; undefined when it does not. */
const fault = async (committed: string, made: string): Promise<string | undefined> => {
  if (!existsSync(committed)) return "is not committed";
  const [before, after] = [readFileSync(committed), readFileSync(made)];
  if (before.equals(after)) return undefined;
  return made.endsWith(".png") ? differenceOf(before, after) : "has other bytes";
};

/**
 * Makes pictures in a copy of the project and compares them with the committed ones: SVG and pages byte for byte, PNG
 * within the tolerance of `same-picture.ts`. Nothing in the project is changed.
 * @param wanted the family and a part of the path, as `npm run art` takes them; none of both makes all
 * @returns a line for each picture that differs
 * @throws when a picture cannot be made
 */
export const checkPictures = async (wanted: readonly string[]): Promise<readonly string[]> => {
  const copy = mkdtempSync(path.join(tmpdir(), "pictures-"));
  try {
    for (const part of parts) cpSync(fromRoot(part), path.join(copy, part), { recursive: true });
    symlinkSync(fromRoot("node_modules"), path.join(copy, "node_modules"), "junction");
    const { status } = spawnSync(process.execPath, [require.resolve("tsx/cli"), "art/build.ts", ...wanted], {
      cwd: copy,
      stdio: "inherit",
    });
    if (status !== 0) throw new Error("The pictures could not be made. The reason stands above.");
    const faults: string[] = [];
    for (const folder of ["art", "content", "static"]) {
      for (const file of filesIn(path.join(copy, folder))) {
        const name = path.join(folder, file);
        const found = await fault(fromRoot(name), path.join(copy, name));
        if (found !== undefined) faults.push(`${name} ${found}`);
      }
    }
    return faults;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
