import { defineConfig } from "@playwright/test";
import { chromiumArguments, findChromium } from "./scripts/find-chromium";
import { journeyEnvironment } from "./scripts/test-run/journey-environment";

// The workers read this file too; they take the browser that the first reading found.
const executablePath = findChromium();
process.env["CHROME_PATH"] = executablePath;

// `npm test` serves the site itself and says where. Alone, Playwright serves it on a port of its own.
const served = process.env["BASE_URL"];
const ownPort = "9321";
const baseURL = served ?? `http://localhost:${ownPort}`;

/** Journeys through the built site in a real browser. */
export default defineConfig({
  testDir: "__tests__/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "reports/journeys",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: process.env["CI"] !== undefined,
  // A test that passes only the second time has failed.
  retries: 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [["list"], ["json", { outputFile: "reports/journeys.json" }]],
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // On a first visit the worker takes the page over when it rests: at a moment of its own it would answer in the
    // place of a test's routes, and keep the whole site beside each test. Journeys that speak of it allow it.
    serviceWorkers: "block",
    // Recording costs a third of the time: ask for it where it is needed, TRACE=on npm run test:journeys.
    trace: process.env["TRACE"] === undefined ? "off" : "retain-on-failure",
    launchOptions: { executablePath, args: [...chromiumArguments] },
  },
  ...(served === undefined
    ? {
        webServer: {
          command: "npm run --silent serve",
          url: baseURL,
          reuseExistingServer: false,
          env: { ...journeyEnvironment, PORT: ownPort },
        },
      }
    : {}),
});
