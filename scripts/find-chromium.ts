import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/**
 * Finds a Chromium for the browser tests and the benchmark, and gets one where there is none. The headless shell
 * is Chromium without a window and a compositor for one: the tests take half the time in it.
 */

/** What Chromium needs to know on a test machine: no sandbox for root, and no calls home. */
export const chromiumArguments: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

const shell = ["chromium-headless-shell", "chrome-headless-shell"];
const whole = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome", "microsoft-edge"];

const usualPlaces = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "/snap/bin/chromium",
];

const canRun = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** The first of the names on the PATH. */
const onPath = (names: readonly string[]): string | undefined => {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(canRun);
};

const installed = (): string | undefined => onPath(whole) ?? usualPlaces.find(canRun);

/** The one that Playwright downloaded at some time. */
const downloaded = (): string | undefined => {
  const file = chromium.executablePath();
  return canRun(file) ? file : undefined;
};

const run = (command: string, ...parts: readonly string[]): boolean => {
  console.error(`  $ ${[command, ...parts].join(" ")}`);
  const { status } = spawnSync(command, parts, {
    // What installers say goes to the error stream: nobody reads a report out of it.
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
};

/** Debian's own package, where this process may install it. */
const fromDebian = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.error("Installing Debian's package of Chromium's headless shell…");
  if (!run("apt-get", "update")) console.error("  The package lists could not be renewed; trying with the old ones.");
  // Drawings write in Arial or what has its measures: the screenshots in __tests__/visual depend on it.
  const install = ["install", "-y", "--no-install-recommends", "fonts-liberation"];
  if (run("apt-get", ...install, "chromium-headless-shell")) return onPath(shell);
  return installed() ?? (run("apt-get", ...install, "chromium") ? installed() : undefined);
};

/** A build machine is nobody's own: there the shell is fetched even beside a whole Chromium. */
const forBuildMachine = (): string | undefined => (process.env["CI"] === undefined ? undefined : fromDebian());

const fromPlaywright = (): string | undefined => {
  console.error("Asking Playwright to download its own Chromium…");
  const cli = path.join(path.dirname(require.resolve("@playwright/test/package.json")), "cli.js");
  return run(process.execPath, cli, "install", "chromium") ? downloaded() : undefined;
};

const help = `No Chromium could be found or installed. The browser tests need one. Do one of these:
  - Debian or Ubuntu:  sudo apt-get install chromium-headless-shell (or chromium)
  - any system:        npx playwright install --with-deps chromium
  - one that you have: CHROME_PATH=/path/to/chromium npm test`;

/**
 * The Chromium to use: the one that CHROME_PATH names, an installed headless shell, an installed whole one, Debian's
 * package, or Playwright's download, whichever comes first; where CI is set, Debian's package before a whole one. It says on the error stream when it installs something.
 * @returns the program's file, absolute
 * @throws when CHROME_PATH names no program, or none can be had; the message says what to do
 */
export const findChromium = (): string => {
  const named = process.env["CHROME_PATH"];
  if (named !== undefined && named !== "") {
    if (canRun(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, but there is no program. Correct it, or take it away.`);
  }
  const file = onPath(shell) ?? forBuildMachine() ?? installed() ?? downloaded() ?? fromDebian() ?? fromPlaywright();
  if (file === undefined) throw new Error(help);
  return file;
};

if (require.main === module) {
  try {
    console.log(findChromium());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
