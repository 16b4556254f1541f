import type { Skin } from "../lib/palette";
import { fill, stroke } from "../lib/svg";

/**
 * The hands of the portraits, each about 80 units wide with the wrist at the named side and the origin in its middle.
 * Mirror them with `place(…, { flip: true })` for the other hand.
 */

/** Holds something upright from the right; the four fingers come round to the left. */
export const holdingHand = (skin: Skin): string =>
  fill(
    "M-18 -34C0 -40 40 -38 46 -18C52 4 44 40 22 44C8 46 -2 44 -12 40C-24 36 -24 26 -16 22C-26 20 -28 10 -18 6C-28 2 -28 -8 -18 -10C-28 -14 -28 -30 -18 -34Z",
    skin.light,
  ) + stroke("M-18 -10C-6 -12 4 -12 12 -10M-18 7C-8 6 2 6 10 8M-15 23C-6 22 2 22 8 23", skin.shade, 4);

/** Grips a rim or a handle from above; the wrist is at the top. */
export const grippingHand = (skin: Skin): string =>
  fill("M-34 -4C-36 -26 -18 -36 4 -35C28 -34 40 -20 38 2C36 26 24 38 2 38C-22 38 -32 22 -34 -4Z", skin.light) +
  stroke("M-12 37C-18 26 -17 12 -10 4M6 38C1 26 1 12 8 4M23 32C19 22 19 10 24 4", skin.shade, 4);

/** Holds a sheet by its lower edge: the thumb lies in front, the fingers are behind. The wrist is at the bottom. */
export const thumbInFront = (skin: Skin): string =>
  fill(
    "M-30 40C-40 18 -34 -2 -22 -12C-10 -24 2 -40 10 -52C16 -62 30 -58 30 -46C30 -34 22 -20 20 -10C32 -4 38 12 34 40Z",
    skin.light,
  ) + stroke("M20 -10C14 -2 6 4 -2 6", skin.shade, 4);

/** Holds a pen or a small thing between thumb and forefinger; the wrist is at the lower right. */
export const pinchingHand = (skin: Skin): string =>
  fill(
    "M-40 -18C-34 -26 -24 -24 -16 -18C-12 -30 0 -38 12 -34C34 -30 44 -10 44 12C44 34 26 42 6 38C-8 36 -14 26 -14 14C-24 10 -40 -4 -40 -18Z",
    skin.light,
  ) + stroke("M-14 12C-8 2 0 -2 10 -2M-4 26C2 16 10 12 20 13M-16 -18C-12 -12 -6 -8 0 -6", skin.shade, 4);

/** Lies flat on a table, fingers to the right; the wrist is at the left. */
export const restingHand = (skin: Skin): string =>
  fill("M-52 14C-56 -8 -40 -28 -12 -30C12 -32 36 -24 50 -10C60 0 58 12 48 14Z", skin.light) +
  stroke("M10 14C8 4 12 -4 20 -8M28 14C27 6 30 0 36 -2", skin.shade, 4);
