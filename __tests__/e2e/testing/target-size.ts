import type { Page } from "@playwright/test";

/**
 * Navigation links, fields and buttons under 44 pixels (WCAG 2.5.5), and links that begin an entry of a list under 24; a
 * field and its label are one target. For other targets, 2.5.8 is axe's rule target-size (__tests__/a11y/), which lets
 * lower links pass where the next one is far enough away.
 */
export const smallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const root = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")].at(-1) ?? document.body;
    const controls = root.querySelectorAll<HTMLElement>("a, button, input, textarea, select, summary");
    return [...controls].flatMap((element) => {
      const isShown = element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0;
      if (!isShown || element.closest("[inert]")) return [];
      const isLinkInText = element.matches("a:not(nav a)");
      if (isLinkInText && !(element.matches("li > a") && element.parentNode?.firstChild === element)) return [];
      const least = isLinkInText ? 23.5 : 43.5;
      const label = element.matches("[type=radio], [type=checkbox]") ? element.closest("label") : null;
      const { width, height } = (label ?? element).getBoundingClientRect();
      if (width >= least && height >= least) return [];
      return [`${element.localName}.${element.className} ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
