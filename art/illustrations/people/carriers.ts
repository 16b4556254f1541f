import { hairs, palette, skins } from "../lib/palette";
import { fill, group, num, pen, place, rect, stroke } from "../lib/svg";
import { figure } from "./figure";
import { handTruck, pram, rollator, suitcase } from "./wheels";

/**
 * People who push or pull something on wheels. Each faces right, stands on the origin, and is about 300 units high.
 * `tilt` turns the wheels to the slope of the ground, in degrees; the people stand upright.
 */

const turned = (tilt: number): string => `transform="rotate(${num(tilt)})"`;

/** An older man with a rollator. */
export const elderWithRollator = (tilt = 0): string =>
  group(turned(tilt), place({ x: 66, y: 0 }, rollator(palette.coral))) +
  figure({
    head: { skin: skins.olive, style: "bald", color: hairs.silver, glasses: "clear", beard: hairs.silver },
    headAt: { x: 20, y: -252, turn: 6 },
    shoulder: [6, -200, 28],
    hip: [-8, -136, 28],
    top: palette.violet,
    topShade: palette.violetDeep,
    bottom: "#C9B48A",
    bottomShade: "#A8936A",
    shoe: palette.ink,
    farArm: [
      [20, -160, 12],
      [42, -142, 9],
    ],
    nearArm: [
      [-8, -158, 13],
      [36, -140, 10],
    ],
    farLeg: [
      [-24, -72, 15],
      [-42, -14, 10],
    ],
    nearLeg: [
      [8, -74, 16],
      [10, -12, 10],
    ],
    over: pen("M28 -210C34 -180 30 -150 22 -128", 3, palette.lilac),
  });

/** A woman in a headscarf who pushes a pram. */
export const parentWithPram = (tilt = 0): string =>
  group(turned(tilt), place({ x: 116, y: 0 }, pram(palette.violet, palette.violetDeep, palette.ink, palette.lilac))) +
  figure({
    head: { skin: skins.olive, style: "hijab", color: palette.mint, shade: "#5FA785" },
    top: palette.rust,
    topShade: "#7C1B08",
    bottom: palette.ink,
    bottomShade: "#0F0A22",
    shoe: palette.coral,
    farArm: [
      [22, -172, 11],
      [46, -152, 9],
    ],
    nearArm: [
      [-2, -166, 12],
      [42, -150, 9],
    ],
    over:
      fill("M-26 -214C-38 -160 -46 -100 -48 -54C-20 -44 24 -44 42 -56C36 -110 32 -170 26 -214Z", palette.rust) +
      fill("M-26 -214C-38 -160 -46 -100 -48 -54C-38 -50 -28 -48 -18 -47C-24 -110 -20 -170 -8 -220Z", "#7C1B08"),
  });

/** A courier with a loaded hand truck. */
export const courier = (tilt = 0): string =>
  group(turned(tilt), place({ x: 118, y: 0 }, handTruck(palette.ink, palette.lilac))) +
  figure({
    head: { skin: skins.deep, style: "cap", color: palette.coral, shade: palette.rust },
    headAt: { x: 10, y: -266 },
    top: "#D9C9A3",
    topShade: "#B7A479",
    bottom: "#B7A479",
    bottomShade: "#94825A",
    shoe: palette.ink,
    shortSleeves: true,
    farArm: [
      [8, -164, 11],
      [34, -180, 9],
    ],
    nearArm: [
      [-10, -158, 12],
      [30, -178, 9],
    ],
    over: stroke("M-20 -132H20", palette.ink, 8),
  });

/** A traveller in a long coat who pulls a suitcase behind. */
export const traveller = (tilt = 0): string =>
  group(turned(tilt), place({ x: -86, y: 0 }, suitcase(palette.green, "#084B30"))) +
  figure({
    head: { skin: skins.fair, style: "bob", color: hairs.copper, shade: hairs.copperDeep, glasses: "clear" },
    top: palette.violet,
    topShade: palette.violetDeep,
    bottom: palette.ink,
    bottomShade: "#0F0A22",
    shoe: palette.rust,
    farArm: [
      [24, -166, 11],
      [40, -196, 9],
    ],
    nearArm: [
      [-24, -164, 12],
      [-44, -134, 9],
    ],
    over:
      fill("M-26 -216C-36 -160 -42 -120 -42 -78C-20 -68 20 -68 40 -80C36 -130 32 -180 26 -216Z", palette.violet) +
      fill(
        "M-26 -216C-36 -160 -42 -120 -42 -78C-32 -73 -22 -71 -12 -71C-18 -120 -18 -170 -8 -222Z",
        palette.violetDeep,
      ) +
      rect(30, -206, 22, 30, palette.paper, 3),
  });
