// Steps and tabs are a strip. Steps become a list in the narrowest windows, tabs two columns on phones. Both mark where one
// is without color.
import { expect } from "@playwright/test";
import { studies, tabs } from "./content";
import { tablet, test } from "./site-test";
import { pixelsOfMark } from "./testing/pixels";

// Where they lead: __tests__/build/navigation.test.ts.
for (const [what, pages, columns, narrow] of [
  ["Accessible Design tabs", tabs, 2, 767],
  ["steps of a case study", studies[0]?.steps ?? [], 1, 320],
] as const) {
  test(`${what}: a strip at 768 px, ${columns} to a row at ${narrow}`, async ({ page }) => {
    // Each of its links is a page, so they are no ARIA tabs.
    const links = page.getByRole("main").getByRole("navigation").first().getByRole("link");
    const tops = () => links.evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size);
    await page.setViewportSize(tablet);
    await page.goto(pages[1]?.address ?? "");
    // Many or long names wrap.
    expect(await tops()).toBeLessThan(pages.length);
    expect(await pixelsOfMark(links.nth(1)), "the mark of the open one").toBeGreaterThan(40);
    await page.setViewportSize({ ...tablet, width: narrow });
    await expect.poll(tops).toBe(Math.ceil(pages.length / columns));
  });
}
