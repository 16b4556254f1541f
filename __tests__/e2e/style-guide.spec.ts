// The style guide has no barriers: whoever carries on with this site may need one to be missing, too.
import { expect } from "@playwright/test";
import { axeErrors } from "../a11y/axe";
import { readThrough } from "./testing/motion";
import { sidewaysOverflow } from "./testing/layout-errors";
import { fullOnly, test } from "./site-test";

/** Sections of many pages together have more than one of some landmarks and headings. */
const aboutWholePages = ["heading-order", "landmark-unique"];

test("the style guide: axe finds nothing, pictures load, nothing sideways", fullOnly, async ({ page }) => {
  await page.goto("/styleguide/");
  const errors = await axeErrors(page);
  expect(errors.filter((error) => !aboutWholePages.some((rule) => error.startsWith(rule)))).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await sidewaysOverflow(page)).toBe(0);
  await readThrough(page);
});
