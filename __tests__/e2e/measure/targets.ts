import type { Page } from "@playwright/test";

export interface SmallTargets {
  /** Under 24 pixels, or links in a sentence that stand too close to another target (WCAG 2.5.8). */
  readonly under24: readonly string[];
  /** Navigation, form, buttons under 44 pixels (WCAG 2.5.5). */
  readonly under44: readonly string[];
}

/** Measures every visible control; a label and its field are one target. */
export const smallTargets = (page: Page): Promise<SmallTargets> =>
  page.evaluate(() => {
    interface Target {
      readonly element: Element;
      readonly name: string;
      readonly box: DOMRect;
      readonly inSentence: boolean;
    }
    const modals = [...document.querySelectorAll("dialog:modal, [aria-modal=true]")];
    const root = modals.at(-1) ?? document.body;
    const own = (element: Element): string => element.textContent.replace(/\s+/gu, " ").trim();
    const targets: Target[] = [];
    for (const element of root.querySelectorAll<HTMLElement>("a[href], button, input, textarea, select, summary")) {
      if (element.matches("[type=hidden]") || element.closest("[inert], .skip-link, [aria-hidden=true]")) continue;
      if (element.tabIndex < 0 && !element.matches("[type=radio]")) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const label = element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null;
      const pressed = element.matches("[type=radio], [type=checkbox]") && label !== null ? label : element;
      const block = element.parentElement?.closest("p, li, dd, td, figcaption, address") ?? null;
      const inSentence =
        getComputedStyle(element).display.startsWith("inline") &&
        getComputedStyle(element).display !== "inline-flex" &&
        block !== null &&
        own(block).length > own(element).length + 3;
      for (const box of inSentence ? element.getClientRects() : [pressed.getBoundingClientRect()]) {
        targets.push({
          element,
          name: `${element.localName}.${element.className} "${own(element).slice(0, 40)}"`,
          box,
          inSentence,
        });
      }
    }
    const size = ({ element, box }: Target): readonly [number, number] => {
      const over = getComputedStyle(element, "::after");
      const card =
        over.content !== "none" && over.position === "absolute" && over.inset === "0px"
          ? element.closest("li, article")
          : null;
      const { width, height } = card?.getBoundingClientRect() ?? box;
      return [width, height];
    };
    const middle = ({ box }: Target) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
    const reaches = (a: Target, b: Target): boolean => {
      const [p, q] = [middle(a), middle(b)];
      const [width, height] = size(b);
      if (Math.min(width, height) < 24) return Math.hypot(p.x - q.x, p.y - q.y) < 24;
      const x = Math.max(b.box.left - p.x, 0, p.x - b.box.right);
      const y = Math.max(b.box.top - p.y, 0, p.y - b.box.bottom);
      return Math.hypot(x, y) < 12;
    };
    const under24 = targets.filter((target) => {
      const [width, height] = size(target);
      if (width >= 23.5 && height >= 23.5) return false;
      return !target.inSentence || targets.some((other) => other.element !== target.element && reaches(target, other));
    });
    const under44 = targets.filter((target) => {
      if (target.inSentence || !target.element.matches("nav a, button, input, textarea, select, summary")) return false;
      const [width, height] = size(target);
      return width < 43.5 || height < 43.5;
    });
    const tell = (target: Target): string => `${target.name} ${size(target).map(Math.round).join(" × ")}`;
    return { under24: under24.map(tell), under44: under44.map(tell) };
  });
