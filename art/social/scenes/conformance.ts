import { hairs, palette, skins } from "../../illustrations/lib/palette";
import { slopeDegrees, type Ramp } from "../../illustrations/lib/slope";
import { circle, rect, stroke } from "../../illustrations/lib/svg";
import { figure } from "../../illustrations/people/figure";
import { wheelchairAdvocate } from "../../illustrations/people/wheelchair-users";
import { onSurface } from "../../illustrations/scenes/street";
import { ground, inPanel, print, sceneGround, sceneRail } from "./scene";

const ramp: Ramp = { foot: { x: 150, y: ground }, run: 50 * 12 };

const tick = (x: number, y: number): string =>
  circle(x, y, 19, palette.green) + stroke(`M${x - 9} ${y}l6 7l12 -14`, palette.paper, 5.5);

const row = (y: number, index: number): string =>
  rect(212, y + 16, 54, 12, palette.ink, 6) +
  rect(282, y + 16, 120 + ((index * 47) % 60), 12, print, 6) +
  (index === 4
    ? rect(476, y + 3, 40, 38, palette.paper, 8) + stroke(`M486 ${y + 22}h20`, palette.slate, 6)
    : tick(496, y + 22)) +
  rect(556, y + 10, 190 - ((index * 31) % 70), 9, print, 4.5) +
  rect(556, y + 28, 130 - ((index * 23) % 50), 9, "#BDB5D3", 4.5) +
  stroke(`M200 ${y + 54}H764`, "#D6CFE3", 3);

/** The report: a table with a row for each rule, its result, and what shows it. */
const report = (): string =>
  rect(194, 76, 604, 500, "#E4C4A4", 16) +
  rect(180, 62, 604, 500, palette.paper, 16) +
  rect(180, 62, 604, 66, palette.violet, 16) +
  rect(180, 102, 604, 30, palette.violet) +
  rect(212, 90, 120, 16, palette.lilac, 8) +
  rect(452, 90, 84, 16, palette.lilac, 8) +
  rect(556, 90, 150, 16, palette.lilac, 8) +
  [0, 1, 2, 3, 4, 5].map((index) => row(146 + index * 66, index)).join("");

/** Reads along the rows with a magnifying glass. */
const reader = (): string =>
  figure({
    head: { skin: skins.deep, style: "locs", color: hairs.black, shade: "#3A2F5E", glasses: "clear" },
    headAt: { x: 12, y: -268, turn: -10 },
    top: palette.green,
    topShade: "#084A31",
    bottom: "#3A4B86",
    bottomShade: "#2B3865",
    shoe: palette.ink,
    farArm: [
      [30, -170, 11],
      [46, -150, 9],
    ],
    nearArm: [
      [40, -226, 12],
      [72, -276, 9],
    ],
    extra:
      stroke("M72 -278L92 -312", palette.ink, 9) +
      circle(108, -342, 36, palette.ink) +
      circle(108, -342, 27, "#DCE9FF"),
  });

/** Conformance report: the table, someone who reads it closely, and someone it is for. */
export const conformanceScene = (): string =>
  inPanel(
    "#F6E1CB",
    rect(0, ground - 90, 960, 90, "#EBCFB2") +
      report() +
      sceneRail({ ramp, posts: [166, 316, 466, 616, 740], past: 120 }) +
      sceneGround(ramp, 6) +
      onSurface(ramp, 120, reader(), { scale: 0.95 }) +
      onSurface(ramp, 690, wheelchairAdvocate(), { scale: 0.96, turn: -slopeDegrees }),
  );
