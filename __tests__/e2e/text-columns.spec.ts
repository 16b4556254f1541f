// Where texts begin: on a wide screen at one edge of the page.
import { expect } from "@playwright/test";
import { laptop, test } from "./site-test";

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
