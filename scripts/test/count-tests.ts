import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";

/** How many tests passed, failed and were skipped. */
export type Counts = Readonly<Record<"passed" | "failed" | "skipped", number>>;

const count = z.int().min(0);

/** The reports of `jest --json`, Playwright and pa11y-ci. What breaks outside of a test counts as a failed one. */
const anyReport = z.union([
  z
    .object({ numPassedTests: count, numFailedTests: count, numPendingTests: count, numRuntimeErrorTestSuites: count })
    .transform((jest): Counts => {
      const failed = jest.numFailedTests + jest.numRuntimeErrorTestSuites;
      return { passed: jest.numPassedTests, failed, skipped: jest.numPendingTests };
    }),
  z
    .object({ stats: z.object({ expected: count, unexpected: count, skipped: count }), errors: z.array(z.unknown()) })
    .transform(({ stats, errors }): Counts => {
      return { passed: stats.expected, failed: stats.unexpected + errors.length, skipped: stats.skipped };
    }),
  z
    .object({ total: count, passes: count })
    .transform(({ total, passes }): Counts => ({ passed: passes, failed: total - passes, skipped: 0 })),
]);

/**
 * Counts the tests of a finished step. One that writes no report is one test; a failed one has a failed test.
 * @throws when the report is none of Jest, Playwright or pa11y-ci
 */
export const countTests = (reportFile: string, exitCode: number): Counts => {
  const counts = existsSync(reportFile)
    ? anyReport.parse(JSON.parse(readFileSync(reportFile, "utf8")))
    : { passed: exitCode === 0 ? 1 : 0, failed: 0, skipped: 0 };
  return exitCode === 0 ? counts : { ...counts, failed: Math.max(counts.failed, 1) };
};
