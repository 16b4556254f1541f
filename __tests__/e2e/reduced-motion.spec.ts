import { expect } from "@playwright/test";
import { motions } from "./testing/motion";
import { pageTest, phone, sampleTest, test } from "./site";
import { openState, states } from "./states";

/** Motion (WCAG 2.2.2, 2.3.3) in states; pages without an open state are checked in adaptation.spec.ts. */

test.use({ viewport: phone });

for (const address of ["/", "/our-projects/"]) {
  test(`${address}: nothing moves by itself within six seconds`, pageTest(address), async ({ page }) => {
    await page.clock.install();
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const before = await page.screenshot({ animations: "allow" });
    await page.clock.runFor(6000);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect((await page.screenshot({ animations: "allow" })).equals(before)).toBe(true);
  });
}

for (const state of [states.menu, states.statement, states.priceRange]) {
  test(`under reduced motion: ${state.name}`, sampleTest(state === states.menu), async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openState(page, state);
    expect(await motions(page)).toEqual([]);
  });
}
