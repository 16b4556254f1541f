import "./scripts/require-build";
import { defineConfig } from "@playwright/test";
import { serverEnvironment } from "./__tests__/testing/server-environment";
import { chromiumArguments, findChromium } from "./scripts/find-chromium";

// Workers read this file too and take the browser that was found first.
const executablePath = findChromium();
process.env["CHROME_PATH"] = executablePath;

const { TEST_PORT: port = "9321" } = process.env;
const baseURL = `http://localhost:${port}`;

/** For projects that compare with stored files: the same result on every machine. */
const stored = { timezoneId: "America/New_York", contextOptions: { reducedMotion: "reduce" } } as const;

/** Tests of the built site in Chromium. */
export default defineConfig({
  testMatch: "**/*.spec.ts",
  outputDir: "reports/test-results",
  fullyParallel: true,
  workers: "100%",
  forbidOnly: process.env["CI"] !== undefined,
  retries: 0,
  // Where other programs keep the processors busy, tests of 3 seconds took up to 30.
  timeout: 60_000,
  // A missing file is a failure; --update-snapshots=changed writes it.
  updateSnapshots: "none",
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    baseURL,
    viewport: { width: 1280, height: 800 },
    locale: "en-US",
    // The service worker would answer in place of a test's routes. Tests of it allow it.
    serviceWorkers: "block",
    // Traces cost a third of the time; TRACE=on npm run test:browser records them.
    trace: process.env["TRACE"] === undefined ? "off" : "retain-on-failure",
    launchOptions: { executablePath, args: [...chromiumArguments] },
  },
  projects: [
    // One Orca at a time reads Firefox and waits for silence after each key: first, beside all others.
    { name: "screen-reader", testDir: "__tests__/screen-reader", timeout: 240_000, workers: 1 },
    // `npm test` checks pages of each kind; `npm run test:full` does what is tagged: the same on all other pages.
    { name: "e2e", testDir: "__tests__/e2e", grepInvert: /@full/u },
    { name: "e2e-full", testDir: "__tests__/e2e", grep: /@full/u },
    { name: "a11y", testDir: "__tests__/a11y", grepInvert: /@full/u },
    { name: "a11y-full", testDir: "__tests__/a11y", grep: /@full/u, timeout: 120_000 },
    // Pages of static/prototypes/, of which the site only has links.
    { name: "prototypes", testDir: "__tests__/prototypes" },
    // Firefox and WebKit: slower to start and, on a busy machine, to wake.
    { name: "engines", testDir: "__tests__/engines", timeout: 120_000 },
    {
      name: "snapshots",
      testDir: "__tests__/snapshots",
      snapshotPathTemplate: "{testDir}/style-guide/{arg}{ext}",
      use: stored,
    },
    {
      name: "visual",
      testDir: "__tests__/visual",
      snapshotPathTemplate: "{testDir}/screenshots/{arg}{ext}",
      // The renderer is pinned (scripts/packaged-chromium.ts): processors may round shades differently, no more.
      expect: { toHaveScreenshot: { animations: "disabled", caret: "hide", scale: "css", threshold: 0.05 } },
      use: stored,
    },
  ],
  webServer: {
    command: "npm run --silent serve",
    url: baseURL,
    env: { ...serverEnvironment, PORT: port },
  },
});
