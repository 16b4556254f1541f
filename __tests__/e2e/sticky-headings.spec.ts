// A heading stays in view beside its long text, and only where there is room for both.
import { expect, type Page } from "@playwright/test";
import { laptop, phone, test } from "./site-test";

/** Of the style guide's part that is text alone. */
const headingOf = (page: Page) => page.locator('[data-folder="components/content-section"] h2').last();

/** Scrolls to where the text under the heading ends. @returns how far the heading is from the window's upper edge */
const headingAtEndOfText = (page: Page): Promise<number> =>
  headingOf(page).evaluate((heading) => {
    const bottom = heading.closest("section")?.children[1]?.getBoundingClientRect().bottom ?? 0;
    scrollBy(0, bottom - innerHeight);
    return heading.getBoundingClientRect().top;
  });

test("a heading stays beside its text, but not on phones, in low windows or on paper", async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto("/styleguide/");
  expect(await headingAtEndOfText(page)).toBeGreaterThan(0);
  for (const viewport of [phone, { width: laptop.width, height: 500 }]) {
    await page.setViewportSize(viewport);
    expect(await headingAtEndOfText(page), `${viewport.width} × ${viewport.height}`).toBeLessThan(0);
  }
  await page.setViewportSize(laptop);
  await page.emulateMedia({ media: "print" });
  await expect(headingOf(page).locator("..")).toHaveCSS("position", "static");
});

test("a link to a part leads to its beginning, also from its end", async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto("/styleguide/");
  await headingAtEndOfText(page);
  await page.evaluate(() => scrollBy(0, 300));
  await page.goto(`/styleguide/#${(await headingOf(page).getAttribute("id")) ?? ""}`);
  const top = await headingOf(page).evaluate((it) => it.closest("section")?.getBoundingClientRect().top ?? -1);
  expect(top).toBeGreaterThan(-100);
  expect(top).toBeLessThan(laptop.height / 2);
});
