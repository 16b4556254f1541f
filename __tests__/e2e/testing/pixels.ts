import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { contrastRatio } from "../../../src/lib/contrast";

/** How many pixels of two screenshots of the same size differ by a contrast of 3:1 or more. */
export const changedPixels = async (...screenshots: readonly [before: Buffer, after: Buffer]): Promise<number> => {
  // Three bytes for each pixel, row by row.
  const [before, after] = await Promise.all(screenshots.map((file) => sharp(file).removeAlpha().raw().toBuffer()));
  if (before === undefined || before.length !== after?.length) throw new Error("The screenshots differ in size.");
  let changed = 0;
  for (let at = 0; at < after.length; at += 3) {
    const isSame = before.compare(after, at, at + 3, at, at + 3) === 0;
    if (!isSame && contrastRatio([...before.subarray(at, at + 3)], [...after.subarray(at, at + 3)]) >= 3) changed += 1;
  }
  return changed;
};

/**
 * How many pixels show by a contrast of 3:1 or more that a link is the current one. It may not become larger by that.
 * Afterwards it isn't marked any more.
 */
export const pixelsOfMark = async (current: Locator): Promise<number> => {
  // A locator that asks for the mark would lose it.
  const link = await current.elementHandle();
  if (link === null) throw new Error("There is no such link.");
  const marked = await link.screenshot();
  await link.evaluate((element) => element.removeAttribute("aria-current"));
  return changedPixels(marked, await link.screenshot());
};
