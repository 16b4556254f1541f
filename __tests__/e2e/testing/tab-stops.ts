import type { Locator, Page } from "@playwright/test";

/** Tabs through a page, forwards and back (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.12). */

/**
 * Marks the controls in the page as `data-stop`. A radio group is one stop.
 * @returns all in the order of the page, and those that follow one below them or to their right in the same landmark
 */
const markStops = (page: Page) =>
  page.evaluate(() => {
    const selector = "a[href], button, input, textarea, select, summary, [tabindex]";
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      if (element.tabIndex < 0 || element.matches(":disabled, [type=hidden], [inert] *")) return false;
      const group = `[type=radio][name="${element.getAttribute("name") ?? ""}"]`;
      const isFirst = !element.matches(group) || document.querySelector(group) === element;
      return isFirst && element.checkVisibility({ visibilityProperty: true });
    });
    const expected = controls.map((element, index) => {
      const words = element.ariaLabel ?? (element.textContent.trim() || (element.getAttribute("name") ?? ""));
      return (element.dataset["stop"] = `${index} ${element.localName} ${words.slice(0, 40)}`);
    });

    const landmarkOf = (element: Element) => element.closest("nav, form, main, header, footer, dialog");
    const outOfOrder: string[] = [];
    controls.forEach((element, index) => {
      const before = controls[index - 1];
      if (before === undefined || landmarkOf(before) !== landmarkOf(element)) return;
      const [a, b] = [before.getBoundingClientRect(), element.getBoundingClientRect()];
      // Upwards only into the next column, leftwards only onto the next line.
      const goesUp = b.bottom <= a.top + 1 && b.left < a.right - 1;
      const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const goesLeft = shared > Math.min(a.height, b.height) / 2 && b.right <= a.left + 1;
      if (goesUp || goesLeft) outOfOrder.push(`${expected[index] ?? ""} after ${expected[index - 1] ?? ""}`);
    });
    return { expected, outOfOrder };
  });

/**
 * The focused control; seen, where it is in the viewport and nothing fixed covers it, not even in part. Nameless where it
 * is a scroll container, which browsers make focusable.
 */
const currentStop = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { name: "the page's end", isSeen: true };
    // Any button of a radio group counts as the group.
    const group = document.querySelector<HTMLElement>(`[type=radio][name="${element.getAttribute("name") ?? ""}"]`);
    const scrolls = element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight;
    const unexpected = scrolls ? undefined : `unexpected ${element.outerHTML.slice(0, 80)}`;
    const isCovered = (x: number, y: number): boolean => {
      for (let at = document.elementFromPoint(x, y); at !== null && !at.contains(element); at = at.parentElement)
        if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
      return false;
    };
    const { clientWidth, clientHeight } = document.documentElement;
    const points = [...element.getClientRects()].flatMap(({ left, right, top, bottom }) => {
      const [x0, x1] = [Math.max(left, 0) + 1, Math.min(right, clientWidth) - 1];
      const [y0, y1] = [Math.max(top, 0) + 1, Math.min(bottom, clientHeight) - 1];
      if (x1 < x0 || y1 < y0) return [];
      return [x0, (x0 + x1) / 2, x1].flatMap((x) => [y0, (y0 + y1) / 2, y1].map((y) => [x, y] as const));
    });
    return {
      name: (group ?? element).dataset["stop"] ?? unexpected,
      isSeen: points.length > 0 && !points.some(([x, y]) => isCovered(x, y)),
    };
  });

/**
 * Tabs through the whole page, in which nothing has the focus. @param andBack also by Shift+Tab, from the end
 * @returns the controls that must be reached, what was reached in its order, and what is wrong
 */
export const walk = async (page: Page, andBack: boolean) => {
  const { expected, outOfOrder } = await markStops(page);
  const unseen: string[] = [];
  const go = async (key: string): Promise<string[]> => {
    const names: string[] = [];
    // One stop more than controls, to find a trap at the end. Scroll containers come on top.
    for (let presses = 0; names.length <= expected.length && presses < 400; presses += 1) {
      await page.keyboard.press(key);
      const { name, isSeen } = await currentStop(page);
      if (!isSeen) unseen.push(`${key}: ${name ?? "a scroll container"}`);
      if (name !== undefined) names.push(name);
    }
    return names;
  };
  return { expected, outOfOrder, unseen, forward: await go("Tab"), back: andBack ? await go("Shift+Tab") : [] };
};

/** Tabs until a control has the focus. @returns how often Tab was pressed @throws when it is never reached */
export const tabTo = async (page: Page, control: Locator): Promise<number> => {
  for (let presses = 1; presses <= 60; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return presses;
  }
  throw new Error(`Tab never leads to ${String(control)}.`);
};
