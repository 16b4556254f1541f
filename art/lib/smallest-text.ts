import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import type { Clip } from "./job";
import { fromRoot } from "./paths";
import { unitsPerEm } from "./text-path";

/**
 * How large the smallest words of each picture that has words are, in pixels of its file: `art/smallest-text.json`. A test
 * of the site reads it and knows with it how large they are shown.
 */
const record = fromRoot("art/smallest-text.json");

/** The words of a diagram are outlines that `textPath` has scaled. */
export const smallestTextOfSvg = (svg: string): number =>
  Math.min(...[...svg.matchAll(/\)scale\(([\d.]+)\)" fill/gu)].map(([, scale]) => Number(scale) * unitsPerEm));

/** The words of a page that is captured, in CSS pixels. What is cut off or hidden does not count. */
export const smallestTextOfPage = (page: Page, clip: Clip): Promise<number> =>
  page.evaluate(({ x, y, width: clipWidth, height: clipHeight }) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const sizes: number[] = [];
    while (texts.nextNode() !== null) {
      const { currentNode: text } = texts;
      const element = text.parentElement;
      if (element === null || text.textContent?.trim() === "") continue;
      const range = document.createRange();
      range.selectNode(text);
      const { width, top, bottom, left, right } = range.getBoundingClientRect();
      const isInside = bottom > y && right > x && top < y + clipHeight && left < x + clipWidth;
      if (width > 1 && isInside && element.checkVisibility({ visibilityProperty: true }))
        sizes.push(parseFloat(getComputedStyle(element).fontSize));
    }
    return Math.min(...sizes);
  }, clip);

/**
 * Writes down the size of the smallest words of a picture that was written, with its width: a picture of another width is
 * not ours. Forgets pictures that are gone.
 */
export const recordSmallestText = async (output: string, size: number): Promise<void> => {
  const known: unknown = JSON.parse(await readFile(record, "utf8").catch(() => "{}"));
  const others = Object.entries<unknown>({ ...(known ?? {}) }).filter(
    ([name]) => name !== output && existsSync(fromRoot(name)),
  );
  const { width } = await sharp(fromRoot(output)).metadata();
  const entry = Number.isFinite(size) ? [[output, { width, text: Math.round(size * 10) / 10 }] as const] : [];
  const sorted = [...others, ...entry].sort(([one], [other]) => (one < other ? -1 : 1));
  await writeFile(record, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
};
