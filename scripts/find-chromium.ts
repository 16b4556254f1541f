import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** Chromium's arguments in tests: no sandbox for root, no background requests. */
export const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
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

/**
 * CHROME_PATH, an installed Chromium or Chrome, or Playwright's own, in this order.
 * @throws where there is none; the message says what to install
 */
export const findChromium = (): string => {
  const file = process.env["CHROME_PATH"] ?? onPath(programs) ?? [macApp, chromium.executablePath()].find(existsSync);
  if (file !== undefined && existsSync(file)) return file;
  throw new Error(`The browser tests need a Chromium; there is none at ${file ?? "the usual places"}. Do one of these:
  - any system:        npx playwright install --with-deps chromium
  - Debian:            apt-get install chromium-headless-shell
  - one that you have: CHROME_PATH=/path/to/chromium npm test`);
};
