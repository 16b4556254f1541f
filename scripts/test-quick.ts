import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { commandFile, root, runMain, runNode, runNpmScript } from "./run-command";

/**
 * `npm run test:quick`: what concerns the files changed since the last commit. A change of content or of a query is built
 * and tested in the built pages; a change of code is compiled and linted, and the unit tests that
 * import it run.
 */

type Step = readonly [name: string, isWanted: boolean, run: () => Promise<number>];

const git = (...parts: readonly string[]): readonly string[] => {
  const { status, stdout, stderr } = spawnSync("git", parts, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(`git ${parts.join(" ")}: ${stderr}`);
  return stdout.split("\n").filter((file) => file !== "");
};

runMain(async () => {
  const touched = [...git("diff", "--name-only", "HEAD"), ...git("ls-files", "--others", "--exclude-standard")];
  // The workspace has its own tests.
  const changed = touched.filter((file) => !file.startsWith("art/"));
  if (changed.length === 0) {
    console.log("Nothing has changed since the last commit.");
    return;
  }
  const files = changed.filter((file) => existsSync(path.join(root, file)));
  const scripts = files.filter((file) => /\.[cm]?[jt]sx?$/u.test(file));
  const styles = files.filter((file) => file.endsWith(".css"));
  const sources = [...scripts, ...styles];
  const needsBuild = changed.some((file) =>
    /^(?:content|src\/(?:pages|templates|fragments|content-schema)|src\/layout\/use-site-layout)\b/u.test(file),
  );

  const tool =
    (name: string, ...parts: readonly string[]) =>
    () =>
      runNode(commandFile(name), parts);
  const [hasScripts, hasStyles] = [scripts.length > 0, styles.length > 0];
  // Reads the colors as a file: Jest finds only tests that import what has changed.
  const contrastTest = hasStyles ? ["src/lib/design-tokens.test.ts"] : [];
  const jest = ["--selectProjects=unit", "--passWithNoTests", "--findRelatedTests", ...sources, ...contrastTest];
  // Stages, one after the other, of lanes that run side by side.
  const stages: readonly (readonly (readonly Step[])[])[] = [
    [
      [["build", needsBuild, () => runNpmScript("build")]],
      [
        ["Prettier", files.length > 0, tool("prettier", "--check", "--log-level=warn", "--ignore-unknown", ...files)],
        ["Stylelint", hasStyles, tool("stylelint", "--max-warnings=0", ...styles)],
        ["ESLint", hasScripts, tool("eslint", "--max-warnings=0", "--no-warn-ignored", ...scripts)],
        ["generate", sources.length > 0, () => runNpmScript("generate")],
        ["unit tests", sources.length > 0, tool("jest", ...jest)],
      ],
    ],
    [
      [["built pages", needsBuild, () => runNpmScript("test:build")]],
      // After the build, which writes the types of queries.
      [
        ["TypeScript", hasScripts, () => runNpmScript("test:types")],
        ["Oxlint", hasScripts, tool("oxlint", ...scripts)],
      ],
    ],
  ];
  const failed: string[] = [];
  const runLane = async (lane: readonly Step[]): Promise<void> => {
    for (const [name, isWanted, run] of lane) {
      if (!isWanted) continue;
      const start = performance.now();
      const exitCode = await run();
      const seconds = Math.round((performance.now() - start) / 1000);
      console.log(`${exitCode === 0 ? "ok    " : "FAILED"} ${name}, ${seconds} s`);
      if (exitCode !== 0) failed.push(name);
    }
  };
  for (const stage of stages) await Promise.all(stage.map(runLane));
  if (failed.length > 0) throw new Error(`Failed: ${failed.join(", ")}`);
  console.log("Not run: snapshots and tests in the browser. npm test runs everything.");
});
