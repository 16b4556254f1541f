import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./scripts/find-chromium";
import { serverEnvironment } from "./scripts/test/server-environment";

// The workers read this file too; they take the browser that the first reading found.
const executablePath = findChromium();
process.env["CHROME_PATH"] = executablePath;

const port = "9321";
const baseURL = `http://localhost:${port}`;

/** End-to-end tests of the built site in Chromium. */
export default defineConfig({
  testDir: "__tests__/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "reports/e2e",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: process.env["CI"] !== undefined,
  // A test that passes only the second time has failed.
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [["list"], ["json", { outputFile: "reports/e2e.json" }]],
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // On a first visit the worker takes the page over when it rests: at a moment of its own it would answer in the
    // place of a test's routes, and keep the whole site beside each test. Journeys that speak of it allow it.
    serviceWorkers: "block",
    // Recording costs a third of the time: ask for it where it is needed, TRACE=on npm run test:e2e.
    trace: process.env["TRACE"] === undefined ? "off" : "retain-on-failure",
    launchOptions: { executablePath, args: [...chromiumArguments] },
  },
  webServer: {
    command: "npm run --silent serve",
    url: baseURL,
    env: { ...serverEnvironment, PORT: port },
  },
});
