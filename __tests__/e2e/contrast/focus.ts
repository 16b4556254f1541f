import type { Page } from "@playwright/test";
import { flatten } from "./judge";
import { contrast, hex, readColor } from "./ratio";

interface FocusMark {
  readonly place: string;
  /** The outline's color; undefined when there is none, or it is thinner than 2 px. */
  readonly line: string | undefined;
  /** The colors of shadows that stand around it. */
  readonly halo: readonly string[];
  /** What lies behind the mark. */
  readonly ground: readonly string[];
}

/** Puts the focus on every control, one after the other, as the keyboard would, and reads the mark. */
const readMarks = (page: Page): Promise<readonly FocusMark[]> =>
  page.evaluate(() => {
    const clear = (color: string): boolean => color === "rgba(0, 0, 0, 0)";
    const groundOf = (from: Element | null): string[] => {
      const ground: string[] = [];
      for (let part = from; part !== null; part = part.parentElement) {
        const { backgroundColor } = getComputedStyle(part);
        if (clear(backgroundColor)) continue;
        ground.push(backgroundColor);
        if (!backgroundColor.startsWith("rgba")) break;
      }
      return ground;
    };
    const marks = new Map<string, FocusMark>();
    for (const control of document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary")) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.tabIndex < 0) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      if (!control.matches(":focus-visible")) throw new Error("The focus does not show as the keyboard's does.");
      // A radio's mark is drawn by its card.
      const card = control.closest("label");
      const wearers = [control, ...(card === null ? [] : [card])];
      const wearer = wearers.find((element) => getComputedStyle(element).outlineStyle === "solid") ?? control;
      const { outlineColor, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(wearer);
      const mark: FocusMark = {
        place: `${control.parentElement?.className ?? ""} > ${control.localName}.${control.className}`,
        line: outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2 ? outlineColor : undefined,
        halo: boxShadow === "none" ? [] : (boxShadow.match(/rgba?\([^)]+\)/gu) ?? []),
        ground: groundOf(wearer.parentElement),
      };
      marks.set(JSON.stringify([mark.place, mark.line, mark.halo, mark.ground]), mark);
    }
    return [...marks.values()];
  });

/** Tells each control whose focus mark does not reach 3:1 against what it touches (WCAG 1.4.11, 2.4.13). */
export const focusFaults = async (page: Page, scene: string): Promise<readonly string[]> => {
  // A key makes the browser show the focus of what scripts focus next.
  await page.keyboard.press("Shift");
  const marks = await readMarks(page);
  if (marks.length === 0) throw new Error(`${scene}: no control takes the focus.`);
  return marks.flatMap(({ place, line, halo, ground }) => {
    if (line === undefined) return [`${scene}: ${place} has no focus line of 2 px`];
    const back = flatten(ground);
    const ratios = [line, ...halo].map((color) => contrast(readColor(color), back));
    return Math.max(...ratios) >= 3
      ? []
      : [`${scene}: focus of ${place}: ${hex(readColor(line))} on ${hex(back)} is ${Math.max(...ratios).toFixed(2)}:1`];
  });
};
