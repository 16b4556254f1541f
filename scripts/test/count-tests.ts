import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** How many tests passed, failed and were skipped. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const count = z.int().min(0);

/** `jest --json`. A file that breaks before its tests run counts as one failed test. */
const jestReport = z
  .object({
    numPassedTests: count,
    numFailedTests: count,
    numPendingTests: count,
    numTodoTests: count,
    numRuntimeErrorTestSuites: count,
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  }));

/** Playwright's JSON reporter. Flaky tests count as failed; `errors` holds those outside of any test. */
const playwrightReport = z
  .object({
    stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }));

/** pa11y-ci's JSON reporter: one test is one page. */
const pa11yReport = z
  .object({ total: count, passes: count })
  .transform(({ total, passes }) => ({ passed: passes, failed: total - passes, skipped: 0 }));

const anyReport = z.union([jestReport, playwrightReport, pa11yReport]);

/**
 * Counts the tests of a finished step.
 * @param reportFile a step that writes none counts as one test
 * @param exitCode a step that fails without a failed test counts as one failed test
 * @throws when the report is none of Jest, Playwright or pa11y-ci
 */
export const countTests = (reportFile: string, exitCode: number): Counts => {
  const counts = existsSync(reportFile)
    ? anyReport.parse(JSON.parse(readFileSync(reportFile, "utf8")))
    : { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
};
