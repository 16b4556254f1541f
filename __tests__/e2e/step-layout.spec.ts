// How the step of a case study is laid out: what is loud, what stands beside what, and how pictures follow each other.
import { expect } from "@playwright/test";
import { caseStudyStrings } from "../../src/strings/case-study-strings";
import { studies } from "./content";
import { laptop, pageTest, phone, test } from "./site-test";

test("on phones the steps are a row, and a list where the row has no room", async ({ page }) => {
  const steps = page.locator(".step-navigation li");
  /** @returns whether they stand beside each other, on one line */
  const areInRow = async (): Promise<boolean> => {
    const tops = await steps.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().top));
    return new Set(tops).size === 1;
  };
  for (const { steps: pages } of studies) {
    for (const { address } of pages) {
      await page.setViewportSize(phone);
      await page.goto(address);
      expect(await areInRow(), address).toBe(true);
      const current = steps.locator("[aria-current]");
      await expect(current).toHaveCSS("font-weight", "800");
      const size = await current.evaluate((link) => Number.parseFloat(getComputedStyle(link).fontSize));
      expect(size).toBeGreaterThanOrEqual(12);
    }
  }
  // In windows of 320 px, too: steps.spec.ts.
  await page.locator("html").evaluate((html) => {
    html.style.fontSize = "200%";
  });
  expect(await areInRow(), "text at 200 %").toBe(false);
});

for (const { address } of studies.flatMap(({ steps }) => steps.slice(0, -1))) {
  const name = `${address}: on wide screens the way to the form is in one row with the ways to other steps`;
  test(name, pageTest(address), async ({ page }) => {
    await page.setViewportSize(laptop);
    await page.goto(address);
    const ways = page.locator(".step-end__ways");
    const links = ways.locator(":scope > :last-child a");
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) {
      const cards = await ways.locator("nav").evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
      const { top, bottom } = await link.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
      const middle = (top + bottom) / 2;
      expect(middle).toBeGreaterThan(cards.top);
      expect(middle).toBeLessThan(cards.bottom);
      // No card lies over it.
      await link.click({ trial: true });
    }
  });
}

for (const { address } of studies.flatMap(({ steps }) => steps)) {
  test(`${address}: after its heading, what was found is the loudest`, pageTest(address), async ({ page }) => {
    for (const viewport of [phone, laptop]) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      const label = page.getByText(caseStudyStrings.found, { exact: true });
      const found = page.locator("dl > div").filter({ has: label }).locator("dd");
      const { size, weight } = await found.evaluate((it) => {
        const { fontSize, fontWeight } = getComputedStyle(it);
        return { size: Number.parseFloat(fontSize), weight: Number(fontWeight) };
      });
      const others = await page
        .locator("main :is(h2, h3, p, dd)")
        .evaluateAll((all) => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
      expect(weight).toBeGreaterThanOrEqual(800);
      expect(size).toBeGreaterThanOrEqual(Math.max(...others));
      if (viewport === laptop) expect(size).toBeGreaterThanOrEqual(36);
    }
  });

  test(`${address}: on phones sketches and what they became are equally large`, pageTest(address), async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(address);
    const rows = await page
      .locator(".growth")
      .evaluateAll((all) =>
        all.map((row) => [...row.querySelectorAll("figure")].map((figure) => figure.getBoundingClientRect().width)),
      );
    for (const widths of rows) {
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(1);
      expect(Math.min(...widths)).toBeGreaterThan(phone.width * 0.7);
    }
  });

  test(`${address}: devices have one bezel, and results rise 1:12`, pageTest(address), async ({ page }) => {
    await page.setViewportSize(laptop);
    await page.goto(address);
    const bezels = await page
      .locator(".figure__frame--phone, .figure__frame--browser")
      .evaluateAll((all) => all.map((frame) => getComputedStyle(frame).border));
    expect(new Set(bezels).size).toBeLessThanOrEqual(1);
    const rows = await page.locator(".growth").evaluateAll((all) =>
      all
        .map((row) => [...row.querySelectorAll(".figure__frame")])
        .filter(([first, ...others]) => first?.matches("[class*=paper]") && !others.at(-1)?.matches("[class*=paper]"))
        .map((frames) => frames.map((frame) => frame.getBoundingClientRect()).map(({ left, top }) => ({ left, top }))),
    );
    for (const places of rows) {
      for (const [index, { left, top }] of places.slice(1).entries()) {
        const before = places[index];
        expect(((before?.top ?? 0) - top) / (left - (before?.left ?? 0))).toBeCloseTo(1 / 12, 2);
      }
    }
  });
}
