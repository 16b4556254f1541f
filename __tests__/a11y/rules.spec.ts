// axe and html-validate find nothing on any page and state, in each viewport, scheme and contrast.
import { expect, test, type Page, type ViewportSize } from "@playwright/test";
import { sidewaysOverflow } from "../e2e/testing/layout-errors";
import { allPages, fullOnly, laptop, samplePages, sampleTest, tablet } from "../e2e/site-test";
import { allStates, openState, type State } from "../e2e/states";
import { smallTargets } from "../e2e/testing/target-size";
import { axeErrors, contrastRules } from "./axe";
import { htmlErrors } from "./html-errors";

// `npm test` takes the samples in the narrowest viewport; src/lib/design-tokens.test.ts computes every contrast of the tokens.

const narrow: ViewportSize = { width: 320, height: 640 };

/** Waits until what was changed is laid out and painted. */
const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(() => painted()))));

/**
 * Changes the viewport. A page without an open state gets a viewport as high as the document: otherwise targets are
 * measured that fixed bars cover.
 */
const resize = async (page: Page, state: State | undefined, { width, height }: ViewportSize): Promise<void> => {
  await page.setViewportSize({ width, height });
  await nextFrame(page);
  if (state !== undefined) return;
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await nextFrame(page);
};

const open = async (page: Page, address: string, state: State | undefined): Promise<void> => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize(narrow);
  await (state === undefined ? page.goto(address) : openState(page, state));
};

// The style guide, with its many main headings, has tests of its own (style-guide.spec.ts).
const statesOfPages = allStates.filter(({ page }) => page !== "/styleguide/");

for (const { page: address, state } of [
  ...statesOfPages.map((one) => ({ page: one.page, state: one })),
  ...allPages.map((page) => ({ page, state: undefined })),
]) {
  const name = `${address} ${state?.name ?? ""}`.trim();

  test(`${name}, narrow`, sampleTest(state !== undefined || samplePages.includes(address)), async ({ page }) => {
    await open(page, address, state);
    // Scripts may set styles through the style object, which the policy allows. In the built pages the rule holds.
    expect.soft(await htmlErrors(await page.content(), "no-inline-style")).toEqual([]);
    await resize(page, state, narrow);
    expect.soft(await axeErrors(page)).toEqual([]);
    expect.soft(await smallTargets(page)).toEqual([]);
    // Less than 0 beside the place of a scroll bar, while the page behind a modal does not scroll.
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  });

  test(`${name}, wide, dark, with more contrast`, fullOnly, async ({ page }) => {
    await open(page, address, state);
    // Colors do not depend on the breakpoint.
    for (const contrast of ["no-preference", "more"] as const) {
      await page.emulateMedia({ colorScheme: "dark", contrast });
      expect.soft(await axeErrors(page, contrastRules), `dark, ${contrast}`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: "light", contrast: "more" });
    expect.soft(await axeErrors(page, contrastRules), "light, more").toEqual([]);
    await page.emulateMedia({ contrast: "no-preference" });
    for (const viewport of [tablet, laptop].filter(({ width }) => width <= (state?.maxWidth ?? width))) {
      await resize(page, state, viewport);
      expect.soft(await axeErrors(page), `${viewport.width} px`).toEqual([]);
    }
  });
}
