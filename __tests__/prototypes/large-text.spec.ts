// Text at 200 and 300 %, as people set it on their phones, which media queries in em follow (WCAG 1.4.4), is not cut or covered.
import { expect } from "@playwright/test";
import { layoutErrors } from "../e2e/testing/layout-errors";
import { expectTextScale, setTextScale } from "../e2e/testing/text-scale";
import { allStates } from "./all-states";
import { openPrototypeState, resize, test, viewports } from "./prototype-test";

test.skip(({ browser }) => Number.parseInt(browser.version(), 10) < 146, "Chromium knows it from version 146 on.");

const { phone, tablet, laptop } = viewports;
const runs = [
  { scale: 2, sizes: [phone, tablet, laptop] },
  { scale: 3, sizes: [phone, { ...phone, width: 412 }] },
];

for (const state of allStates)
  test(`${state.name}: text at 200 and 300 %`, async ({ page }) => {
    await openPrototypeState(page, state);
    for (const { scale, sizes } of runs) {
      await setTextScale(page, scale);
      await expectTextScale(page, scale);
      for (const viewport of sizes) {
        await resize(page, viewport);
        const found = await layoutErrors(page);
        const where = `${String(scale * 100)} %, ${String(viewport.width)} px`;
        expect.soft(found, where).toEqual({ cut: [], overlaps: [], sideways: 0 });
      }
    }
  });
