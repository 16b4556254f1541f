import type { Locator, Page } from "@playwright/test";

/** Tabs until a control has the focus. @returns how often Tab was pressed @throws when it is never reached */
export const tabTo = async (page: Page, control: Locator): Promise<number> => {
  for (let presses = 1; presses <= 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return presses;
  }
  throw new Error(`Tab never leads to ${String(control)}.`);
};
