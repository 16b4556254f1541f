import type { Page } from "@playwright/test";
import sharp from "sharp";

/** Compares pictures of a part of the page, pixel by pixel, as the eye would: by contrast (WCAG 1.4.3's formula). */

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const luminance = (red: number, green: number, blue: number): number => {
  const linear = (value: number): number => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

/** Takes a picture of a part of the window, in CSS pixels. @returns the luminance of each pixel, 0 to 1 */
export const lookAt = async (page: Page, clip: Clip): Promise<readonly number[]> => {
  const picture = await page.screenshot({ clip, animations: "disabled" });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels: number[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    pixels.push(luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0));
  return pixels;
};

const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** How many pixels differ by 3:1 or more between two pictures of the same part. */
export const changedPixels = (before: readonly number[], after: readonly number[]): number =>
  after.filter((pixel, index) => contrast(pixel, before[index] ?? pixel) >= 3).length;

/** The strongest contrast within one picture. */
export const innerContrast = (pixels: readonly number[]): number =>
  contrast(
    pixels.reduce((a, b) => Math.max(a, b), 0),
    pixels.reduce((a, b) => Math.min(a, b), 1),
  );
