import { hairs, palette, skins } from "../lib/palette";
import { fill, stroke } from "../lib/svg";
import { figure } from "./figure";

/** People who walk, hop and step. Each faces right, stands on the origin, and is about 300 units high. */

/** A woman who walks with a white cane; its tip feels the ground ahead. The cane ends at (118, 0). */
export const caneWalker = (): string =>
  figure({
    head: { skin: skins.olive, style: "long", color: hairs.copper, shade: hairs.copperDeep, glasses: "dark" },
    top: palette.coral,
    topShade: palette.rust,
    bottom: palette.lilac,
    bottomShade: "#9E88E0",
    shoe: palette.cream,
    farArm: [
      [-22, -172, 11],
      [6, -140, 9],
    ],
    nearArm: [
      [6, -168, 12],
      [42, -150, 9],
    ],
    farLeg: [
      [-20, -76, 15],
      [-46, -20, 9],
    ],
    nearLeg: [
      [22, -78, 16],
      [30, -12, 10],
    ],
    over:
      fill("M-28 -218C-40 -170 -44 -130 -46 -96C-20 -84 20 -84 36 -96C32 -140 30 -180 26 -218Z", palette.coral) +
      fill("M-28 -218C-40 -170 -44 -130 -46 -96C-36 -91 -24 -88 -12 -87C-20 -130 -18 -180 -6 -224Z", palette.rust),
    extra:
      stroke("M34 -164L118 -4", palette.paper, 7) +
      stroke("M104 -31L118 -4", palette.coral, 7) +
      stroke("M32 -168L42 -149", palette.ink, 9),
  });
