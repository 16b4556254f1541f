import type { Page } from "@playwright/test";

/** Tabs through a page, forwards and back (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.12). */

export interface Walk {
  /** The controls that must be reached, in the order of the page. */
  readonly expected: readonly string[];
  /** What Tab reached, in its order. */
  readonly forward: readonly string[];
  /** What Shift+Tab reached from the end, in its order; empty unless asked for. */
  readonly back: readonly string[];
  /** Controls that follow one below them or to their right in the same landmark. */
  readonly outOfOrder: readonly string[];
  /** Stops that a fixed box covers, even in part. */
  readonly covered: readonly string[];
  /** Stops that are outside of the viewport while focused. */
  readonly outOfView: readonly string[];
}

interface Stop {
  readonly name: string;
  readonly coveredBy: string | undefined;
  readonly inView: boolean;
}

/** Marks the controls in the page as `data-stop`. A radio group is one stop. */
const markStops = (page: Page): Promise<{ readonly expected: string[]; readonly outOfOrder: string[] }> =>
  page.evaluate(() => {
    const selector = "a[href], button, input, textarea, select, summary, [tabindex]";
    const groups = new Set<string>();
    const controls = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => {
      if (element.tabIndex < 0 || element.matches(":disabled, [type=hidden]") || element.closest("[inert]"))
        return false;
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      if (element instanceof HTMLInputElement && element.type === "radio") {
        if (groups.has(element.name)) return false;
        groups.add(element.name);
      }
      return true;
    });
    const expected = controls.map((element, index) => {
      const words = element.getAttribute("aria-label") ?? element.textContent.replace(/\s+/gu, " ").trim();
      const name = `${index} ${element.localName} ${(words === "" ? (element.getAttribute("name") ?? "") : words).slice(0, 40)}`;
      element.dataset["stop"] = name;
      return name;
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
      if (goesUp || goesLeft) outOfOrder.push(`${element.dataset["stop"] ?? ""} after ${before.dataset["stop"] ?? ""}`);
    });
    return { expected, outOfOrder };
  });

/** The focused control. */
const currentStop = (page: Page): Promise<Stop> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: "the page's end", coveredBy: undefined, inView: true };
    // Any button of a radio group stands for the group.
    const group =
      element instanceof HTMLInputElement && element.type === "radio"
        ? document.querySelector<HTMLElement>(`input[type=radio][name="${element.name}"][data-stop]`)
        : null;
    const name =
      (group ?? element).dataset["stop"] ??
      // Browsers make scroll containers focusable.
      (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight
        ? "a scroll box"
        : `unexpected ${element.outerHTML.slice(0, 80)}`);

    const floats = (candidate: Element | null): Element | undefined => {
      for (let at = candidate; at !== null; at = at.parentElement) {
        if (at.contains(element)) return undefined;
        if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return at;
      }
      return undefined;
    };
    let coveredBy: string | undefined;
    let inView = false;
    for (const { left, right, top, bottom } of element.getClientRects()) {
      const [x0, x1] = [Math.max(left, 0) + 1, Math.min(right, document.documentElement.clientWidth) - 1];
      const [y0, y1] = [Math.max(top, 0) + 1, Math.min(bottom, window.innerHeight) - 1];
      if (x1 < x0 || y1 < y0) continue;
      inView = true;
      for (const x of [x0, (x0 + x1) / 2, x1])
        for (const y of [y0, (y0 + y1) / 2, y1]) {
          const over = floats(document.elementFromPoint(x, y));
          if (over !== undefined) coveredBy = over.className || over.localName;
        }
    }
    return { name, coveredBy, inView };
  });

/** Tabs through the whole page, which is hydrated and has no focused element. @param andBack also by Shift+Tab */
export const walk = async (page: Page, andBack: boolean): Promise<Walk> => {
  const { expected, outOfOrder } = await markStops(page);
  const [covered, outOfView]: [string[], string[]] = [[], []];
  const go = async (key: string): Promise<string[]> => {
    const names: string[] = [];
    // One stop more than controls, to find a trap at the end. Scroll containers come on top.
    for (let left = expected.length + 1; left > 0; left -= 1) {
      await page.keyboard.press(key);
      const stop = await currentStop(page);
      if (stop.coveredBy !== undefined) covered.push(`${key}: ${stop.name} by ${stop.coveredBy}`);
      if (!stop.inView) outOfView.push(`${key}: ${stop.name}`);
      if (stop.name === "a scroll box") left += 1;
      else names.push(stop.name);
      if (names.length > 400) break;
    }
    return names;
  };
  return {
    expected,
    outOfOrder,
    covered,
    outOfView,
    forward: await go("Tab"),
    back: andBack ? await go("Shift+Tab") : [],
  };
};
