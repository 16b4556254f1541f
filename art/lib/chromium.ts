import { existsSync } from "node:fs";
import { chromium, type Browser } from "@playwright/test";

const systemChromium = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell", "/usr/bin/google-chrome"];

/** CHROME_PATH, else the system's Chromium; undefined means the one that Playwright downloaded. */
const chromiumPath = (): string | undefined =>
  process.env["CHROME_PATH"] ?? systemChromium.find((file) => existsSync(file));

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
