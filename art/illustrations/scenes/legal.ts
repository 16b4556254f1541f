import { domeStrip } from "../lib/domes";
import { palette } from "../lib/palette";
import { rail, rampBody, slopeDegrees, topOf, type Ramp } from "../lib/slope";
import { circle, fill, num, place, rect, stroke, svgDocument } from "../lib/svg";
import { counsel } from "../people/readers";
import { bladeWalker } from "../people/walkers";
import { wheelchairAdvocate } from "../people/wheelchair-users";
import { measureBar, onSurface, tree } from "./street";

const ground = 630;
const unit = 44;
const ramp: Ramp = { foot: { x: 120, y: ground }, run: unit * 12 };
const top = topOf(ramp);
const floor = top.y;

/** A column of the house of law: a column of text. */
const column = (x: number): string => {
  const height = floor - 260;
  let lines = "";
  for (let i = 0; i < 13; i += 1) lines += rect(x + 12, 284 + i * 21, i % 4 === 3 ? 26 : 46, 7, "#8E86A8", 3.5);
  return (
    rect(x - 8, 244, 86, 20, palette.cream, 4) +
    rect(x, 260, 70, height, palette.paper) +
    rect(x + 54, 260, 16, height, "#E2DAF5") +
    lines +
    rect(x - 8, floor - 20, 86, 20, palette.cream, 3)
  );
};

/** Scales whose two pans hang level. */
const scales = (x: number, y: number): string =>
  place(
    { x, y },
    stroke("M0 -44V34M-24 36H24M-58 -30H58", palette.violet, 8) +
      circle(0, -48, 8, palette.violet) +
      stroke("M-58 -30L-78 8H-38ZM58 -30L38 8H78Z", palette.violet, 4) +
      fill("M-82 8H-34A24 20 0 0 1 -82 8ZM34 8H82A24 20 0 0 1 34 8Z", palette.violet),
  );

const courthouse = (): string =>
  rect(176, floor, 800, 20, "#D6CCF2") +
  rect(160, floor + 15, 800, 40, "#B9A5FA") +
  rect(144, floor + 30, 816, 20, "#9E88E0") +
  rect(196, 250, 764, floor - 250, palette.violet) +
  rect(196, 250, 764, 40, palette.violetDeep) +
  rect(176, 206, 784, 42, palette.cream) +
  rect(176, 240, 784, 8, "#D6CCF2") +
  fill("M176 206L600 46L1024 206Z", palette.cream) +
  fill("M262 192L600 66L938 192Z", palette.lilac) +
  scales(600, 148) +
  [238, 378, 518].map(column).join("") +
  rect(690, 322, 150, floor - 322, palette.ink, 14) +
  rect(702, 334, 126, floor - 330, "#FFE9B0", 6) +
  rect(702, 334, 30, floor - 330, palette.green) +
  [878].map(column).join("");

/** Legal: the house of law has a ramp at its front door, and its columns are made of text. */
export const legal = (): string =>
  svgDocument({
    width: 960,
    height: 720,
    ground: "#D3E0F7",
    body:
      tree(96, ground, 330, "#5FA785", "#4A9271") +
      courthouse() +
      rail(ramp, {
        height: 116,
        extension: 32,
        past: 42,
        width: 11,
        edge: palette.ink,
        posts: [134, 262, 390, 518, 646],
      }) +
      rampBody(ramp, 400, 720, palette.violetDeep) +
      fill(
        `M${ramp.foot.x} ${ground}L${num(top.x)} ${num(top.y)}H960V${num(top.y + 10)}H${num(top.x)}L${ramp.foot.x} ${ground + 8}Z`,
        palette.lilac,
      ) +
      fill(`M0 ${ground}H${ramp.foot.x}L${ramp.foot.x + 2} ${ground + 8}H960V720H0Z`, "#26125F") +
      rect(0, ground, ramp.foot.x, 8, palette.lilac) +
      measureBar(ramp, ground + 40, unit, 10, palette.lilac, palette.violet) +
      domeStrip(6, ground, 6, 4, 19) +
      onSurface(ramp, 206, wheelchairAdvocate(), { scale: 0.84, turn: -slopeDegrees }) +
      onSurface(ramp, 388, counsel(), { scale: 0.82 }) +
      onSurface(ramp, 560, bladeWalker(), { scale: 0.82 }),
  });
