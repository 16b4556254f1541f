import { hairs, palette, skins } from "../lib/palette";
import { clipped, fill, group, num, pen, place, rect, stroke } from "../lib/svg";
import { limb } from "../lib/limb";
import { walkingDog } from "./dog";
import { arm, figure, shoe, torso } from "./figure";
import { head, type HeadLook } from "./head";
import { handTruck, pram, rollator, suitcase, wheelchair } from "./wheels";

/**
 * The people of the scenes. Each faces right, stands on the origin, and is about 300 units high.
 * `tilt` turns what they push or pull to the slope of the ground, in degrees; the people stand upright.
 */

const turned = (tilt: number): string => `transform="rotate(${num(tilt)})"`;

/** A woman who walks with a white cane; its tip feels the ground ahead. The cane ends at (118, 0). */
export const caneWalker = (): string =>
  figure({
    head: { skin: skins.olive, style: "long", colour: hairs.copper, shade: hairs.copperDeep, glasses: "dark" },
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

/** Who sits in the wheelchair, and its colours. */
export interface WheelchairLook {
  readonly head: HeadLook;
  readonly top: string;
  readonly topShade: string;
  readonly trousers: string;
  readonly shoes: string;
  readonly shortSleeves: boolean;
  readonly frame: string;
  readonly hub: string;
}

const athlete: WheelchairLook = {
  head: { skin: skins.brown, style: "locs", colour: hairs.black, shade: "#2D2547", beard: hairs.black },
  top: palette.mint,
  topShade: "#5FA785",
  trousers: "#2B3F77",
  shoes: palette.coral,
  shortSleeves: true,
  frame: palette.mint,
  hub: palette.lilac,
};

/** Someone who pushes up in an active wheelchair: an athlete unless told otherwise. About 150 units wide. */
export const wheelchairUser = (changes: Partial<WheelchairLook> = {}): string => {
  const look = { ...athlete, ...changes };
  const { skin } = look.head;
  const chair = wheelchair(look.frame, palette.ink, look.hub);
  return (
    arm(
      [18, -200, 14],
      [
        [-8, -156, 12],
        [36, -132, 9],
      ],
      look.topShade,
      skin.shade,
      look.shortSleeves,
    ) +
    chair.behind +
    limb(
      [
        [-14, -132, 24],
        [54, -134, 19],
        [76, -50, 11],
      ],
      look.trousers,
    ) +
    shoe([76, -44, 9], look.shoes) +
    torso([12, -200, 27], [-16, -140, 27], look.top, look.topShade) +
    place({ x: 34, y: -252 }, head(look.head), { scale: 0.5, turn: 4 }) +
    chair.before +
    arm(
      [8, -202, 17],
      [
        [-30, -152, 13],
        [20, -128, 10],
      ],
      look.top,
      skin.light,
      look.shortSleeves,
    )
  );
};

/** An advocate in a suit. */
export const wheelchairAdvocate = (): string =>
  wheelchairUser({
    head: { skin: skins.fair, style: "bob", colour: hairs.silver, shade: hairs.silverDeep, glasses: "clear" },
    top: palette.coral,
    topShade: palette.rust,
    trousers: palette.rust,
    shoes: palette.ink,
    shortSleeves: false,
    frame: palette.lilac,
  });

/** A student on her way to class. */
export const wheelchairStudent = (): string =>
  wheelchairUser({
    head: { skin: skins.deep, style: "ponytail", colour: hairs.black, shade: "#2D2547", mouth: "open" },
    top: palette.paper,
    topShade: "#D9CFE8",
    trousers: palette.green,
    shoes: palette.rust,
    frame: palette.coral,
    hub: palette.paper,
  });

/** An older man with a rollator. */
export const elderWithRollator = (tilt = 0): string =>
  group(turned(tilt), place({ x: 66, y: 0 }, rollator(palette.coral))) +
  figure({
    head: { skin: skins.olive, style: "bald", colour: hairs.silver, glasses: "clear", beard: hairs.silver },
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

/** A child with a cochlear implant who hops ahead. About 190 units high. */
export const hoppingChild = (): string =>
  place(
    { x: 0, y: 0 },
    figure({
      head: {
        skin: skins.fair,
        style: "quiff",
        colour: hairs.wheat,
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

/** A woman in a headscarf who pushes a pram. */
export const parentWithPram = (tilt = 0): string =>
  group(turned(tilt), place({ x: 116, y: 0 }, pram(palette.violet, palette.violetDeep, palette.ink, palette.lilac))) +
  figure({
    head: { skin: skins.olive, style: "hijab", colour: palette.mint, shade: "#5FA785" },
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
    head: { skin: skins.deep, style: "cap", colour: palette.coral, shade: palette.rust },
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
    head: { skin: skins.fair, style: "bob", colour: hairs.copper, shade: hairs.copperDeep, glasses: "clear" },
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

/** A man with a running blade, in step. */
export const bladeWalker = (): string =>
  figure({
    head: { skin: skins.deep, style: "crop", colour: hairs.black },
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

/** Two friends who sign to each other; the one on the left faces right. About 150 units wide. */
export const signers = (): string =>
  figure({
    head: { skin: skins.brown, style: "afro", colour: hairs.black, mouth: "open" },
    top: palette.coral,
    topShade: palette.rust,
    bottom: palette.ink,
    bottomShade: "#0F0A22",
    shoe: palette.violet,
    farArm: [
      [30, -176, 11],
      [46, -210, 9],
    ],
    nearArm: [
      [14, -164, 12],
      [50, -178, 9],
    ],
    farLeg: [
      [6, -76, 15],
      [4, -12, 10],
    ],
    nearLeg: [
      [-6, -76, 16],
      [-8, -12, 10],
    ],
  }) +
  place(
    { x: 124, y: 0 },
    figure({
      head: { skin: skins.fair, style: "bun", colour: hairs.espresso, shade: "#5B3A45" },
      top: palette.green,
      topShade: "#084B30",
      bottom: palette.lilac,
      bottomShade: "#9E88E0",
      shoe: palette.ink,
      farArm: [
        [32, -180, 11],
        [38, -216, 9],
      ],
      nearArm: [
        [10, -160, 12],
        [44, -168, 9],
      ],
      farLeg: [
        [6, -76, 15],
        [4, -12, 10],
      ],
      nearLeg: [
        [-6, -76, 16],
        [-8, -12, 10],
      ],
    }),
    { flip: true },
  );

/** A man with a guide dog. */
export const guideDogWalker = (): string =>
  place({ x: 92, y: 0 }, walkingDog("#E3C28C", "#C59E62", palette.rust)) +
  figure({
    head: {
      skin: skins.olive,
      style: "beanie",
      colour: palette.coral,
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

/** Someone who holds the door and waves people in; faces left when flipped. */
export const host = (): string =>
  figure({
    head: { skin: skins.bronze, style: "ponytail", colour: hairs.black, shade: "#2D2547", mouth: "open" },
    top: palette.violet,
    topShade: palette.violetDeep,
    bottom: palette.ink,
    bottomShade: "#0F0A22",
    shoe: palette.coral,
    farArm: [
      [32, -190, 11],
      [52, -232, 9],
    ],
    nearArm: [
      [-12, -164, 12],
      [16, -140, 9],
    ],
    farLeg: [
      [6, -76, 15],
      [4, -12, 10],
    ],
    nearLeg: [
      [-6, -76, 16],
      [-8, -12, 10],
    ],
  });

/** A patterned shirt's stripes, kept inside a shape; `id` is used once a picture. */
export const stripes = (id: string, shape: string, colour: string): string => {
  let lines = "";
  for (let i = 0; i < 14; i += 1) lines += `M-60 ${-230 + i * 16}H60`;
  return clipped(id, shape, stroke(lines, colour, 5));
};
