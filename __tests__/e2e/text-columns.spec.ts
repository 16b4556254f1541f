// Texts stand where they belong: at one edge of the page, beside their numbers, and below each picture in view.
import { expect } from "@playwright/test";
import { builtHtml, everyPage, laptop, phone, tablet, test } from "./site-test";

test("charts and pairs of dates begin at the left edge of their page's texts", async ({ page }) => {
  await page.setViewportSize(laptop);
  for (const address of everyPage.filter((one) => builtHtml(one).includes("data-table--compact"))) {
    await page.goto(address);
    const texts = page.locator(
      ".content-section--led .content-section__text, .content-section--led ol > :nth-child(2):last-child, .data-table--compact:has(svg):has(thead th:nth-child(3):last-child) tbody tr > :nth-child(2)",
    );
    const edges = await texts.evaluateAll((all) => all.map((text) => Math.round(text.getBoundingClientRect().left)));
    expect(Math.max(...edges) - Math.min(...edges), address).toBeLessThanOrEqual(1);
  }
});

test("on phones numbers stand beside their texts", async ({ page }) => {
  await page.setViewportSize({ ...phone, width: 360 });
  const pages = everyPage.filter((one) => builtHtml(one).includes("content-section__measurement"));
  for (const address of pages) {
    await page.goto(address);
    const areBeside = await page.locator(".content-section__measurement").evaluateAll((all) =>
      all.map(({ firstElementChild: number, lastElementChild: text }) => {
        const { right = 0, top = 0 } = number?.getBoundingClientRect() ?? {};
        const { left = 0, top: textTop = 0 } = text?.getBoundingClientRect() ?? {};
        return left >= right && Math.abs(top - textTop) < 1;
      }),
    );
    expect(areBeside, address).toEqual(areBeside.map(() => true));
  }
});

test("on tablets each picture of a row has its caption in view", async ({ page }) => {
  await page.setViewportSize(tablet);
  for (const address of everyPage.filter((one) => builtHtml(one).includes("carousel--phones"))) {
    await page.goto(address);
    await expect(page.locator(".carousel[data-ready]").first()).toBeAttached();
    const captions = page.locator(".carousel--phones figcaption");
    const shown = await captions.evaluateAll((all) => all.map((caption) => getComputedStyle(caption).opacity));
    expect(shown, address).toEqual(shown.map(() => "1"));
  }
});
