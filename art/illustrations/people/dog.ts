import { limb, softLimb } from "../lib/limb";
import { palette } from "../lib/palette";
import { circle, fill, stroke } from "../lib/svg";

/** A dog asleep under a table: one round shape, nose on paws. */
export const sleepingDog = (coat: string, shade: string): string =>
  fill("M-96 0C-110 -40 -70 -74 -16 -74C40 -74 70 -48 74 0Z", coat) +
  softLimb(
    [
      [-90, -10, 9],
      [-112, -14, 8],
      [-126, -30, 5],
    ],
    coat,
  ) +
  fill("M-50 0C-56 -34 -16 -46 6 -30C18 -20 14 0 10 0Z", shade) +
  limb(
    [
      [54, -14, 13],
      [108, -9, 9],
    ],
    shade,
  ) +
  limb(
    [
      [70, -34, 24],
      [112, -20, 13],
    ],
    coat,
  ) +
  softLimb(
    [
      [62, -50, 10],
      [48, -34, 11],
      [50, -16, 8],
    ],
    shade,
  ) +
  circle(123, -24, 6.5, palette.ink) +
  stroke("M86 -36C90 -32 96 -32 100 -36", palette.ink, 3.4);
