import type { Locator, Page } from "@playwright/test";
import { contrastRatio } from "../../src/lib/contrast";
import { prototypeAddresses } from "../testing/prototype-pages";
import { axeFindings } from "./findings";

/** What a case study says of its prototype in numbers, measured in the page as it is served. */

/** Measures by the keys of the numbers: `measured` in a study's study.yaml. Each begins with a page of its own. */
export type Measures = Readonly<Record<string, (page: Page) => Promise<number | string>>>;

/** The first number in a text. NaN if there is none. */
export const numberIn = (text: string): number => Number(/\d+/u.exec(text)?.[0]);

/** The addresses of all pages of a prototype. @param study the name of its folder in static/prototypes */
export const pagesOf = (study: string): readonly string[] =>
  prototypeAddresses.filter((address) => address.startsWith(`/prototypes/${study}/`));

/** The least of what is measured on pages, as they open. */
export const leastOn = async (
  page: Page,
  addresses: readonly string[],
  measure: (address: string) => Promise<number>,
): Promise<number> => {
  const found: number[] = [];
  for (const address of addresses) {
    await page.goto(address);
    found.push(await measure(address));
  }
  return Math.min(...found);
};

/** The lower of what is measured in the light and in the dark scheme, to one decimal and never more than it is. */
export const leastInSchemes = async (page: Page, measure: () => Promise<number>): Promise<number> => {
  const found: number[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    found.push(await measure());
  }
  return Math.floor(Math.min(...found) * 10) / 10;
};

/** How many faults axe finds on pages, as they open. */
export const axeFaults = async (page: Page, addresses: readonly string[]): Promise<number> => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const found: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    found.push(...(await axeFindings(page, "light")));
  }
  return found.length;
};

/** Gives the page that is open another text size. @param percent of the browser's usual one */
export const setTextSize = (page: Page, percent: number): Promise<void> =>
  page.evaluate((size) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`html { font-size: ${String(size)}% }`);
    document.adoptedStyleSheets = [sheet];
  }, percent);

/** Width and height of an element, in CSS pixels. */
export const sizeOf = async (element: Locator): Promise<{ readonly width: number; readonly height: number }> => {
  const box = await element.boundingBox();
  if (box === null) throw new Error(`${String(element)} is not shown.`);
  return box;
};

/**
 * The least width or height of the controls that are shown, in CSS pixels. A field and its label are one; links inside
 * of sentences do not count (WCAG 2.5.8).
 * @param area a selector of the product's own screen
 */
export const smallestTarget = (page: Page, area: string): Promise<number> =>
  page.locator(area).evaluate((root) => {
    const controls = [...root.querySelectorAll<HTMLElement>("a[href], button, input, textarea, summary")];
    const shown = controls.filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && getComputedStyle(element).display !== "inline",
    );
    const edges = shown.map((element) => {
      const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
      return Math.min(width, height);
    });
    return Math.min(...edges);
  });

/**
 * The lowest contrast of the words that are shown, outside of drawings. Grounds must be flat colors.
 * @param area a selector of the product's own screen
 */
export const lowestContrast = async (page: Page, area: string): Promise<number> => {
  const pairs = await page.locator(area).evaluate((root) => {
    const channels = (color: string) => (color.match(/[\d.]+/gu) ?? []).map(Number);
    const groundOf = (element: Element | null): readonly number[] => {
      if (element === null) return [255, 255, 255];
      const ground = channels(getComputedStyle(element).backgroundColor);
      return ground[3] === 0 ? groundOf(element.parentElement) : ground.slice(0, 3);
    };
    const isHidden = (element: Element): boolean => element.closest(".unseen, .skip-link, svg") !== null;
    const hasWords = ({ childNodes }: Element): boolean =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
    return [...root.querySelectorAll("*")]
      .filter((element) => hasWords(element) && !isHidden(element) && element.checkVisibility())
      .map((element) => [channels(getComputedStyle(element).color).slice(0, 3), groundOf(element)] as const);
  });
  return Math.min(...pairs.map(([color, ground]) => contrastRatio(color, ground)));
};
