import { expect, test } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../scripts/find-chromium";
import { textFaults } from "./measure/text-boxes";
import { everyPage, laptop, phone, tablet, unknownPage } from "./site";

/**
 * Text at 200 % (WCAG 1.4.4), as readers set it in their browser: its own font size is 32 px instead of 16. Layouts
 * that ask for so many em of width give way to it as well, which a page whose root is blown up by a style would not.
 */

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, "--blink-settings=defaultFontSize=32"],
  },
});

for (const address of [...everyPage, unknownPage]) {
  test(`${address} with text at 200 %: nothing cut off, nothing covered, nothing sideways`, async ({ page }) => {
    await page.goto(address);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    for (const viewport of [laptop, tablet, phone]) {
      await page.setViewportSize(viewport);
      expect.soft(await textFaults(page), `${viewport.width} px`).toEqual({ cut: [], overlaps: [], sideways: 0 });
    }
  });
}
