import { mkdirSync, rmSync } from "node:fs";
import { constants, setPriority } from "node:os";
import path from "node:path";
import { findChromium } from "./find-chromium";
import { root, runMain, runNpmScript } from "./run-command";
import { readReport, type Counts } from "./test/read-report";

/**
 * `npm test` and `npm run test:full`: build the site and run npm scripts, each of which can run alone and leaves its
 * report in reports/. A failed step does not stop the others; after a failed build only those run that need none.
 */

/** Lanes that run side by side, and beside the build; a lane's steps run in their order. */
const runs = {
  // What a change must not break. The aim is 6 minutes on 2 cores without a cache.
  essential: [
    // test:snapshots, test:a11y and test:e2e: one server, and no worker that waits for the others.
    ["test:browser"],
    // Types come after the build, which writes those of queries.
    ["test:unit", "test:lint", "test:build", "test:types"],
  ],
  // What `npm test` leaves out, within 25 minutes.
  full: [
    // Orca and the development server wait more than they compute.
    ["test:art", "test:licenses", "test:screen-reader"],
    [
      "test:develop",
      "test:html",
      "test:redis",
      "test:pa11y",
      "test:visual",
      "test:engines",
      "test:e2e-full",
      "test:a11y-full",
    ],
  ],
};

/** The others wait for the build. */
const needsNoBuild = ["test:unit", "test:types", "test:lint", "test:art", "test:licenses"];

type StepResult = ReturnType<typeof readReport> & { readonly script: string; readonly seconds: number };

const formatCounts = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped === 0 ? "" : `, ${skipped} skipped`}`;

const describeResult = ({ script, seconds, ...counts }: Omit<StepResult, "failures">): string =>
  `${counts.failed === 0 ? "ok    " : "FAILED"} ${script.padEnd(15)} ${`${seconds} s`.padStart(7)}  ${formatCounts(counts)}`;

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);

const runStep = async (script: string): Promise<StepResult> => {
  console.log(`\n── npm run ${script} ${"─".repeat(60)}`);
  const report = path.join(root, "reports", `${script.replace("test:", "")}.json`);
  // The report of an earlier run must not count again.
  rmSync(report, { force: true });
  const start = performance.now();
  const exitCode = await runNpmScript(script);
  const result = { script, seconds: secondsSince(start), ...readReport(report, exitCode) };
  console.log(`\n── ${describeResult(result)}`);
  return result;
};

runMain(async () => {
  const lanes = process.argv[2] === "full" ? runs.full : runs.essential;
  mkdirSync(path.join(root, "reports"), { recursive: true });
  // Fetched or unpacked now, where there is none.
  process.env["CHROME_PATH"] = findChromium();
  const start = performance.now();
  const build = runStep("build");
  // Most steps wait for it. Those beside it inherit this process's priority and leave it the processor.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const runLane = async (lane: readonly string[]): Promise<readonly StepResult[]> => {
    const results: StepResult[] = [];
    for (const script of lane) {
      const isReady = needsNoBuild.includes(script) || (await build).failed === 0;
      const notRun = { script, seconds: 0, passed: 0, failed: 1, skipped: 0, failures: [] };
      results.push(isReady ? await runStep(script) : notRun);
    }
    return results;
  };
  const results = (await Promise.all([build, ...lanes.map(runLane)])).flat();
  const sum = (key: keyof Counts): number => results.reduce((total, result) => total + result[key], 0);
  const total = { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
  const failures = results.flatMap(({ script, failures: titles }) => titles.map((title) => `\n${script}: ${title}`));
  console.log(failures.join(""));
  const all = { script: "all steps", seconds: secondsSince(start), ...total };
  console.log(`\n${[...results, all].map(describeResult).join("\n")}\n\n${formatCounts(total)}`);
  if (total.failed > 0) process.exitCode = 1;
});
