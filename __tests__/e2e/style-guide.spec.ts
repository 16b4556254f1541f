import { expect } from "@playwright/test";
import { axeErrors } from "../a11y/axe";
import { readThrough } from "./testing/motion";
import { everyPage, fullOnly, sidewaysOverflow, test } from "./site";

const address = "/styleguide/";

/** Sections of many pages together have more than one of some landmarks and headings. */
const aboutWholePages = ["heading-order", "landmark-unique"];

test("the style guide: axe finds nothing, pictures load, nothing sideways", fullOnly, async ({ page }) => {
  await page.goto(address);
  const errors = await axeErrors(page);
  expect(errors.filter((error) => !aboutWholePages.some((rule) => error.startsWith(rule)))).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await readThrough(page);
});

test("the style guide is excluded from search and linked nowhere", async ({ page, request }) => {
  await page.goto(address);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(everyPage).not.toContain(address);
  for (const other of everyPage) expect(await (await request.get(other)).text()).not.toContain(address);
});
