import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrastRatio, type Rgb } from "../../../src/lib/contrast";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pixels of a PNG, row by row, and its width. */
export const readPixels = async (png: Buffer): Promise<{ readonly pixels: readonly Rgb[]; readonly width: number }> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels: Rgb[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    pixels.push({ red: data[at] ?? 0, green: data[at + 1] ?? 0, blue: data[at + 2] ?? 0 });
  return { pixels, width: info.width };
};

/** The pixels of a part of the viewport, one per CSS pixel. */
export const screenshotPixels = async (page: Page, clip: Box): Promise<readonly Rgb[]> =>
  (await readPixels(await page.screenshot({ clip, animations: "disabled" }))).pixels;

/** How many pixels differ by a contrast of 3:1 or more. */
export const changedPixels = (before: readonly Rgb[], after: readonly Rgb[]): number =>
  after.filter((pixel, index) => contrastRatio(pixel, before[index] ?? pixel) >= 3).length;

/**
 * The colors in a part of an image, each with its share from 0 to 1. Shades that differ by less than four steps count as
 * one, so that a gradient has few colors.
 */
export const colorsIn = (
  { pixels, width }: Awaited<ReturnType<typeof readPixels>>,
  box: Box,
): readonly { readonly color: Rgb; readonly share: number }[] => {
  const counts = new Map<number, { readonly color: Rgb; count: number }>();
  let total = 0;
  pixels.forEach((color, index) => {
    const [x, y] = [index % width, Math.floor(index / width)];
    if (x < box.x || x >= box.x + box.width || y < box.y || y >= box.y + box.height) return;
    const { red, green, blue } = color;
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);
    const entry = counts.get(key) ?? { color, count: 0 };
    entry.count += 1;
    counts.set(key, entry);
    total += 1;
  });
  return [...counts.values()].map(({ color, count }) => ({ color, share: count / total }));
};

/** The contrast between the lightest and the darkest pixel. */
export const innerContrast = (pixels: readonly Rgb[]): number => {
  const toBlack = pixels.map((pixel) => contrastRatio(pixel, { red: 0, green: 0, blue: 0 }));
  return toBlack.reduce((a, b) => Math.max(a, b)) / toBlack.reduce((a, b) => Math.min(a, b));
};
