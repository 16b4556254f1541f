import { hairs, palette, skins } from "../../illustrations/lib/palette";
import { slope, slopeDegrees, topOf, type Ramp } from "../../illustrations/lib/slope";
import { circle, clipped, fill, num, rect, stroke } from "../../illustrations/lib/svg";
import { courier } from "../../illustrations/people/carriers";
import { figure } from "../../illustrations/people/figure";
import { wheelchairStudent } from "../../illustrations/people/wheelchair-users";
import { onSurface } from "../../illustrations/scenes/street";
import { doorLight, ground, inPanel, print, sceneGround, sceneRail } from "./scene";

const ramp: Ramp = { foot: { x: 118, y: ground }, run: 48 * 12 };
const floor = topOf(ramp).y;
const page = { left: 300, top: 282, right: 912 } as const;

/** The block that is let down on the hook: a picture with the ramp in it. */
const block = (x: number, y: number): string =>
  stroke(`M${x + 110} -40V${y - 70}`, palette.ink, 6) +
  stroke(`M${x + 110} ${y - 70}a16 16 0 1 1 -16 16`, palette.ink, 7) +
  stroke(`M${x + 16} ${y}L${x + 110} ${y - 40}L${x + 204} ${y}`, palette.ink, 5) +
  rect(x, y, 220, 130, palette.mint, 10) +
  clipped(
    "hanging",
    `M${x} ${y}h220v130h-220Z`,
    circle(x + 168, y + 40, 20, palette.paper) +
      fill(`M${x} ${y + 130}V${y + 112}L${x + 220} ${num(y + 112 - 220 * slope)}V${y + 130}Z`, palette.green) +
      stroke(`M${x} ${y + 82}L${x + 220} ${num(y + 82 - 220 * slope)}`, palette.green, 6) +
      [40, 110, 180]
        .map((at) => stroke(`M${x + at} ${num(y + 82 - at * slope)}V${num(y + 112 - at * slope)}`, palette.green, 5))
        .join(""),
  );

/** A page that is still being built: one picture hangs on the hook, its place is marked in dashes. */
const building = (): string =>
  fill(
    `M${page.left} ${ground}V${page.top + 24}a24 24 0 0 1 24 -24H${page.right - 24}a24 24 0 0 1 24 24V${ground}Z`,
    palette.cream,
  ) +
  fill(
    `M${page.left} ${page.top + 54}V${page.top + 24}a24 24 0 0 1 24 -24H${page.right - 24}a24 24 0 0 1 24 24V${page.top + 54}Z`,
    palette.violet,
  ) +
  [0, 1, 2].map((i) => circle(page.left + 34 + i * 28, page.top + 27, 8.5, palette.lilac)).join("") +
  rect(344, 372, 118, 28, palette.ink, 14) +
  rect(474, 372, 66, 28, palette.ink, 14) +
  rect(344, 412, 168, 28, palette.ink, 14) +
  rect(344, 462, 206, 10, print, 5) +
  rect(344, 484, 160, 10, print, 5) +
  stroke("M650 372H876V492H650Z", palette.violet, 5, 'stroke-dasharray="4 14"') +
  rect(772, 528, 112, floor - 522, palette.ink, 12) +
  rect(783, 539, 90, floor - 534, doorLight, 4) +
  rect(783, 539, 22, floor - 534, palette.green);

/** Paints the last word of the headline onto the wall. */
const painter = (): string =>
  figure({
    head: { skin: skins.deep, style: "locs", color: hairs.black, shade: "#3A2F5E", glasses: "clear" },
    headAt: { x: 12, y: -268, turn: -12 },
    top: palette.coral,
    topShade: palette.rust,
    bottom: "#3A4B86",
    bottomShade: "#2B3865",
    shoe: palette.ink,
    farArm: [
      [30, -170, 11],
      [46, -150, 9],
    ],
    nearArm: [
      [40, -226, 12],
      [70, -278, 9],
    ],
    extra:
      stroke("M70 -280L84 -318", palette.ink, 7) +
      rect(62, -338, 48, 24, palette.lilac, 6) +
      rect(38, -168, 40, 40, palette.violet, 5),
  });

/** Services: a page as a house that people build, bring parts to, and can already enter. */
export const servicesScene = (): string =>
  inPanel(
    "#DCE3F6",
    building() +
      block(652, 112) +
      sceneRail({ ramp, posts: [134, 278, 422, 566], railHeight: 118, past: 60 }) +
      sceneGround(ramp) +
      onSurface(ramp, 236, courier(-slopeDegrees), { scale: 0.9 }) +
      onSurface(ramp, 424, wheelchairStudent(), { scale: 0.9, turn: -slopeDegrees }) +
      onSurface(ramp, 610, painter(), { scale: 0.95 }),
  );
