import { defineConfig } from "@playwright/test";
import e2e from "./playwright.config";
import { chromiumArguments } from "./scripts/find-chromium";

/** Photographs of chosen pages and states, compared with the committed ones (__tests__/visual). */
export default defineConfig({
  ...e2e,
  testDir: "__tests__/visual",
  outputDir: "reports/visual",
  reporter: [["list"], ["json", { outputFile: "reports/visual.json" }]],
  // One set for all machines: the names say nothing of the system.
  snapshotPathTemplate: "{testDir}/accepted/{arg}{ext}",
  // A picture that nobody accepted yet is a fault, not a new standard: `npm run visual:update` makes it one.
  updateSnapshots: "none",
  expect: {
    ...e2e.expect,
    toHaveScreenshot: {
      animations: "disabled",
      caret: "hide",
      scale: "css",
      // Other versions of Chromium smooth the edges of letters and slopes a little differently. A pixel may differ by a
      // tenth of the way from black to white, as such edges do, and one pixel in 500 by more. A word in another
      // color, an edge that is gone or a line that broke elsewhere is more than that.
      threshold: 0.1,
      maxDiffPixelRatio: 0.002,
    },
  },
  use: {
    ...e2e.use,
    launchOptions: {
      ...e2e.use?.launchOptions,
      // No hinting, no colors at the letters' edges. The photographs are the headless shell's: a whole Chromium draws
      // small letters on phones and on paper up to 0.5 % differently, and fails six of them.
      args: [...chromiumArguments, "--font-render-hinting=none", "--disable-lcd-text"],
    },
    timezoneId: "America/New_York",
    contextOptions: { reducedMotion: "reduce" },
  },
});
