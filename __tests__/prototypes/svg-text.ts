import type { Page } from "@playwright/test";
import { contrastRatio } from "../../src/lib/contrast";

/**
 * Text in drawings that has too little contrast with what is painted under it: axe takes drawings for pictures, and
 * cannot tell. Grounds must be flat colors.
 * @param least a ratio: 4.5
 */
export const faintSvgText = async (page: Page, least: number): Promise<readonly string[]> => {
  const texts = await page.evaluate(() => {
    const channels = (color: string) => (color.match(/[\d.]+/gu) ?? []).map(Number);
    const isPainted = (color: string): boolean => color !== "none" && channels(color)[3] !== 0;
    const paintOf = (element: Element): string => {
      const { fill, backgroundColor } = getComputedStyle(element);
      return element instanceof SVGGeometryElement ? fill : backgroundColor;
    };
    return [...document.querySelectorAll<SVGTextElement>("svg text")]
      .filter((text) => text.checkVisibility({ visibilityProperty: true }))
      .map((text) => {
        text.scrollIntoView({ block: "center", behavior: "instant" });
        const { left, top, width, height } = text.getBoundingClientRect();
        const under = document.elementsFromPoint(left + width / 2, top + height / 2).map(paintOf);
        const ground = under.find(isPainted) ?? "rgb(255, 255, 255)";
        const color = channels(getComputedStyle(text).fill).slice(0, 3);
        return { words: text.textContent, color, ground: channels(ground).slice(0, 3) };
      });
  });
  return texts.flatMap(({ words, color, ground }) => {
    const ratio = contrastRatio(color, ground);
    return ratio >= least ? [] : [`"${words}" ${ratio.toFixed(2)}`];
  });
};
