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

/** Not in TypeScript's DOM types. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** The sum of the layout shifts since the page was opened, and what moved. */
export const layoutShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    const entries = observer.takeRecords().map((entry) => entry as LayoutShift);
    const shifts = entries.filter(({ hadRecentInput }) => !hadRecentInput);
    const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
    return {
      sum: shifts.reduce((sum, { value }) => sum + value, 0),
      moved: nodes.map((node) => (node instanceof Element ? node.className : "text")),
    };
  });

/**
 * Scrolls through the whole page, waits until each picture has loaded, and scrolls back to the top. Waits for a painted
 * frame first: where dialogs-and-print.css and the jump to the end came in the same one, the footer counted as shifted.
 * @throws with the address of a picture that does not load within ten seconds: its decode() would never settle
 */
export const readThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await frame();
    for (const image of document.images) {
      if (!image.checkVisibility()) continue;
      image.scrollIntoView({ behavior: "instant", block: "center" });
      const limit = new Promise((_, reject) => {
        setTimeout(() => reject(new Error(`${image.src} is in view and does not load.`)), 10_000);
      });
      await Promise.race([image.decode(), limit]);
    }
    for (const top of [document.body.scrollHeight, 0]) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
    }
  });
