// Nothing moves by itself (WCAG 2.2.2); under reduced motion nothing moves when the menu opens or a price shows (2.3.3).
import { expect } from "@playwright/test";
import { motions } from "./testing/motion";
import { pageTest, phone, test } from "./site-test";
import { openState, states } from "./states";

// Pages without an open state: adaptation.spec.ts.
test.use({ viewport: phone });

for (const address of ["/", "/our-projects/"]) {
  test(`${address}: nothing moves by itself within six seconds`, pageTest(address), async ({ page }, testInfo) => {
    await page.clock.install();
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    // Its first second is its start: a picture may be painted a frame later than the words (decoding="async").
    await page.clock.runFor(1000);
    await expect(page.getByRole("img").first()).toHaveJSProperty("complete", true);
    const before = await page.screenshot({ animations: "allow" });
    await page.clock.runFor(6000);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const after = await page.screenshot({ animations: "allow" });
    if (!after.equals(before)) {
      await testInfo.attach("before.png", { body: before, contentType: "image/png" });
      await testInfo.attach("after.png", { body: after, contentType: "image/png" });
    }
    expect(after.equals(before)).toBe(true);
  });
}

test("under reduced motion nothing moves in open states", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const state of [states.menu, states.statement, states.priceRange]) {
    await openState(page, state);
    expect.soft(await motions(page), state.name).toEqual([]);
  }
});
