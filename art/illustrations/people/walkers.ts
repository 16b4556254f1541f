import { limb } from "../lib/limb";
import { hairs, palette, skins } from "../lib/palette";
import { fill, place, stroke } from "../lib/svg";
import { walkingDog } from "./dog";
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

/** A child with a cochlear implant who hops ahead. About 190 units high. */
export const hoppingChild = (): string =>
  place(
    { x: 0, y: 0 },
    figure({
      head: {
        skin: skins.fair,
        style: "quiff",
        color: hairs.wheat,
        shade: "#B88334",
        aid: palette.violet,
        implant: true,
        mouth: "open",
      },
      headAt: { x: 12, y: -214, turn: -6 },
      shoulder: [0, -160, 24],
      hip: [-6, -112, 23],
      top: palette.lilac,
      topShade: "#9E88E0",
      bottom: palette.green,
      bottomShade: "#084B30",
      shoe: palette.coral,
      shortSleeves: true,
      openHands: true,
      farArm: [
        [34, -180, 10],
        [58, -206, 8],
      ],
      nearArm: [
        [-34, -152, 11],
        [-56, -178, 8],
      ],
      farLeg: [
        [-30, -70, 13],
        [-62, -52, 9],
      ],
      nearLeg: [
        [20, -72, 14],
        [14, -24, 9],
      ],
      over: stroke("M-22 -146H24M-26 -128H20", palette.violet, 8),
    }),
    { scale: 0.82 },
  );

/** A man with a running blade, in step. */
export const bladeWalker = (): string =>
  figure({
    head: { skin: skins.deep, style: "crop", color: hairs.black },
    headAt: { x: 12, y: -270, turn: -2 },
    top: "#3A4B86",
    topShade: "#2B3865",
    bottom: palette.rust,
    bottomShade: "#7C1B08",
    shoe: palette.ink,
    shortSleeves: true,
    farArm: [
      [26, -168, 11],
      [48, -196, 9],
    ],
    nearArm: [
      [-26, -166, 12],
      [-14, -128, 9],
    ],
    farLeg: [
      [-16, -78, 15],
      [-48, -22, 9],
    ],
    nearLeg: null,
    extra:
      stroke("M24 -62C16 -50 4 -42 6 -26C8 -8 24 -3 42 -4", palette.ink, 9) +
      limb(
        [
          [22, -88, 15],
          [25, -60, 11],
        ],
        palette.slate,
      ) +
      limb(
        [
          [-3, -138, 24],
          [22, -90, 18],
        ],
        palette.rust,
      ),
    over: stroke("M-8 -180L26 -182M-9 -165L26 -167", palette.cream, 5),
  });

/** A man with a guide dog. */
export const guideDogWalker = (): string =>
  place({ x: 92, y: 0 }, walkingDog("#E3C28C", "#C59E62", palette.rust)) +
  figure({
    head: {
      skin: skins.olive,
      style: "beanie",
      color: palette.coral,
      shade: palette.rust,
      glasses: "dark",
      beard: hairs.chestnut,
    },
    top: palette.mint,
    topShade: "#5FA785",
    bottom: "#3A4B86",
    bottomShade: "#2B3865",
    shoe: palette.cream,
    farArm: [
      [-20, -170, 11],
      [-6, -134, 9],
    ],
    nearArm: [
      [18, -170, 12],
      [54, -152, 9],
    ],
  });
