import { expect, test, type Page } from "@playwright/test";
import { motions } from "./measure/motion";
import { openPage, phone } from "./site";
import { states } from "./states";

/** Motion (WCAG 2.2.2, 2.3.3) in states; pages without an open state are checked in adaptation.spec.ts. */

/** Lets the page's timers and animations run for this long, faster than in real time. */
const fastForward = async (page: Page, ms: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const expired = new Promise((resolve) => session.once("Emulation.virtualTimeBudgetExpired", resolve));
  await session.send("Emulation.setVirtualTimePolicy", { policy: "advance", budget: ms });
  await expired;
  await session.detach();
};

for (const address of ["/", "/our-projects/"]) {
  test(`${address}: nothing moves by itself within six seconds`, async ({ page }) => {
    await page.setViewportSize(phone);
    await openPage(page, address);
    await page.mouse.move(1, 1);
    await page.evaluate(() => document.fonts.ready);
    const before = await page.screenshot({ animations: "allow" });
    await fastForward(page, 6000);
    expect((await page.screenshot({ animations: "allow" })).equals(before)).toBe(true);
  });
}

for (const state of [states.menu, states.statement, states.priceRange]) {
  test(`under reduced motion: ${state.name}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, state.page);
    await state.reach(page);
    expect(await motions(page)).toEqual([]);
  });
}

test("the measurement finds motion where there is some", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/services/");
  await page.locator("h1").evaluate((heading) => {
    heading.animate([{ opacity: 0.5 }, { opacity: 1 }], { duration: 60_000 });
  });
  expect(await motions(page)).toHaveLength(1);
});
