import { hairs, palette, skins } from "../lib/palette";
import { circle, place, fill, rect, stroke } from "../lib/svg";
import { figure } from "./figure";

/** People who read, test and listen. Each faces right, stands on the origin, and is about 300 units high. */

/** A tester with a magnifier; its middle is at (92, -270). */
export const tester = (): string =>
  figure({
    head: { skin: skins.fair, style: "bob", color: hairs.black, glasses: "clear" },
    top: palette.mint,
    topShade: "#5FA785",
    bottom: palette.ink,
    bottomShade: "#0F0A22",
    shoe: palette.coral,
    farArm: [
      [34, -184, 11],
      [58, -222, 9],
    ],
    nearArm: [
      [14, -160, 12],
      [58, -158, 9],
    ],
    farLeg: [
      [6, -76, 15],
      [4, -12, 10],
    ],
    nearLeg: [
      [-6, -76, 16],
      [-8, -12, 10],
    ],
    back:
      stroke("M60 -222L76 -246", palette.violetDeep, 9) +
      `<circle cx="92" cy="-270" r="27" fill="${palette.paper}" fill-opacity=".55" stroke="${palette.violetDeep}" stroke-width="8"/>`,
  });

/** Someone who reads a sheet of paper. */
export const reader = (): string =>
  figure({
    head: { skin: skins.bronze, style: "afro", color: hairs.silver, glasses: "clear" },
    top: palette.violet,
    topShade: palette.violetDeep,
    bottom: "#2B3F77",
    bottomShade: "#1F2E58",
    shoe: palette.cream,
    farArm: [
      [30, -168, 11],
      [62, -184, 9],
    ],
    nearArm: [
      [8, -158, 12],
      [52, -166, 9],
    ],
    extra: place(
      { x: 62, y: -196 },
      rect(-6, -40, 62, 78, palette.paper, 3) + stroke("M6 -26H42M6 -12H42M6 2H30", palette.slate, 4),
      {
        turn: 8,
      },
    ),
  });

/** A woman who brings the papers: a thick file under her arm. */
export const counsel = (): string =>
  figure({
    head: { skin: skins.deep, style: "bun", color: hairs.black, shade: "#2D2547", glasses: "clear" },
    top: palette.coral,
    topShade: palette.rust,
    bottom: palette.ink,
    bottomShade: "#0F0A22",
    shoe: palette.rust,
    sock: skins.deep.light,
    farArm: [
      [26, -170, 11],
      [50, -160, 9],
    ],
    nearArm: [
      [-4, -162, 12],
      [36, -148, 9],
    ],
    over: fill("M-30 -160C-34 -130 -36 -106 -36 -88C-16 -82 20 -82 36 -90C34 -116 32 -140 28 -160Z", palette.ink),
    extra:
      rect(12, -206, 62, 82, palette.paper, 4) +
      rect(6, -200, 62, 82, palette.mint, 4) +
      stroke("M18 -184H54M18 -170H54M18 -156H42", palette.green, 5),
  });

/** A man with dark glasses and headphones, his hands on a braille display. */
export const listener = (): string =>
  figure({
    head: { skin: skins.brown, style: "crop", color: hairs.black, glasses: "dark", mouth: "smile" },
    top: palette.coral,
    topShade: palette.rust,
    bottom: "#2B3F77",
    bottomShade: "#1F2E58",
    shoe: palette.cream,
    farArm: [
      [30, -162, 11],
      [76, -160, 9],
    ],
    nearArm: [
      [8, -152, 12],
      [60, -152, 9],
    ],
    farLeg: [
      [6, -76, 15],
      [4, -12, 10],
    ],
    nearLeg: [
      [-6, -76, 16],
      [-8, -12, 10],
    ],
    extra: stroke("M-10 -270C-12 -312 22 -318 26 -296", palette.violet, 8) + circle(0, -268, 13, palette.violet),
  });

/** A woman in a headscarf who puts a letter into a box; the letter is at (64, -158). */
export const letterWriter = (): string =>
  figure({
    head: { skin: skins.olive, style: "hijab", color: palette.mint, shade: "#5FA785" },
    top: palette.violet,
    topShade: palette.violetDeep,
    bottom: palette.ink,
    bottomShade: "#0F0A22",
    shoe: palette.coral,
    farArm: [
      [22, -166, 11],
      [40, -150, 9],
    ],
    nearArm: [
      [16, -160, 12],
      [62, -160, 9],
    ],
    farLeg: [
      [6, -76, 15],
      [4, -12, 10],
    ],
    nearLeg: [
      [-6, -76, 16],
      [-8, -12, 10],
    ],
    extra: place(
      { x: 78, y: -164 },
      rect(-18, -14, 50, 32, palette.paper, 3) + stroke("M-14 -10L7 4L28 -10", palette.violet, 4),
    ),
  });
