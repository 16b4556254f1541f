import type { Page } from "@playwright/test";

/** Animations and transitions that remain under reduced motion (WCAG 2.3.3). */
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

/** Records layout shifts from the first paint on; call it before the page is opened. */
export const countShifts = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.defineProperty(window, "layoutShifts", { value: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // Not in TypeScript's DOM types.
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

/** The sum of the recorded shifts, and what moved. */
export const shiftsSoFar = (page: Page): Promise<{ readonly sum: number; readonly moved: readonly string[] }> =>
  page.evaluate(() => {
    const shifts = (window as unknown as { readonly layoutShifts: readonly { value: number; what: string }[] })
      .layoutShifts;
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
    };
  });

/**
 * Scrolls through the whole page, so that lazy pictures load, and back to its top. Waits for the pictures that came into
 * view: one that lies outside of a row of cards never loads. @throws after ten seconds with the picture's address
 */
export const readThrough = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const loaded = (image: HTMLImageElement) =>
      Promise.race([
        image.decode().catch(() => undefined),
        new Promise((_, reject) =>
          setTimeout(() => reject(new Error(`${image.currentSrc} came into view and has not loaded.`)), 10_000),
        ),
      ]);
    const pending: Promise<unknown>[] = [];
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting && target instanceof HTMLImageElement && !target.complete) pending.push(loaded(target));
    });
    for (const image of document.images) observer.observe(image);
    for (let place = 0; place < document.body.scrollHeight; place += window.innerHeight * 0.8) {
      window.scrollTo({ top: place, behavior: "instant" });
      await painted();
    }
    observer.disconnect();
    await Promise.all(pending);
    window.scrollTo({ top: 0, behavior: "instant" });
    await painted();
  });
};
