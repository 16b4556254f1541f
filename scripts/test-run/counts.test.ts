import { countPa11y, countJest, countPlaywright, withExitCode } from "./counts";

test("counts jest's tests, and a file that broke before its tests", () => {
  const report = {
    numPassedTests: 40,
    numFailedTests: 2,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 1,
    success: false,
  };
  expect(countJest(report)).toEqual({ passed: 40, failed: 3, skipped: 2 });
});

test("counts Playwright's tests; flaky ones and faults outside of tests have failed", () => {
  const report = {
    stats: { expected: 50, unexpected: 1, flaky: 2, skipped: 3, duration: 1 },
    errors: [{ message: "x" }],
  };
  expect(countPlaywright(report)).toEqual({ passed: 50, failed: 4, skipped: 3 });
});

test("counts the pages of pa11y-ci", () => {
  expect(countPa11y({ total: 87, passes: 86 })).toEqual({ passed: 86, failed: 1, skipped: 0 });
});

test.each([countJest, countPlaywright, countPa11y])("%p refuses a report of another kind", (count) => {
  expect(() => count({})).toThrow();
});

test("a runner that ends badly without a failed test has failed once", () => {
  expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(withExitCode({ passed: 5, failed: 2, skipped: 0 }, 1)).toEqual({ passed: 5, failed: 2, skipped: 0 });
  expect(withExitCode({ passed: 5, failed: 0, skipped: 0 }, 0)).toEqual({ passed: 5, failed: 0, skipped: 0 });
});
