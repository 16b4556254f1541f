// Texts stand where they belong: at one edge of the page, beside their numbers, and below each picture in view.
import { expect } from "@playwright/test";
import { builtHtml, everyPage, laptop, phone, tablet, test } from "./site-test";

test("the second of two dates begins at the left edge of its page's texts", async ({ page }) => {
  await page.setViewportSize(laptop);
  const pages = everyPage.filter((one) => builtHtml(one).includes("content-section--data-first"));
  for (const address of pages) {
    await page.goto(address);
    const texts = page.locator(
      ".content-section--data-first .content-section__text, .content-section--data-first ol > :nth-child(2):last-child",
    );
    const edges = await texts.evaluateAll((all) => all.map((text) => Math.round(text.getBoundingClientRect().left)));
    expect(Math.max(...edges) - Math.min(...edges), address).toBeLessThanOrEqual(1);
  }
});

test("on wide screens steps have their texts at the page's second column, on phones below their titles", async ({
  page,
}) => {
  const pages = everyPage.filter((one) => builtHtml(one).includes("timeline--beside"));
  expect(pages).not.toEqual([]);
  for (const address of pages) {
    await page.setViewportSize(laptop);
    await page.goto(address);
    const steps = page.locator(".timeline--beside > li");
    const read = () =>
      steps.evaluateAll((all) =>
        all.map(({ lastElementChild: text }) => {
          const { left = 0, top = 0, width = 0 } = text?.getBoundingClientRect() ?? {};
          const title = text?.previousElementSibling?.getBoundingClientRect();
          return { left: Math.round(left), width, isBelow: top >= (title?.bottom ?? 0) };
        }),
      );
    /** Where the second column begins: after a third of what the gaps of three columns leave, and a gap. */
    const edge = await page.locator(".timeline--beside").evaluate((list) => {
      const { left, width } = list.getBoundingClientRect();
      const gap = Number.parseFloat(getComputedStyle(list.children[0] ?? list).columnGap);
      return left + (width - 2 * gap) / 3 + gap;
    });
    for (const { left, width, isBelow } of await read()) {
      expect(Math.abs(left - edge), address).toBeLessThanOrEqual(1);
      expect(width, address).toBeGreaterThan(450);
      expect(isBelow, address).toBe(false);
    }
    await page.setViewportSize(phone);
    for (const { isBelow } of await read()) expect(isBelow, address).toBe(true);
  }
});

test("in a finding, whom it stops is larger than its facts, and their names are smaller", async ({ page }) => {
  await page.setViewportSize(laptop);
  for (const address of everyPage.filter((one) => builtHtml(one).includes("status-badge"))) {
    await page.goto(address);
    const sizes = await page.locator(".finding").evaluateAll((all) =>
      all.map((finding) =>
        [".pulled", "dd", "dt"].map((part) => {
          const element = finding.querySelector(part);
          return element === null ? 0 : Number.parseFloat(getComputedStyle(element).fontSize);
        }),
      ),
    );
    for (const [text = 0, fact = 0, name = 0] of sizes) {
      expect(text, address).toBeGreaterThan(fact);
      expect(fact, address).toBeGreaterThan(name);
    }
  }
});

test("on phones a number stands over its text, which has the page's width", async ({ page }) => {
  await page.setViewportSize({ ...phone, width: 360 });
  const pages = everyPage.filter((one) => builtHtml(one).includes("content-section__measurement"));
  for (const address of pages) {
    await page.goto(address);
    const areOver = await page.locator(".content-section__measurement").evaluateAll((all) =>
      all.map(({ firstElementChild: number, lastElementChild: text }) => {
        const { left = 0, bottom = 0 } = number?.getBoundingClientRect() ?? {};
        const { left: textLeft = 0, top = 0 } = text?.getBoundingClientRect() ?? {};
        return Math.abs(left - textLeft) <= 1 && top >= bottom - 1;
      }),
    );
    expect(areOver, address).toEqual(areOver.map(() => true));
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
