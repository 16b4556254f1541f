// Text at 200 and 300 %, as people set it on their phones: nothing is cut or covered, and a finger reaches every control.
import { expect } from "@playwright/test";
import { layoutErrors } from "./testing/layout-errors";
import { expectTextScale, missedControls, setTextScale, shareOfBars } from "./testing/text-scale";
import { allPages, pageTest, phone, test } from "./site-test";
import { allStates, pageView, stateView } from "./states";

test.use({ hasTouch: true });
test.skip(({ browser }) => Number.parseInt(browser.version(), 10) < 146, "Chromium knows it from version 146 on.");

const scales = [3, 2];
const widths = [360, 412];

for (const { name, open } of [...allPages.map(pageView), ...allStates.map(stateView)]) {
  test(`${name} with text at 200 and 300 %`, pageTest(name), async ({ page }) => {
    // The menu slides in; a finger is tried where it comes to rest.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ ...phone, width: 360 });
    await setTextScale(page, 3);
    await open(page);
    for (const scale of scales) {
      await setTextScale(page, scale);
      await expectTextScale(page, scale);
      for (const width of widths) {
        await page.setViewportSize({ ...phone, width });
        const where = `${scale * 100} %, ${width} px`;
        const { sideways, ...errors } = await layoutErrors(page);
        expect.soft(errors, where).toEqual({ cut: [], overlaps: [] });
        // Less where a modal is open: the page keeps the room of its scroll bar.
        expect.soft(sideways, where).toBeLessThanOrEqual(0);
        expect.soft(await shareOfBars(page), where).toBeLessThanOrEqual(1 / 3);
        expect.soft(await missedControls(page), where).toEqual([]);
      }
    }
  });
}
