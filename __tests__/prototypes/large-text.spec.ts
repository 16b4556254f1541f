// Text at 200 % by the browser's own font size, which media queries in em follow (WCAG 1.4.4), is not cut or covered.
import { expect } from "@playwright/test";
import { chromiumArguments, findChromium } from "../../scripts/find-chromium";
import { layoutErrors } from "../e2e/testing/layout-errors";
import { allStates } from "./all-states";
import { openState, resize, test, viewports } from "./prototype-test";

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [...chromiumArguments, "--blink-settings=defaultFontSize=32"],
  },
});

for (const state of allStates)
  test(`${state.name}: text at 200 %`, async ({ page }) => {
    await openState(page, state);
    for (const viewport of [viewports.phone, viewports.tablet, viewports.laptop]) {
      await resize(page, viewport);
      const found = await layoutErrors(page);
      expect.soft(found, `${String(viewport.width)} px`).toEqual({ cut: [], overlaps: [], sideways: 0 });
    }
  });
