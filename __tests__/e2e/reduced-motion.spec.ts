import { expect, test } from "@playwright/test";
import { motions } from "./measure/motion";
import { openPage, phone } from "./site";

/** Movement (WCAG 2.2.2, 2.3.3). That pages at rest hold no movement stands in adaptation.spec.ts, page by page. */

test("nothing on Home moves by itself within six seconds", async ({ page }) => {
  await openPage(page, "/");
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.fonts.ready);
  const picture = () => page.screenshot({ animations: "allow" });
  const before = await picture();
  await page.waitForTimeout(6000);
  expect((await picture()).equals(before)).toBe(true);
});

test("under reduced motion the drawer, a dialog and a price show at once", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/pricing/");
  await page.getByRole("radio").first().check();
  expect(await motions(page)).toEqual([]);
  await page.getByRole("button", { name: "Open Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  expect(await motions(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Accessibility Statement" }).click();
  await expect(page.getByRole("dialog", { name: "Accessibility Statement" })).toBeVisible();
  expect(await motions(page)).toEqual([]);
});

test("the measure finds movement where it is", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPage(page, "/services/");
  await page.locator("h1").evaluate((heading) => {
    heading.animate([{ opacity: 0.5 }, { opacity: 1 }], { duration: 60_000 });
  });
  expect(await motions(page)).toHaveLength(1);
});
