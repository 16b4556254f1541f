import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { commandFile, root, runMain, runNode, runNpmScript } from "./run-command";

/**
 * `npm run test:quick`: what concerns the files changed since the last commit. A change of content or of a query is built
 * and tested in the built pages; a change of code is linted and compiled, and the unit tests that import it run.
 */

runMain(async () => {
  const options = ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames"];
  const changed = execFileSync("git", options, { cwd: root, encoding: "utf8" })
    .split("\0")
    .map((entry) => entry.slice("XY ".length))
    // art/ is a package of its own, with its own tests.
    .filter((file) => file !== "" && !file.startsWith("art/"));
  if (changed.length === 0) {
    console.log("Nothing has changed since the last commit.");
    return;
  }
  const files = changed.filter((file) => existsSync(path.join(root, file)));
  const scripts = files.filter((file) => /\.[cm]?[jt]sx?$/u.test(file));
  const styles = files.filter((file) => file.endsWith(".css"));
  const needsBuild = changed.some((file) =>
    /^(?:content|src\/(?:pages|templates|fragments|content-schema)|src\/layout\/use-site-layout)\b/u.test(file),
  );

  const failed: string[] = [];
  const report = (name: string, exitCode: number): void => {
    if (exitCode === 0) console.log(`ok     ${name}`);
    else failed.push(name);
  };
  const script = async (name: string, isWanted: boolean): Promise<void> => {
    if (isWanted) report(name, await runNpmScript(name));
  };
  const tool = async (name: string, toCheck: readonly string[], ...flags: readonly string[]): Promise<void> => {
    if (toCheck.length > 0) report(name, await runNode(commandFile(name), [...flags, ...toCheck]));
  };
  // Reads the colors as a file: Jest finds only tests that import what has changed.
  const sources = [...scripts, ...styles, ...(styles.length > 0 ? ["src/lib/design-tokens.test.ts"] : [])];

  const lintAndTest = async (): Promise<void> => {
    await tool("prettier", files, "--check", "--log-level=warn", "--ignore-unknown");
    await tool("stylelint", styles, "--max-warnings=0");
    await tool("eslint", scripts, "--max-warnings=0", "--no-warn-ignored");
    await script("generate", sources.length > 0);
    await tool("jest", sources, "--selectProjects=unit", "--passWithNoTests", "--findRelatedTests");
  };
  await Promise.all([script("build", needsBuild), lintAndTest()]);
  // After the build, which writes the types of queries.
  const checkTypes = async (): Promise<void> => {
    await script("test:types", scripts.length > 0);
    await tool("oxlint", scripts);
  };
  await Promise.all([script("test:build", needsBuild), checkTypes()]);
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}`);
  console.log("Not run: snapshots and tests in the browser. npm test runs everything.");
});
