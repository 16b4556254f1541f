import { existsSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { runsPackagedChromium, unpackChromium } from "./packaged-chromium";

/** Chromium's arguments in tests: no sandbox, which root and most containers lack; no background requests. */
export const chromiumArguments: readonly string[] = ["--no-sandbox", "--disable-background-networking"];

/** The first of the programs that is on the PATH. */
export const onPath = (names: readonly string[]): string | undefined => {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
};

/**
 * The Chromium of CHROME_PATH, an installed one, Playwright's, or on Linux the one of an npm package, in this order.
 * @throws where there is none; the message says what to do
 */
export const findChromium = (): string => {
  // The headless shell first: browser tests take half as long in it.
  const installed =
    process.env["CHROME_PATH"] ??
    onPath(["chromium-headless-shell", "chromium", "google-chrome-stable", "google-chrome"]) ??
    [chromium.executablePath()].find(existsSync);
  if (installed !== undefined) return installed;
  if (runsPackagedChromium) return unpackChromium();
  throw new Error("There is no Chromium: run npx playwright install chromium, or name one in CHROME_PATH.");
};
