import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readReport } from "./read-report";

const folder = mkdtempSync(path.join(tmpdir(), "reports-"));

afterAll(() => rmSync(folder, { recursive: true }));

const sum = { fullName: "sum adds", status: "failed" };
const jestReport = {
  ...{ numPassedTests: 40, numFailedTests: 1, numPendingTests: 1, numRuntimeErrorTestSuites: 1 },
  testResults: [
    { name: "/x/broken.test.ts", status: "failed", assertionResults: [] },
    { name: "/x/sum.test.ts", status: "failed", assertionResults: [sum, { ...sum, status: "passed" }] },
  ],
};
const menu = { title: "the menu\nopens", ok: false, file: "e2e/menu.spec.ts" };
const playwrightReport = {
  stats: { expected: 50, unexpected: 1, skipped: 3 },
  errors: [{ message: "x" }],
  suites: [{ title: "e2e", file: "e2e/menu.spec.ts", specs: [{ ...menu, ok: true }], suites: [{ specs: [menu] }] }],
};
const pa11yReport = { total: 2, passes: 1, results: { "http://localhost:1/": [], "http://localhost:1/a/": [{}] } };

test.each([
  ["Jest", jestReport, 1, [40, 2, 1], ["/x/broken.test.ts", "sum adds"]],
  ["Playwright", playwrightReport, 1, [50, 2, 3], ["e2e/menu.spec.ts: the menu opens"]],
  ["pa11y-ci", pa11yReport, 2, [1, 1, 0], ["http://localhost:1/a/"]],
  ["a runner that fails without a failed test", { total: 5, passes: 5 }, 1, [5, 1, 0], []],
  ["a step without a report", undefined, 0, [1, 0, 0], []],
  ["a step without a report that fails", undefined, 2, [0, 1, 0], []],
])("counts the tests of %s, and names those that failed", (name, report, exitCode, counts, failures) => {
  const file = path.join(folder, `${name}.json`);
  if (report !== undefined) writeFileSync(file, JSON.stringify(report));
  const [passed, failed, skipped] = counts;
  expect(readReport(file, exitCode)).toEqual({ passed, failed, skipped, failures });
});
