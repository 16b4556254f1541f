import { expect, type Page } from "@playwright/test";
import { studies, tabs } from "./content";
import { sampleTest, tablet, test } from "./site";

/**
 * How the links between the parts of a whole look: the steps of each case study, and the Accessible Design tabs. Where
 * they lead: __tests__/build/navigation.test.ts.
 */

const groups = [
  { group: "Accessible Design", pages: tabs },
  ...studies.map(({ address, steps }) => ({ group: address, pages: steps })),
].filter(({ pages }) => pages.length > 1);

/** The navigation between the pages of a group; each of its links is a page, so they are no ARIA tabs. */
const navigationOf = (page: Page, pages: readonly { readonly address: string }[]) =>
  page
    .getByRole("main")
    .getByRole("navigation")
    .filter({ has: page.locator(`a[href='${pages[1]?.address ?? ""}']`) })
    .filter({ has: page.locator("[aria-current]") });

for (const [index, { group, pages }] of groups.entries()) {
  // The first group; the others are the same on other pages.
  const details = sampleTest(index === 0);

  test(`${group}: a strip at 768 px, a list at 767 px, marked without color`, details, async ({ page }) => {
    const links = navigationOf(page, pages).getByRole("link");
    const tops = () => links.evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size);
    await page.setViewportSize(tablet);
    await page.goto(pages[1]?.address ?? "");
    // Many or long names wrap.
    expect(await tops()).toBeLessThan(pages.length);
    const weights = await links.evaluateAll((all) => all.map((link) => Number(getComputedStyle(link).fontWeight)));
    expect(weights[1]).toBeGreaterThan(weights[0] ?? 0);
    await page.setViewportSize({ ...tablet, width: 767 });
    await expect.poll(tops).toBe(pages.length);
  });
}
