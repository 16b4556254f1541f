// Steps are a row of stops, in very large text a list; tabs are a strip, on phones two columns. Both mark where one is.
import { expect, type Page } from "@playwright/test";
import { studies, tabs } from "./content";
import { phone, tablet, test } from "./site-test";

const linksOf = (page: Page) => page.getByRole("main").getByRole("navigation").first().getByRole("link");

const countRows = (page: Page): Promise<number> =>
  linksOf(page).evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size);

const steps = studies[0]?.steps ?? [];

// Where they lead: __tests__/build/navigation.test.ts. Each is a page, so they are no ARIA tabs.
for (const [what, pages] of [
  ["Accessible Design tabs", tabs],
  ["steps of a case study", steps],
] as const) {
  test(`${what}: a row at 768 px, in which the open one is bold`, async ({ page }) => {
    await page.setViewportSize(tablet);
    await page.goto(pages[1]?.address ?? "");
    // Many or long names wrap.
    expect(await countRows(page)).toBeLessThan(pages.length);
    const weights = await linksOf(page).evaluateAll((all) =>
      all.map((link) => Number(getComputedStyle(link).fontWeight)),
    );
    expect(weights[1]).toBeGreaterThan(weights[0] ?? 0);
  });
}

test("tabs stand two to a row below 768 px", async ({ page }) => {
  await page.setViewportSize({ ...tablet, width: 767 });
  await page.goto(tabs[1]?.address ?? "");
  expect(await countRows(page)).toBe(Math.ceil(tabs.length / 2));
});

test("steps are below each other on a phone whose text is twice as large", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(steps[1]?.address ?? "");
  expect(await countRows(page)).toBeLessThan(steps.length);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect.poll(() => countRows(page)).toBe(steps.length);
});
