import { test, type Page, type ViewportSize } from "@playwright/test";
import { laptop, nextFrame, tablet } from "../e2e/site";
import { openState, type State } from "../e2e/states";

/** The narrowest first. */
const viewports: readonly ViewportSize[] = [{ width: 320, height: 640 }, tablet, laptop];

/** What the engines audit: a page, as it opens or in a state. */
export interface PageState {
  readonly page: string;
  /** Undefined for the page as it is served. */
  readonly state: State | undefined;
  readonly viewports: readonly ViewportSize[];
}

/**
 * Changes the viewport. A page without an open state gets a viewport as high as the document: otherwise engines measure
 * targets that fixed bars cover.
 */
export const resize = async (page: Page, { state }: PageState, { width, height }: ViewportSize): Promise<void> => {
  await page.setViewportSize({ width, height });
  await nextFrame(page);
  if (state !== undefined) return;
  await page.setViewportSize({ width, height: await page.evaluate(() => document.documentElement.scrollHeight) });
  await nextFrame(page);
};

/**
 * Declares a test of each of these states, and of each of these pages without one; `check` gets it open, at its
 * narrowest viewport and without motion.
 */
export const testEachState = (
  pages: readonly string[],
  states: readonly State[],
  check: (page: Page, target: PageState) => Promise<void>,
): void => {
  const targets: readonly PageState[] = [
    ...states.map((state) => ({
      page: state.page,
      state,
      viewports: viewports.filter(({ width }) => width <= (state.maxWidth ?? width)),
    })),
    ...pages.map((page) => ({ page, state: undefined, viewports })),
  ];
  for (const target of targets) {
    test(`${target.page} ${target.state?.name ?? ""}`.trim(), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      if (target.viewports[0] !== undefined) await page.setViewportSize(target.viewports[0]);
      await (target.state === undefined ? page.goto(target.page) : openState(page, target.state));
      await check(page, target);
    });
  }
};
