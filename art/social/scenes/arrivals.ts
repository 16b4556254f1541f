import { hairs, palette, skins } from "../../illustrations/lib/palette";
import { place, rect, stroke } from "../../illustrations/lib/svg";
import { figure } from "../../illustrations/people/figure";
import { guideDogWalker } from "../../illustrations/people/walkers";
import { approachAt } from "../card-background";

/** A student with a backpack, in colors that stand out on the dark plane. */
const student = (): string =>
  figure({
    head: { skin: skins.bronze, style: "bob", color: "#6E3B2A", shade: hairs.copperDeep, glasses: "clear" },
    top: palette.cream,
    topShade: "#D6CCF2",
    bottom: palette.lilac,
    bottomShade: "#9E88E0",
    shoe: palette.coral,
    shortSleeves: true,
    back: rect(-62, -226, 48, 84, palette.rust, 16) + rect(-66, -190, 20, 40, palette.coral, 8),
    farArm: [
      [26, -168, 11],
      [44, -196, 9],
    ],
    nearArm: [
      [-8, -162, 12],
      [24, -136, 9],
    ],
    over: stroke("M-12 -228C-2 -204 -4 -178 -18 -160", palette.rust, 9),
  });

/** More people on their way to the house of the home page's picture, as large as the people in it. */
export const arrivals = (): string =>
  place({ x: 196, y: approachAt(196) }, student(), { scale: 0.54 }) +
  place({ x: 326, y: approachAt(326) }, guideDogWalker(), { scale: 0.54 });
