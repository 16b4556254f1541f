import { limb, softLimb } from "../lib/limb";
import { palette } from "../lib/palette";
import { circle, fill, stroke } from "../lib/svg";

/** A dog that walks to the right, about 130 units high at the head; the origin is the ground under it. */
export const walkingDog = (coat: string, shade: string, harness?: string): string =>
  softLimb(
    [
      [-66, -84, 9],
      [-92, -104, 7],
      [-104, -130, 4],
    ],
    coat,
  ) +
  limb(
    [
      [-50, -70, 20],
      [-64, -38, 10],
      [-54, -6, 8],
    ],
    shade,
  ) +
  limb(
    [
      [44, -66, 18],
      [56, -34, 9],
      [62, -6, 8],
    ],
    shade,
  ) +
  limb(
    [
      [-50, -78, 27],
      [40, -80, 29],
    ],
    coat,
  ) +
  limb(
    [
      [-52, -70, 20],
      [-44, -38, 11],
      [-40, -7, 8],
    ],
    coat,
  ) +
  limb(
    [
      [44, -72, 20],
      [34, -36, 10],
      [34, -7, 8],
    ],
    coat,
  ) +
  limb(
    [
      [52, -92, 22],
      [72, -122, 18],
    ],
    coat,
  ) +
  limb(
    [
      [78, -126, 21],
      [108, -116, 11],
    ],
    coat,
  ) +
  softLimb(
    [
      [68, -138, 9],
      [58, -120, 10],
      [62, -104, 6],
    ],
    shade,
  ) +
  circle(117, -120, 6.5, palette.ink) +
  circle(88, -131, 3.6, palette.ink) +
  stroke("M116 -111C110 -106 104 -105 98 -107", palette.ink, 3) +
  (harness === undefined
    ? stroke("M52 -112C62 -104 76 -102 84 -106", palette.coral, 7)
    : stroke("M46 -110C52 -90 52 -68 46 -52M18 -108C14 -90 16 -70 20 -50", harness, 8) +
      stroke("M20 -106L-16 -158L-36 -152", harness, 6));

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
