import type { Page } from "@playwright/test";

/** What moves or could move although the reader asked for less motion (WCAG 2.3.3). */
export const motions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found = document.getAnimations().map((animation) => `running: ${animation.id || animation.constructor.name}`);
    for (const element of document.querySelectorAll("*")) {
      for (const part of [undefined, "::before", "::after"]) {
        const style = getComputedStyle(element, part);
        const still =
          style.animationName === "none" &&
          style.transitionDuration.split(", ").every((time) => Number.parseFloat(time) === 0) &&
          style.scrollBehavior === "auto";
        if (!still) found.push(`${element.localName}.${element.getAttribute("class") ?? ""}${part ?? ""}`);
      }
    }
    return [...new Set(found)];
  });

/** Counts from the first paint on how much of the page was moved about (Layout Instability; web-vitals calls under 0.1 good). */
export const countShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.defineProperty(window, "layoutShifts", { value: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's DOM types do not know this entry yet.
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        if (hadRecentInput) continue;
        const names = sources.map(({ node }) =>
          node instanceof Element ? `${node.localName}.${node.className}` : "text",
        );
        shifts.push({ value, what: names.join(", ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
};

/** @returns the sum of all shifts so far, and what was moved */
export const shiftsSoFar = (page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> =>
  page.evaluate(() => {
    const shifts = (window as unknown as { readonly layoutShifts: readonly { value: number; what: string }[] })
      .layoutShifts;
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
    };
  });

/** Reads down the whole page, as far as its pictures let it grow, and back up. */
export const readThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    for (let place = 0; place < document.body.scrollHeight; place += window.innerHeight * 0.8) {
      window.scrollTo({ top: place, behavior: "instant" });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
    await Promise.all(
      [...document.images].filter(({ complete }) => !complete).map((image) => image.decode().catch(() => undefined)),
    );
    window.scrollTo({ top: 0, behavior: "instant" });
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
  });
};
