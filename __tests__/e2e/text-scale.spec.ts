// Text at 200 and 300 %, as people set it on their phones: nothing is cut or covered, and a finger reaches every control.
import { expect, type Page } from "@playwright/test";
import { layoutErrors } from "./testing/layout-errors";
import { expectTextScale, setTextScale } from "./testing/text-scale";
import { allPages, pageTest, phone, test } from "./site-test";
import { allStates, pageView, stateView } from "./states";

test.use({ hasTouch: true });
test.skip(({ browser }) => Number.parseInt(browser.version(), 10) < 146, "Chromium knows it from version 146 on.");

/** The part of the window that the header and a bar that is fixed over the page take together. */
const shareOfBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isBar = (element: Element): boolean =>
      element.localName === "header" || getComputedStyle(element).position === "fixed";
    const bars = [...document.querySelectorAll("header, nav")].filter(isBar);
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / window.innerHeight;
  });

/** Scrolls to each control of the page, or of the open modal. @returns those that a finger on their middle would miss */
const missedControls = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")].at(-1) ?? document.body;
    const controls = root.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary");
    return [...controls].flatMap((control) => {
      const isShown = control.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!isShown || control.tabIndex < 0 || control.closest("[inert], .skip-link") !== null) return [];
      control.scrollIntoView({ behavior: "instant", block: "center", inline: "center" });
      // Of a link that is longer than the window, the line in its middle.
      const lines = [...control.getClientRects()];
      const { left = 0, top = 0, width = 0, height = 0 } = lines[Math.floor(lines.length / 2)] ?? {};
      const touched = document.elementFromPoint(left + width / 2, Math.max(top, 0) + Math.min(height, 44) / 2);
      const target = control.closest("label") ?? control;
      return target.contains(touched) ? [] : [`${control.outerHTML.slice(0, 80)} under ${touched?.outerHTML ?? ""}`];
    });
  });

const scales = [3, 2];
const widths = [360, 412];

for (const { name, open } of [...allPages.map(pageView), ...allStates.map(stateView)]) {
  test(`${name} with text at 200 and 300 %`, pageTest(name), async ({ page }) => {
    // The menu slides in; a finger is tried where it comes to rest.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ ...phone, width: 360 });
    await setTextScale(page, 3);
    await open(page);
    for (const scale of scales) {
      await setTextScale(page, scale);
      await expectTextScale(page, scale);
      for (const width of widths) {
        await page.setViewportSize({ ...phone, width });
        const where = `${scale * 100} %, ${width} px`;
        const { sideways, ...errors } = await layoutErrors(page);
        expect.soft(errors, where).toEqual({ cut: [], overlaps: [] });
        // Less where a modal is open: the page keeps the room of its scroll bar.
        expect.soft(sideways, where).toBeLessThanOrEqual(0);
        expect.soft(await shareOfBars(page), where).toBeLessThanOrEqual(1 / 3);
        expect.soft(await missedControls(page), where).toEqual([]);
      }
    }
  });
}
