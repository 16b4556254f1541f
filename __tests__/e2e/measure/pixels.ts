import type { Page, PageScreenshotOptions } from "@playwright/test";
import sharp from "sharp";
import { contrastRatio, type Rgb } from "../../../src/lib/contrast";

/** The pixels of a part of the viewport, one per CSS pixel: three bytes each, row by row. */
export const screenshotPixels = async (page: Page, clip: NonNullable<PageScreenshotOptions["clip"]>): Promise<Buffer> =>
  sharp(await page.screenshot({ clip, animations: "disabled" }))
    .removeAlpha()
    .raw()
    .toBuffer();

/** @param at the place of the pixel's first byte */
const colorAt = (bytes: Buffer, at: number): Rgb => ({
  red: bytes[at] ?? 0,
  green: bytes[at + 1] ?? 0,
  blue: bytes[at + 2] ?? 0,
});

/** How many pixels differ by a contrast of 3:1 or more. Both images have the same size. */
export const changedPixels = (before: Buffer, after: Buffer): number => {
  let changed = 0;
  for (let at = 0; at < after.length; at += 3) {
    const isSame = before.compare(after, at, at + 3, at, at + 3) === 0;
    if (!isSame && contrastRatio(colorAt(before, at), colorAt(after, at)) >= 3) changed += 1;
  }
  return changed;
};

/** The contrast between the lightest and the darkest pixel. */
export const innerContrast = (image: Buffer): number => {
  let [lightest, darkest] = [1, 21];
  for (let at = 0; at < image.length; at += 3) {
    const toBlack = contrastRatio(colorAt(image, at), { red: 0, green: 0, blue: 0 });
    lightest = Math.max(lightest, toBlack);
    darkest = Math.min(darkest, toBlack);
  }
  return lightest / darkest;
};
