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

/** The part of the window that the header and a bar that is fixed over the page take together. */
export const shareOfBars = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isBar = (element: Element): boolean =>
      element.localName === "header" || getComputedStyle(element).position === "fixed";
    const bars = [...document.querySelectorAll("header, nav")].filter(isBar);
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / window.innerHeight;
  });

/** Scrolls to each control of the page, or of the open modal. @returns those that a finger on their middle would miss */
export const missedControls = (page: Page): Promise<readonly string[]> =>
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
