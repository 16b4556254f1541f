import type { Page } from "@playwright/test";

/**
 * Navigation links, fields and buttons under 44 pixels (WCAG 2.5.5); a field and its label are one target. The 24 pixels
 * of 2.5.8 are axe's rule target-size (__tests__/a11y/).
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")].at(-1) ?? document.body;
    const controls = root.querySelectorAll<HTMLElement>("nav a, button, input, textarea, select, summary");
    return [...controls].flatMap((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0;
      if (!isShown || element.closest("[inert]")) return [];
      const label = element.matches("[type=radio], [type=checkbox]") ? element.closest("label") : null;
      const { width, height } = (label ?? element).getBoundingClientRect();
      if (width >= 43.5 && height >= 43.5) return [];
      return [`${element.localName}.${element.className} ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
