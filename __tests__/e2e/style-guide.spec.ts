import { expect } from "@playwright/test";
import { axeErrors } from "../a11y/axe";
import { readThrough } from "./testing/motion";
import { everyPage, fullOnly, sidewaysOverflow, test } from "./site";

const address = "/styleguide/";

/** The sections of many pages together have more than one of some landmarks and headings. */
const aboutWholePages = ["heading-order", "landmark-unique"];

for (const colorScheme of ["light", "dark"] as const) {
  test(
    `the style guide, ${colorScheme}: axe finds nothing, pictures load, nothing sideways`,
    fullOnly,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(address);
      const errors = await axeErrors(page);
      expect(errors.filter((error) => !aboutWholePages.some((rule) => error.startsWith(rule)))).toEqual([]);
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysOverflow(page)).toBe(0);
      }
      await readThrough(page);
    },
  );
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the style guide shows all parts, is excluded from search and is linked nowhere", async ({ page, request }) => {
    await page.goto(address);
    expect(await page.locator("[data-folder]").count()).toBeGreaterThan(20);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(everyPage).not.toContain(address);
    for (const other of everyPage) expect(await (await request.get(other)).text()).not.toContain("/styleguide/");
  });
});
