import { textPath } from "../../lib/text-path";
import { braille } from "../lib/braille";
import { domeStrip } from "../lib/domes";
import { palette } from "../lib/palette";
import { rail, rampBody, slope, topOf, type Ramp } from "../lib/slope";
import { circle, clipped, fill, num, rect, stroke, svgDocument } from "../lib/svg";
import { readingArm, robot } from "./robot";
import { measureBar, onSurface } from "./street";

const ground = 640;
const unit = 16;
const ramp: Ramp = { foot: { x: 392, y: ground }, run: unit * 12 };
const top = topOf(ramp);

const label = (x: number, y: number, words: string, size: number, color: string): string =>
  textPath(words, { x, y, anchor: "middle", weight: 700, size, fill: color });

/** A door with its sign: `h2` over it, its name beside it. */
const door = (x: number, floor: number, color: string, shade: string, sign: string): string =>
  rect(x - 8, floor - 232, 118, 240, palette.ink, 8) +
  rect(x, floor - 224, 102, 232, color, 4) +
  rect(x + 72, floor - 224, 30, 232, shade, 4) +
  circle(x + 18, floor - 104, 7, palette.ink) +
  rect(x + 11, floor - 292, 80, 46, palette.ink, 8) +
  label(x + 51, floor - 259, sign, 30, palette.paper);

/** A door nobody labeled: the robot will roll past it. */
const namelessDoor = (x: number, floor: number): string =>
  stroke(`M${x} ${num(floor)}V${num(floor - 224)}H${x + 76}V${num(floor)}`, "#8E86A8", 5, 'stroke-dasharray="4 13"') +
  stroke(`M${x + 12} ${num(floor - 268)}H${x + 64}`, "#8E86A8", 5, 'stroke-dasharray="4 13"');

/** A framed picture and the plate that says what it shows. */
const framedPicture = (): string =>
  rect(258, 246, 220, 150, palette.ink, 6) +
  clipped(
    "framed",
    "M271 259H465V383H271Z",
    rect(271, 259, 194, 124, palette.mint) +
      circle(420, 292, 17, palette.paper) +
      fill(`M258 396V362L478 ${num(362 - 220 * slope)}V396Z`, palette.green) +
      stroke(`M258 332L478 ${num(332 - 220 * slope)}`, palette.green, 5) +
      [296, 348, 400, 452]
        .map((x) => stroke(`M${x} ${num(332 - (x - 258) * slope)}V${num(362 - (x - 258) * slope)}`, palette.green, 4))
        .join(""),
  ) +
  rect(284, 414, 156, 62, palette.paper, 8) +
  rect(284, 469, 156, 7, "#CFC3E8", 3.5) +
  braille(["1", "123", "2345"], { x: 302, y: 430, pitch: 9, cell: 22, dot: 3.1, color: palette.ink }) +
  label(400, 454, "alt", 32, palette.ink);

/** The sign that hangs from the ceiling and tells the ways. */
const hangingSign = (): string =>
  stroke("M650 150V196M876 150V196", palette.ink, 6) +
  rect(606, 192, 314, 78, palette.ink, 12) +
  label(652, 242, "nav", 30, palette.mint) +
  [0, 1, 2]
    .map((i) =>
      stroke(
        `M${704 + i * 70} 231H${742 + i * 70}M${730 + i * 70} 219L${743 + i * 70} 231L${730 + i * 70} 243`,
        palette.cream,
        7,
      ),
    )
    .join("");

/** SEO: to a reader that cannot see, a page is a house, and its signs are all there is. */
export const seo = (): string =>
  svgDocument({
    width: 960,
    height: 720,
    ground: "#F7DDD0",
    body:
      rect(0, 0, 960, 150, "#F0C6B2") +
      rect(0, 144, 960, 12, palette.rust) +
      rect(60, 44, 560, 78, palette.ink, 12) +
      label(116, 98, "h1", 40, palette.mint) +
      rect(166, 66, 190, 34, palette.cream, 17) +
      rect(372, 66, 120, 34, palette.cream, 17) +
      rect(508, 66, 84, 34, palette.cream, 17) +
      framedPicture() +
      hangingSign() +
      door(606, top.y, palette.coral, palette.rust, "h2") +
      door(742, top.y, palette.mint, "#5FA785", "h2") +
      namelessDoor(868, top.y) +
      rail(ramp, { height: 104, extension: 30, past: 2, width: 11, edge: palette.ink, posts: [400, 490, 580] }) +
      rampBody(ramp, 400, 720, palette.violet) +
      fill(
        `M${ramp.foot.x} ${ground}L${num(top.x)} ${num(top.y)}H960V${num(top.y + 10)}H${num(top.x)}L${ramp.foot.x} ${ground + 8}Z`,
        palette.lilac,
      ) +
      fill(`M0 ${ground}H${ramp.foot.x}L${ramp.foot.x + 2} ${ground + 8}H960V720H0Z`, palette.violetDeep) +
      rect(0, ground, ramp.foot.x, 8, palette.lilac) +
      measureBar(ramp, ground + 40, unit, 9, palette.lilac, palette.violet) +
      domeStrip(ramp.foot.x - 133, ground, 7, 4, 19) +
      onSurface(ramp, 124, robot(), { scale: 1.12 }) +
      onSurface(ramp, 124, readingArm(), { scale: 1.12 }),
  });
