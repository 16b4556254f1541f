// Text at 200 % (WCAG 1.4.4) by the browser's default font size, which media queries in em see too, is not cut.
import { expect, test } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../scripts/find-chromium";
import { layoutErrors } from "./testing/layout-errors";
import { allPages, laptop, pageTest, phone, tablet } from "./site-test";

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, "--blink-settings=defaultFontSize=32"],
  },
});

for (const address of allPages) {
  test(`${address} with text at 200 %`, pageTest(address), async ({ page }) => {
    await page.goto(address);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    for (const viewport of [laptop, tablet, phone]) {
      await page.setViewportSize(viewport);
      expect.soft(await layoutErrors(page), `${viewport.width} px`).toEqual({ cut: [], overlaps: [], sideways: 0 });
    }
  });
}
