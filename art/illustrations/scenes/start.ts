import { palette, skins } from "../lib/palette";
import { slope, slopeDegrees } from "../lib/slope";
import { circle, fill, num, place, rect, stroke } from "../lib/svg";
import { figure } from "../people/figure";
import { reader } from "../people/readers";
import { signers } from "../people/talkers";
import { wheelchairUser } from "../people/wheelchair-users";
import { headerScene, pageRamp, pageRampBody } from "./header";
import { onSurface } from "./street";

/** The rail with its four stations. */
const railAt = (x: number): number => 112 - x * slope;
const stations = [66, 296, 552, 788] as const;

const signs: readonly string[] = [
  // a letter
  rect(-21, -14, 42, 29, palette.paper, 4) + stroke("M-18 -10L0 5L18 -10", palette.violet, 4),
  // two who talk
  fill("M-24 -18H6V4H-8L-16 12V4H-24Z", palette.paper) + fill("M-2 8H10V-8H26V14H18V22L10 14H-2Z", palette.lilac),
  // the estimate
  rect(-16, -22, 32, 44, palette.paper, 3) + stroke("M-8 -12H8M-8 -2H8M-8 8H2", palette.violet, 4),
  // work begins
  stroke("M-16 18L12 -10", palette.paper, 8) + fill("M2 -20L20 -2L26 -8L8 -26Z", palette.lilac),
];

const railLine = (): string =>
  stroke(`M-20 ${num(railAt(-20))}L980 ${num(railAt(980))}`, palette.violet, 9) +
  stations
    .map((x, index) =>
      place(
        { x, y: railAt(x) },
        circle(0, 0, 36, palette.violet) +
          circle(0, 0, 30, palette.violetDeep) +
          place({ x: 0, y: 0 }, signs[index] ?? "", { scale: 0.86 }),
      ),
    )
    .join("");

/** Someone who writes on a phone. */
const writer = (): string =>
  figure({
    head: { skin: skins.olive, style: "hijab", color: palette.coral, shade: palette.rust },
    headAt: { x: 10, y: -266, turn: 12 },
    top: palette.green,
    topShade: "#084B30",
    bottom: palette.ink,
    bottomShade: "#0F0A22",
    shoe: palette.coral,
    farArm: [
      [24, -166, 11],
      [52, -190, 9],
    ],
    nearArm: [
      [2, -160, 12],
      [46, -180, 9],
    ],
    farLeg: [
      [6, -76, 15],
      [4, -12, 10],
    ],
    nearLeg: [
      [-6, -76, 16],
      [-8, -12, 10],
    ],
    extra: place({ x: 60, y: -202 }, rect(-9, -18, 18, 34, palette.ink, 4) + rect(-6, -14, 12, 24, palette.mint, 2), {
      turn: 18,
    }),
  });

/** Start: the way of a project along the rail, four stations from the first message to the work. */
export const start = (): string =>
  headerScene(
    "#CDEBDB",
    railLine() +
      pageRampBody() +
      onSurface(pageRamp, 96, writer(), { scale: 0.58 }) +
      onSurface(pageRamp, 316, signers(), { scale: 0.57 }) +
      onSurface(pageRamp, 590, reader(), { scale: 0.58 }) +
      onSurface(pageRamp, 830, wheelchairUser({ frame: palette.coral, hub: palette.paper }), {
        scale: 0.58,
        turn: -slopeDegrees,
      }),
  );
