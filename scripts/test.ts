import { mkdirSync, rmSync } from "node:fs";
import path from "node:path";
import { root, runMain, runNpmScript } from "./run-command";
import { countTests, type Counts } from "./test/count-tests";

/**
 * `npm test`: runs every step, then prints how long each took and, as the last line, the count of all tests. Each step
 * is an npm script that can run alone; it leaves its report in reports/, named after the script. A failed step does not
 * stop the others, except that nothing after a failed build can run.
 */

/** The npm scripts in their order; those of one stage run side by side. */
const stages: readonly (readonly string[])[] = [
  ["test:types", "test:lint"],
  ["test:unit", "build"],
  ["test:build"],
  ["test:e2e"],
  ["test:a11y"],
  ["test:pa11y"],
  ["test:a11y-full"],
  ["test:snapshots"],
  ["test:visual"],
];

interface StepResult extends Counts {
  readonly script: string;
  readonly seconds: number;
}

const runStep = async (script: string): Promise<StepResult> => {
  console.log(`\n── npm run ${script} ${"─".repeat(60)}`);
  const report = path.join(root, "reports", `${script.replace("test:", "")}.json`);
  // The report of an earlier run must not count again.
  rmSync(report, { force: true });
  const start = performance.now();
  const exitCode = await runNpmScript(script);
  return { script, seconds: (performance.now() - start) / 1000, ...countTests(report, exitCode) };
};

const notRun = (script: string): StepResult => ({ script, seconds: 0, passed: 0, failed: 1, skipped: 0 });

const inWords = ({ passed, failed, skipped }: Counts): string =>
  `${passed} passed, ${failed} failed${skipped === 0 ? "" : `, ${skipped} skipped`}`;

runMain(async () => {
  mkdirSync(path.join(root, "reports"), { recursive: true });
  const results: StepResult[] = [];
  for (const stage of stages) {
    const buildFailed = results.some(({ script, failed }) => script === "build" && failed > 0);
    results.push(...(buildFailed ? stage.map(notRun) : await Promise.all(stage.map(runStep))));
  }
  console.log("");
  for (const result of results) {
    const time = `${Math.floor(result.seconds / 60)} min ${Math.round(result.seconds % 60)} s`;
    console.log(
      `${result.failed === 0 ? "ok    " : "FAILED"} ${result.script.padEnd(14)} ${time.padStart(12)}  ${inWords(result)}`,
    );
  }
  const sum = (key: keyof Counts): number => results.reduce((total, result) => total + result[key], 0);
  const total = { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
  if (total.failed > 0) process.exitCode = 1;
  console.log(`\n${inWords(total)}`);
});
