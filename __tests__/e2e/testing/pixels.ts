import sharp from "sharp";
import { contrastRatio, type Rgb } from "../../../src/lib/contrast";

/** The pixels of a screenshot: three bytes each, row by row. */
export const pixelsOf = (screenshot: Buffer): Promise<Buffer> => sharp(screenshot).removeAlpha().raw().toBuffer();

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
