import { domeStrip } from "../lib/domes";
import { palette } from "../lib/palette";
import { rail, rampBody, slopeDegrees, surfaceAt, topOf, type Ramp } from "../lib/slope";
import { fill, num, place, rect, stroke } from "../lib/svg";
import { elderWithRollator, parentWithPram } from "../people/carriers";
import { hoppingChild } from "../people/walkers";
import { wheelchairStudent } from "../people/wheelchair-users";
import { headerScene, pageFloor } from "./header";
import { onSurface, tree } from "./street";

const ramp: Ramp = { foot: { x: 96, y: pageFloor - 8 }, run: 504 };
const top = topOf(ramp);
const landing = 190;
const steps = 11;

/** Eleven steps, from the landing down to the street at the right. */
const stairs = (): string => {
  const rise = (ramp.foot.y - top.y) / steps;
  const tread = 15;
  const x = top.x + landing;
  let outline = `M${num(x)} ${num(top.y)}`;
  for (let i = 0; i < steps; i += 1) outline += `v${num(rise)}h${tread}`;
  return fill(`${outline}V340H${num(x)}Z`, "#C9BFE6") + stroke(outline, palette.paper, 2.6);
};

const columnAt = (x: number): string =>
  rect(x - 5, 80, 40, 9, palette.cream, 3) +
  rect(x, 88, 30, top.y - 88, palette.paper) +
  rect(x + 21, 88, 9, top.y - 88, "#D6CCF2") +
  rect(x - 5, top.y - 12, 40, 12, palette.cream, 2);

/** The library: a stone front, and its door behind the landing. */
const front = (): string =>
  rect(520, 76, 380, top.y - 76, palette.violet) +
  rect(504, 62, 412, 18, palette.cream) +
  fill("M504 62L710 4L916 62Z", palette.cream) +
  fill("M584 54L710 18L836 54Z", palette.lilac) +
  // an open book over the door
  fill(
    "M710 52C702 46 694 45 686 46V32C695 31 704 33 710 38C716 33 725 31 734 32V46C726 45 718 46 710 52Z",
    palette.violet,
  ) +
  rect(662, 108, 92, top.y - 104, palette.ink, 10) +
  rect(671, 117, 74, top.y - 113, "#FFE9B0", 4) +
  rect(727, 117, 18, top.y - 113, palette.green) +
  [536, 606, 776, 850].map(columnAt).join("");

/** About: the library of the story, with its eleven steps and the ramp that everyone uses now. */
export const library = (): string =>
  headerScene(
    "#D3E0F7",
    tree(44, ramp.foot.y, 230, "#5FA785", "#4A9271") +
      front() +
      stairs() +
      rail(ramp, {
        height: 72,
        extension: 22,
        past: 40,
        width: 8,
        edge: palette.ink,
        posts: [104, 226, 348, 470, 592],
      }) +
      rampBody(ramp, landing, 400, palette.violet) +
      fill(
        `M${ramp.foot.x} ${num(ramp.foot.y)}L${num(top.x)} ${num(top.y)}h${landing}v7H${num(top.x)}L${ramp.foot.x} ${num(ramp.foot.y + 7)}Z`,
        palette.lilac,
      ) +
      fill(`M0 ${num(ramp.foot.y)}H${ramp.foot.x + 2}v7H960V400H0Z`, palette.violetDeep) +
      rect(0, ramp.foot.y, ramp.foot.x, 7, palette.lilac) +
      domeStrip(20, ramp.foot.y, 5, 3, 15) +
      onSurface(ramp, 176, elderWithRollator(-slopeDegrees), { scale: 0.56 }) +
      onSurface(ramp, 318, parentWithPram(-slopeDegrees), { scale: 0.56 }) +
      onSurface(ramp, 500, wheelchairStudent(), { scale: 0.56, turn: -slopeDegrees }) +
      place({ x: 640, y: surfaceAt(ramp, 640) }, hoppingChild(), { scale: 0.56 }),
  );
