/** Jest's reporter for a run that selects no test, which Jest lets pass: a mistyped name must not look like a success. */
module.exports = class SomeTestRan {
  constructor({ testNamePattern, onlyChanged }) {
    this.isSelection = onlyChanged || testNamePattern !== undefined;
  }

  onRunComplete(_contexts, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    if (!this.isSelection || numPassedTests + numFailedTests + numRuntimeErrorTestSuites > 0) return;
    this.error = new Error(
      "No test ran. --onlyChanged follows the imports of code: after a change of CSS or YAML, name a test.",
    );
    console.error(this.error.message);
  }

  getLastError() {
    return this.error;
  }
};
