import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { countTests } from "./count-tests";

const folder = mkdtempSync(path.join(tmpdir(), "reports-"));
const file = path.join(folder, "report.json");

afterAll(() => rmSync(folder, { recursive: true }));

const jestReport = {
  numPassedTests: 40,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 1,
};
const playwrightReport = { stats: { expected: 50, unexpected: 1, flaky: 2, skipped: 3 }, errors: [{ message: "x" }] };

test.each([
  ["Jest, with a file that broke before its tests", jestReport, 1, { passed: 40, failed: 3, skipped: 2 }],
  [
    "Playwright, with flaky tests and errors outside of tests",
    playwrightReport,
    1,
    { passed: 50, failed: 4, skipped: 3 },
  ],
  ["pa11y-ci", { total: 87, passes: 86, errors: 2, results: {} }, 2, { passed: 86, failed: 1, skipped: 0 }],
  ["a runner that fails without a failed test", { total: 5, passes: 5 }, 1, { passed: 5, failed: 1, skipped: 0 }],
])("counts the report of %s", (_, report, exitCode, expected) => {
  writeFileSync(file, JSON.stringify(report));
  expect(countTests(file, exitCode)).toEqual(expected);
});

test("refuses a report it does not know", () => {
  writeFileSync(file, "{}");
  expect(() => countTests(file, 0)).toThrow();
});

test.each([
  [0, { passed: 1, failed: 0, skipped: 0 }],
  [2, { passed: 0, failed: 1, skipped: 0 }],
])("a step without a report that exits with %i", (exitCode, expected) => {
  expect(countTests(path.join(folder, "none.json"), exitCode)).toEqual(expected);
});
