import type { Page } from "@playwright/test";

/** Takes all container queries out of the page's styles: Safari has them since version 16. */
export const removeContainerQueries = (page: Page): Promise<void> =>
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
