import { expect, type Page } from "@playwright/test";

/**
 * Sets the size of text as people do in their phone's settings. Chromium follows it from version 146 on, where a page asks
 * for it by `<meta name="text-scale">`. The session stays open: with it, the setting would end.
 */
export const setTextScale = async (page: Page, scale: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setEmulatedOSTextScale", { scale });
};

export const expectTextScale = (page: Page, scale: number): Promise<void> =>
  expect(page.locator("html")).toHaveCSS("font-size", `${16 * scale}px`);
