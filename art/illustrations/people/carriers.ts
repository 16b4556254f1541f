import { palette, skins } from "../lib/palette";
import { fill, group, num, place } from "../lib/svg";
import { figure } from "./figure";
import { pram } from "./wheels";

/**
 * People who push or pull something on wheels. Each faces right, stands on the origin, and is about 300 units high.
 * `tilt` turns the wheels to the slope of the ground, in degrees; the people stand upright.
 */

const turned = (tilt: number): string => `transform="rotate(${num(tilt)})"`;

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
