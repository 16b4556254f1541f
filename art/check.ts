import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fromRoot } from "./lib/paths";
import { differenceOf } from "./lib/same-picture";

/**
 * `npm run check --prefix art`: builds the pictures in a temporary copy of the project and compares them with the committed
 * ones: SVG byte for byte, PNG within the tolerance of `same-picture.ts`. Takes the arguments of the build.
 * Changes nothing in the project.
 */

/** The sources of the pictures and the folders they are written to. */
const parts = ["art", "content", "static", "package.json", "tsconfig.json"] as const;

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );

/** Tells how a rebuilt file differs from the committed one; undefined when it does not. */
const difference = async (committed: string, made: string): Promise<string | undefined> => {
  if (!existsSync(committed)) return "is not committed";
  const [before, after] = [readFileSync(committed), readFileSync(made)];
  if (before.equals(after)) return undefined;
  if (!made.endsWith(".png")) return "has other bytes";
  return differenceOf(before, after);
};

const checkPictures = async (buildArguments: readonly string[]): Promise<readonly string[]> => {
  const copy = mkdtempSync(path.join(tmpdir(), "pictures-"));
  try {
    for (const part of parts) cpSync(fromRoot(part), path.join(copy, part), { recursive: true });
    symlinkSync(fromRoot("node_modules"), path.join(copy, "node_modules"), "junction");
    const { status } = spawnSync(process.execPath, [require.resolve("tsx/cli"), "art/build.ts", ...buildArguments], {
      cwd: copy,
      stdio: "inherit",
    });
    if (status !== 0) throw new Error("The pictures could not be built, see above.");
    const differences: string[] = [];
    for (const folder of ["art", "content", "static"]) {
      for (const file of filesIn(path.join(copy, folder))) {
        const name = path.join(folder, file);
        const found = await difference(fromRoot(name), path.join(copy, name));
        if (found !== undefined) differences.push(`${name} ${found}`);
      }
    }
    return differences;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

checkPictures(process.argv.slice(2))
  .then((differences) => {
    if (differences.length === 0) {
      console.log("The committed pictures match their sources.");
      return;
    }
    console.error(
      `${differences.join("\n")}\n${differences.length} differ. Run "npm run build --prefix art" and look at them.`,
    );
    process.exitCode = 1;
  })
  .catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
