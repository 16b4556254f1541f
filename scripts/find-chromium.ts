import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
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

// Preferred: the browser tests take half the time in the headless shell.
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

/** The first of the programs that is on the PATH. */
export const onPath = (names: readonly string[]): string | undefined => {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter).filter((folder) => folder !== "");
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(canRun);
};

const installed = (): string | undefined => onPath(whole) ?? usualPlaces.find(canRun);

/** An earlier download of Playwright. */
const downloaded = (): string | undefined => {
  const file = chromium.executablePath();
  return canRun(file) ? file : undefined;
};

const run = (command: string, ...parts: readonly string[]): boolean => {
  console.error(`  $ ${[command, ...parts].join(" ")}`);
  const { status } = spawnSync(command, parts, {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
};

/** Installs Debian's package, as root on Debian. */
const fromDebian = (): string | undefined => {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.error("Installing Debian's package of Chromium's headless shell…");
  if (!run("apt-get", "update")) console.error("  The package lists could not be renewed; trying with the old ones.");
  // Illustrations use Arial; Liberation Sans has its metrics, and the screenshots need one of them.
  const install = ["install", "-y", "--no-install-recommends", "fonts-liberation"];
  if (run("apt-get", ...install, "chromium-headless-shell")) return onPath(shell);
  return installed() ?? (run("apt-get", ...install, "chromium") ? installed() : undefined);
};

/** On CI, install the headless shell even where Chromium is installed. */
const forCi = (): string | undefined => (process.env["CI"] === undefined ? undefined : fromDebian());

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
 * The path of a Chromium: CHROME_PATH, an installed headless shell, an installed Chromium, Debian's package or
 * Playwright's download, whichever comes first. With CI set, Debian's package comes before an installed Chromium.
 * @throws when CHROME_PATH is wrong or none can be installed; the message says what to do
 */
export const findChromium = (): string => {
  const named = process.env["CHROME_PATH"];
  if (named !== undefined && named !== "") {
    if (canRun(named)) return named;
    throw new Error(`CHROME_PATH is ${named}, but there is no program. Correct it, or take it away.`);
  }
  const file = onPath(shell) ?? forCi() ?? installed() ?? downloaded() ?? fromDebian() ?? fromPlaywright();
  if (file === undefined) throw new Error(help);
  return file;
};
