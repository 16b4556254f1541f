import type { Page } from "@playwright/test";
import sharp from "sharp";
import { contrastRatio, type Rgb } from "../../../src/lib/contrast";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An image without transparency: three bytes for each pixel, row by row. */
export interface Pixels {
  readonly bytes: Buffer;
  readonly width: number;
}

/** Reads a PNG. */
export const readPixels = async (png: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width };
};

/** The pixels of a part of the viewport, one per CSS pixel. */
export const screenshotPixels = async (page: Page, clip: Box): Promise<Pixels> =>
  readPixels(await page.screenshot({ clip, animations: "disabled" }));

/** @param at the place of the pixel's first byte */
const colorAt = ({ bytes }: Pixels, at: number): Rgb => ({
  red: bytes[at] ?? 0,
  green: bytes[at + 1] ?? 0,
  blue: bytes[at + 2] ?? 0,
});

/** How many pixels differ by a contrast of 3:1 or more. Both images have the same size. */
export const changedPixels = (before: Pixels, after: Pixels): number => {
  let changed = 0;
  for (let at = 0; at < after.bytes.length; at += 3) {
    const isSame = before.bytes.compare(after.bytes, at, at + 3, at, at + 3) === 0;
    if (!isSame && contrastRatio(colorAt(before, at), colorAt(after, at)) >= 3) changed += 1;
  }
  return changed;
};

/**
 * The colors in a part of an image, each with its share from 0 to 1. Shades that differ by less than four steps count as
 * one, so that a gradient has few colors.
 */
export const colorsIn = (
  image: Pixels,
  { x, y, width, height }: Box,
): readonly { readonly color: Rgb; readonly share: number }[] => {
  const counts = new Map<number, { readonly color: Rgb; count: number }>();
  let total = 0;
  const imageHeight = image.bytes.length / 3 / image.width;
  for (let row = Math.max(0, Math.ceil(y)); row < Math.min(imageHeight, y + height); row += 1) {
    for (let column = Math.max(0, Math.ceil(x)); column < Math.min(image.width, x + width); column += 1) {
      const color = colorAt(image, (row * image.width + column) * 3);
      const key = ((color.red >> 2) << 12) | ((color.green >> 2) << 6) | (color.blue >> 2);
      const entry = counts.get(key) ?? { color, count: 0 };
      entry.count += 1;
      counts.set(key, entry);
      total += 1;
    }
  }
  return [...counts.values()].map(({ color, count }) => ({ color, share: count / total }));
};

/** The contrast between the lightest and the darkest pixel. */
export const innerContrast = (image: Pixels): number => {
  let [lightest, darkest] = [1, 21];
  for (let at = 0; at < image.bytes.length; at += 3) {
    const toBlack = contrastRatio(colorAt(image, at), { red: 0, green: 0, blue: 0 });
    lightest = Math.max(lightest, toBlack);
    darkest = Math.min(darkest, toBlack);
  }
  return lightest / darkest;
};
