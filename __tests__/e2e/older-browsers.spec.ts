// Without what browsers of the last years lack, the pages stay readable.
import { expect, type Page } from "@playwright/test";
import { layoutErrors } from "./testing/layout-errors";
import { allPages, pageTest, test } from "./site";
import { openState, states } from "./states";

/** Takes all container queries out of the page's styles: Safari has them since version 16. */
const removeContainerQueries = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const removeFrom = (group: CSSStyleSheet | CSSGroupingRule): void => {
      for (let index = group.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = group.cssRules[index];
        if (rule instanceof CSSContainerRule) group.deleteRule(index);
        else if (rule instanceof CSSGroupingRule) removeFrom(rule);
      }
    };
    for (const sheet of document.styleSheets) removeFrom(sheet);
  });

for (const address of allPages) {
  test(`${address} without container queries, on a phone`, pageTest(address), async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    await page.goto(address);
    await removeContainerQueries(page);
    expect(await layoutErrors(page)).toEqual({ cut: [], overlaps: [], sideways: 0 });
  });
}

for (const state of [states.menu, states.statement, states.enlargedPicture]) {
  test(`${state.name}: its backdrop needs no custom property`, async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await openState(page, state);
    const backdrop = (): Promise<string> =>
      page.evaluate(() => {
        const dialog = document.querySelector("dialog:modal");
        return dialog === null ? "" : getComputedStyle(dialog, "::backdrop").backgroundColor;
      });
    const before = await backdrop();
    expect(before).toMatch(/^rgba\(\d+, \d+, \d+, 0\.[5-9]/u);
    // Before Chrome 122, Firefox 120 and Safari 17.4 ::backdrop inherits nothing, not even from its dialog.
    await page.evaluate(() => {
      for (const name of document.documentElement.computedStyleMap().keys())
        if (name.startsWith("--")) CSS.registerProperty({ name, syntax: "*", inherits: false });
    });
    expect(await backdrop()).toBe(before);
  });
}
