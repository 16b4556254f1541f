import { expect, type Page } from "@playwright/test";
import { studies, tabs, titleOf } from "./content";
import { sampleTest, tablet, test } from "./site";

/** Pages that are parts of a whole: the steps of each case study, and the Accessible Design tabs. */

const groups = [
  { group: "Accessible Design", current: "page", pages: tabs },
  ...studies.map(({ address, steps }) => ({ group: address, current: "step", pages: steps })),
].filter(({ pages }) => pages.length > 1);

/** The navigation between the pages of a group; each of its links is a page, so they are no ARIA tabs. */
const navigationOf = (page: Page, pages: readonly { readonly address: string }[]) =>
  page
    .getByRole("main")
    .getByRole("navigation")
    .filter({ has: page.locator(`a[href='${pages[1]?.address ?? ""}']`) })
    .filter({ has: page.locator("[aria-current]") });

for (const [index, { group, current, pages }] of groups.entries()) {
  // The first group; the others are the same on other pages.
  const details = sampleTest(index === 0);

  test(`${group}: each page is marked and titled, in any order`, details, async ({ page }) => {
    await page.goto(pages[0]?.address ?? "");
    for (const { name, address } of [...pages].reverse()) {
      await navigationOf(page, pages).locator(`a[href='${address}']`).click();
      await expect(page).toHaveTitle(titleOf(address));
      const marked = navigationOf(page, pages).locator("[aria-current]");
      await expect(marked).toHaveCount(1);
      await expect(marked).toContainText(name);
      await expect(marked).toHaveAttribute("aria-current", current);
    }
  });

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

for (const [index, { address: study, steps }] of studies.entries()) {
  const details = sampleTest(index === 0);
  test(
    `${study}: previous and next lead through all steps, with a way back to the projects`,
    details,
    async ({ page }) => {
      await page.goto(study);
      const pagination = page.getByRole("main").getByRole("navigation").last();
      for (const [step, { address }] of steps.entries()) {
        await expect(page).toHaveTitle(titleOf(address));
        await expect(page.getByRole("main").locator("a[href='/our-projects/']").first()).toBeVisible();
        const previous = steps[step - 1];
        if (previous !== undefined) await expect(pagination.locator(`a[href='${previous.address}']`)).toBeVisible();
        const next = steps[step + 1];
        if (next !== undefined) await pagination.locator(`a[href='${next.address}']`).click();
      }
    },
  );
}
