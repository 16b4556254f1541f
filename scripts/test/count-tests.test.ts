import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { countTests } from "./count-tests";

const folder = mkdtempSync(path.join(tmpdir(), "reports-"));

afterAll(() => rmSync(folder, { recursive: true }));

const jestReport = { numPassedTests: 40, numFailedTests: 2, numPendingTests: 1, numRuntimeErrorTestSuites: 1 };
const playwrightReport = { stats: { expected: 50, unexpected: 1, skipped: 3 }, errors: [{ message: "x" }] };

test.each([
  ["Jest, with a file that broke before its tests", jestReport, 1, { passed: 40, failed: 3, skipped: 1 }],
  ["Playwright, with an error outside of tests", playwrightReport, 1, { passed: 50, failed: 2, skipped: 3 }],
  ["pa11y-ci", { total: 87, passes: 86 }, 2, { passed: 86, failed: 1, skipped: 0 }],
  ["a runner that fails without a failed test", { total: 5, passes: 5 }, 1, { passed: 5, failed: 1, skipped: 0 }],
  ["a step without a report", undefined, 0, { passed: 1, failed: 0, skipped: 0 }],
  ["a step without a report that fails", undefined, 2, { passed: 0, failed: 1, skipped: 0 }],
])("counts %s", (name, report, exitCode, expected) => {
  const file = path.join(folder, `${name}.json`);
  if (report !== undefined) writeFileSync(file, JSON.stringify(report));
  expect(countTests(file, exitCode)).toEqual(expected);
});
