import { mkdirSync } from "node:fs";
import path from "node:path";
import { findChromium } from "./find-chromium";
import { root, runMain } from "./run-command";
import { startTestServer } from "./test-run/test-server";
import { runStep } from "./test-run/run-step";
import { testSteps, type TestStep } from "./test-run/steps";
import { sumOf, summaryOf, type StepResult } from "./test-run/summary";

/**
 * `npm test`: everything that must hold, in the order of scripts/test-run/steps.ts. A step that fails marks the
 * run as failed; the others still run where they can. The last line says how many tests passed and failed.
 */

const heading = (text: string): void => {
  console.log(`\n${"─".repeat(80)}\n${text}\n${"─".repeat(80)}`);
};

const timed = async (step: TestStep, run: () => Promise<StepResult["counts"]>): Promise<StepResult> => {
  const start = performance.now();
  const counts = await run();
  return { name: step.name, counts, seconds: (performance.now() - start) / 1000 };
};

/** Finds the browser and serves the site for the steps that need them, and runs those. */
const runServed = async (steps: readonly TestStep[]): Promise<readonly StepResult[]> => {
  const chromium = findChromium();
  const server = await startTestServer();
  const results: StepResult[] = [];
  try {
    for (const step of steps) {
      heading(`${step.name}: ${step.what}`);
      results.push(await timed(step, () => runStep(step, { CHROME_PATH: chromium, BASE_URL: server.address })));
    }
  } finally {
    await server.stop();
  }
  return results;
};

runMain(async () => {
  mkdirSync(path.join(root, "reports"), { recursive: true });
  const results: StepResult[] = [];
  const notRun = (steps: readonly TestStep[]): void => {
    for (const { name } of steps) results.push({ name, counts: "not run", seconds: 0 });
  };

  const buildFailed = (): boolean =>
    results.some(({ name, counts }) => name === "build" && counts !== "not run" && counts.failed > 0);
  const served = testSteps.filter((step) => step.needsServer);
  let started: Promise<StepResult>[] = [];
  for (const step of testSteps.filter((candidate) => !candidate.needsServer)) {
    heading(`${step.name}: ${step.what}`);
    if (step.needsBuild && buildFailed()) {
      console.log("Not run: the build failed.");
      notRun([step]);
      continue;
    }
    started.push(timed(step, () => runStep(step, {})));
    if (step.besideNext) continue;
    results.push(...(await Promise.all(started)));
    started = [];
  }

  if (buildFailed()) {
    notRun(served);
  } else {
    try {
      results.push(...(await runServed(served)));
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      notRun(served);
    }
  }

  heading("All steps");
  if (sumOf(results).failed > 0) process.exitCode = 1;
  console.log(summaryOf(results));
});
