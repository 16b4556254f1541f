import { existsSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";

const usualPlace = "/usr/bin/chromium";

/** CHROME_PATH wins, then the system's Chromium; undefined means the one that playwright installed. */
const chromiumPath = (): string | undefined => {
  const told = process.env["CHROME_PATH"];
  if (told !== undefined && told !== "") {
    return told;
  }
  return existsSync(usualPlace) ? usualPlace : undefined;
};

/** Chromium refuses its sandbox when started as root, as in most build containers. */
const sandboxArguments = (): string[] => (process.getuid?.() === 0 ? ["--no-sandbox"] : []);

/**
 * Starts Chromium for drawing. The caller closes it.
 * @throws when no Chromium is found
 */
export const startChromium = (): Promise<Browser> => {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...sandboxArguments(),
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      // The same edges on every machine: no sub-pixel colors, no hinting, no color profile of a screen.
      "--disable-lcd-text",
      "--font-render-hinting=none",
      "--force-color-profile=srgb",
    ],
  });
};
