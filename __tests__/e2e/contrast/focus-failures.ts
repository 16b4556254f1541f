import type { Page } from "@playwright/test";
import { contrastRatio } from "../../../src/lib/contrast";
import { flatten, hex, parseColor } from "./colors";

interface FocusOutline {
  readonly place: string;
  /** The outline's color; undefined when there is none, or it is thinner than 2 px. */
  readonly line: string | undefined;
  /** The colors of the box shadows around it. */
  readonly halo: readonly string[];
  /** The computed backgrounds behind it, from the nearest to the first opaque one. */
  readonly background: readonly string[];
}

/** Focuses every control in turn and reads its computed outline. */
const readOutlines = (page: Page): Promise<readonly FocusOutline[]> =>
  page.evaluate(() => {
    const clear = (color: string): boolean => color === "rgba(0, 0, 0, 0)";
    const backgroundsOf = (from: Element | null): string[] => {
      const backgrounds: string[] = [];
      for (let part = from; part !== null; part = part.parentElement) {
        const { backgroundColor } = getComputedStyle(part);
        if (clear(backgroundColor)) continue;
        backgrounds.push(backgroundColor);
        if (!backgroundColor.startsWith("rgba")) break;
      }
      return backgrounds;
    };
    const outlines = new Map<string, FocusOutline>();
    for (const control of document.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary")) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.tabIndex < 0) continue;
      control.focus({ preventScroll: true });
      if (document.activeElement !== control) continue;
      if (!control.matches(":focus-visible")) throw new Error(":focus-visible does not match.");
      // A radio button's card draws the outline.
      const card = control.closest("label");
      const candidates = [control, ...(card === null ? [] : [card])];
      const outlined = candidates.find((element) => getComputedStyle(element).outlineStyle === "solid") ?? control;
      const { outlineColor, outlineStyle, outlineWidth, boxShadow } = getComputedStyle(outlined);
      const outline: FocusOutline = {
        place: `${control.parentElement?.className ?? ""} > ${control.localName}.${control.className}`,
        line: outlineStyle === "solid" && Number.parseFloat(outlineWidth) >= 2 ? outlineColor : undefined,
        halo: boxShadow === "none" ? [] : (boxShadow.match(/rgba?\([^)]+\)/gu) ?? []),
        background: backgroundsOf(outlined.parentElement),
      };
      outlines.set(JSON.stringify([outline.place, outline.line, outline.halo, outline.background]), outline);
    }
    return [...outlines.values()];
  });

/** Describes each control whose focus outline has less than 3:1 to its background (WCAG 1.4.11, 2.4.13). */
export const focusFailures = async (page: Page, theme: string): Promise<readonly string[]> => {
  // After a key press browsers match :focus-visible on elements that scripts focus.
  await page.keyboard.press("Shift");
  const outlines = await readOutlines(page);
  if (outlines.length === 0) throw new Error(`${theme}: no control takes the focus.`);
  return outlines.flatMap(({ place, line, halo, background }) => {
    if (line === undefined) return [`${theme}: ${place} has no focus line of 2 px`];
    const back = flatten(background);
    const ratios = [line, ...halo].map((color) => contrastRatio(parseColor(color), back));
    return Math.max(...ratios) >= 3
      ? []
      : [
          `${theme}: focus of ${place}: ${hex(parseColor(line))} on ${hex(back)} is ${Math.max(...ratios).toFixed(2)}:1`,
        ];
  });
};
