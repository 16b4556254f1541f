import { hairs, palette, skins } from "../lib/palette";
import { place } from "../lib/svg";
import { figure } from "./figure";

/** People who stand and talk. Each faces right, stands on the origin, and is about 300 units high. */

/** Two friends who sign to each other; the one on the left faces right. About 150 units wide. */
export const signers = (): string =>
  figure({
    head: { skin: skins.brown, style: "afro", color: hairs.black, mouth: "open" },
    top: palette.coral,
    topShade: palette.rust,
    bottom: palette.ink,
    bottomShade: "#0F0A22",
    shoe: palette.violet,
    openHands: true,
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
      head: { skin: skins.fair, style: "bun", color: hairs.espresso, shade: "#5B3A45" },
      top: palette.green,
      topShade: "#084B30",
      bottom: palette.lilac,
      bottomShade: "#9E88E0",
      shoe: palette.ink,
      openHands: true,
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

/** Someone who holds the door and waves people in; faces left when flipped. */
export const host = (): string =>
  figure({
    head: { skin: skins.bronze, style: "ponytail", color: hairs.black, shade: "#2D2547", mouth: "open" },
    top: palette.violet,
    topShade: palette.violetDeep,
    bottom: palette.ink,
    bottomShade: "#0F0A22",
    shoe: palette.coral,
    openHands: true,
    farArm: [
      [42, -190, 11],
      [72, -236, 9],
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
