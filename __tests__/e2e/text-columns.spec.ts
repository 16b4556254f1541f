// Where texts begin: on a wide screen at one edge of the page, on phones beside their numbers.
import { expect } from "@playwright/test";
import { laptop, phone, test } from "./site-test";

test("all texts of the legal page have one left edge", async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto("/a11y-accessible-design/legal/");
  const texts = page.locator(
    ".stat__label, .content-section__text, .folds .fold .flow, .content-section__list > ol > :last-child, tbody tr > :nth-child(2)",
  );
  const edges = await texts.evaluateAll((all) => all.map((text) => Math.round(text.getBoundingClientRect().left)));
  expect(edges.length).toBeGreaterThan(10);
  expect(Math.max(...edges) - Math.min(...edges)).toBeLessThanOrEqual(1);
});

test("on phones four numbers stand beside their texts and take less than a screen", async ({ page }) => {
  await page.setViewportSize({ ...phone, width: 360 });
  await page.goto("/project-senate/define/");
  const numbers = page.locator(".figures > li");
  await expect(numbers).toHaveCount(4);
  const texts = await numbers.evaluateAll((all) =>
    all.map(({ firstElementChild: number, lastElementChild: text }) => {
      const { right = 0, top = 0 } = number?.getBoundingClientRect() ?? {};
      const { left = 0, top: textTop = 0 } = text?.getBoundingClientRect() ?? {};
      return left >= right && Math.abs(top - textTop) < 1;
    }),
  );
  expect(texts).toEqual([true, true, true, true]);
  const bar = await page
    .getByRole("navigation")
    .evaluateAll((all) =>
      all
        .filter((nav) => getComputedStyle(nav).position === "fixed")
        .reduce((sum, nav) => sum + nav.getBoundingClientRect().height, 0),
    );
  const height = await page.locator(".figures").evaluate((list) => list.getBoundingClientRect().height);
  expect(height).toBeLessThan(phone.height - bar);
});
