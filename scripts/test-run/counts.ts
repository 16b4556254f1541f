import { z } from "zod";

/** How many tests of a runner passed, failed and were left out. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const number = z.int().min(0);

const jestReport = z.object({
  numPassedTests: number,
  numFailedTests: number,
  numPendingTests: number,
  numTodoTests: number,
  /** Files that broke before any of their tests ran. */
  numRuntimeErrorTestSuites: number,
});

/** Reads what `jest --json` wrote. @throws when the report is not one of jest's */
export const countJest = (report: unknown): Counts => {
  const facts = jestReport.parse(report);
  return {
    passed: facts.numPassedTests,
    failed: facts.numFailedTests + facts.numRuntimeErrorTestSuites,
    skipped: facts.numPendingTests + facts.numTodoTests,
  };
};

const playwrightReport = z.object({
  stats: z.object({ expected: number, unexpected: number, flaky: number, skipped: number }),
  /** Faults outside of any test, such as a file that cannot be read. */
  errors: z.array(z.unknown()),
});

/** Reads what Playwright's JSON reporter wrote. A test that passes only when repeated has failed. */
export const countPlaywright = (report: unknown): Counts => {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
};

const pa11yReport = z.object({ total: number, passes: number });

/** Reads the report of pa11y-ci's json reporter: one test is one page at one width. */
export const countPa11y = (report: unknown): Counts => {
  const { total, passes } = pa11yReport.parse(report);
  return { passed: passes, failed: total - passes, skipped: 0 };
};

/** Joins what the report says with how the runner ended: one that ends badly has failed at least once. */
export const withExitCode = (counts: Counts, exitCode: number): Counts =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
