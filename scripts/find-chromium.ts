import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { runsPackagedChromium, unpackChromium } from "./packaged-chromium";
import { commandFile } from "./run-command";

/** Chromium's arguments in tests: no sandbox, which root and most containers lack; no background requests. */
export const chromiumArguments: readonly string[] = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

// The headless shell first: the browser tests take half the time in it.
const programs = ["chromium-headless-shell", "chromium", "google-chrome-stable", "google-chrome"];
const macApp = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/** The first of the programs that is on the PATH. */
export const onPath = (names: readonly string[]): string | undefined => {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
};

const fetchChromium = (): string => {
  console.error("No Chromium is installed. Fetching Playwright's: npx playwright install chromium");
  // bench prints its figures to stdout.
  const install = [commandFile("@playwright/test", "playwright"), "install", "chromium"];
  const { status } = spawnSync(process.execPath, install, { stdio: ["ignore", process.stderr, process.stderr] });
  if (status === 0) return chromium.executablePath();
  throw new Error(`Playwright's Chromium could not be fetched. Install Chrome or Chromium, or name one that you have:
  CHROME_PATH=/path/to/chromium npm test`);
};

/**
 * CHROME_PATH, an installed Chromium or Chrome, or Playwright's own, in this order. Without any, the one that comes as an
 * npm package for Linux, or a new one of Playwright's.
 * @throws where there is none; the message says what to do
 */
export const findChromium = (): string => {
  const named = process.env["CHROME_PATH"];
  if (named !== undefined) {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", but there is no such file.`);
  }
  const installed = onPath(programs) ?? [macApp, chromium.executablePath()].find(existsSync);
  return installed ?? (runsPackagedChromium() ? unpackChromium() : fetchChromium());
};
