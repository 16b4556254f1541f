import { domeStrip } from "../lib/domes";
import { palette } from "../lib/palette";
import { rail, rampBody, slopeDegrees, topOf, type Ramp } from "../lib/slope";
import { fill, num, rect, rects, svgDocument, type Point } from "../lib/svg";
import { courier, parentWithPram, traveller } from "../people/carriers";
import { hoppingChild } from "../people/walkers";
import { wheelchairStudent } from "../people/wheelchair-users";
import { awning, measureBar, onSurface, tree } from "./street";

const ground = 632;
const unit = 63;
const ramp: Ramp = { foot: { x: 72, y: ground }, run: unit * 12 };
const top = topOf(ramp);

/** A town in two tints: flat roofs, windows, one water tower. */
const town = (): string => {
  const far = "#D2C5FB";
  const near = "#C0AFF5";
  const panes: Point[] = [];
  for (const [x, y, columns, rows] of [
    [60, 206, 3, 6],
    [334, 256, 4, 5],
    [646, 176, 3, 6],
  ] as const) {
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) panes.push({ x: x + column * 36, y: y + row * 46 });
    }
  }
  return (
    rect(0, 270, 190, 400, far) +
    rect(200, 160, 124, 500, far) +
    rect(476, 216, 150, 500, far) +
    rect(770, 110, 130, 500, far) +
    fill("M240 160V120H286V160ZM234 120L263 98L292 120Z", far) +
    rect(40, 180, 130, 500, near) +
    rect(312, 230, 172, 500, near) +
    rect(626, 150, 132, 500, near) +
    rects(panes, 18, 28, "#EAE3FF", 3)
  );
};

/** The way in at the top: a shop with an awning and an open door. */
const shop = (): string =>
  rect(856, 196, 120, 400, palette.coral) +
  rect(886, 314, 90, 280, palette.ink, 12) +
  rect(897, 325, 90, 260, "#FFE9B0") +
  awning(850, 232, 128, 42, 4, palette.paper, palette.rust);

/** Agility: one ramp, and everyone who is glad of it. */
export const agility = (): string =>
  svgDocument({
    width: 960,
    height: 720,
    ground: "#E8E0FF",
    body:
      town() +
      tree(604, ground - 30, 300, "#5FA785", "#4A9271") +
      rail(ramp, {
        height: 120,
        extension: 30,
        past: 62,
        width: 11,
        edge: palette.ink,
        posts: [88, 232, 376, 520, 664, 808],
      }) +
      shop() +
      rampBody(ramp, 140, 720, palette.violet) +
      fill(
        `M${ramp.foot.x} ${ground}L${num(top.x)} ${num(top.y)}H960V${num(top.y + 11)}H${num(top.x)}L${ramp.foot.x} ${ground + 8}Z`,
        palette.lilac,
      ) +
      fill(`M0 ${ground}H${ramp.foot.x + 2}V${ground + 8}H960V720H0Z`, palette.violetDeep) +
      measureBar(ramp, ground + 36, unit, 12, palette.lilac, palette.violet) +
      domeStrip(-4, ground, 4, 4, 19) +
      onSurface(ramp, 112, parentWithPram(-slopeDegrees), { scale: 0.84 }) +
      onSurface(ramp, 352, wheelchairStudent(), { scale: 0.88, turn: -slopeDegrees }) +
      onSurface(ramp, 492, courier(-slopeDegrees), { scale: 0.84 }) +
      onSurface(ramp, 738, traveller(-slopeDegrees), { scale: 0.84 }) +
      onSurface(ramp, 848, hoppingChild(), { scale: 0.84 }),
  });
