import { braille } from "../lib/braille";
import { domeStrip } from "../lib/domes";
import { palette } from "../lib/palette";
import { rail, rampBody, topOf, type Ramp } from "../lib/slope";
import { circle, fill, num, rect, stroke, svgDocument } from "../lib/svg";
import { guideDogWalker } from "../people/walkers";
import { onSurface } from "./street";

const ground = 640;
const ramp: Ramp = { foot: { x: 190, y: ground }, run: 348 };
const top = topOf(ramp);
const edge = 660;

/** "404" in braille: the number sign, then 4, 0, 4. Each cell lists its raised dots. */
const number = ["3456", "145", "245", "145"] as const;

const brailleSky = (): string =>
  braille(number, { x: 300, y: 92, pitch: 46, cell: 112, dot: 17, color: palette.lilac, flat: "#3A2A78" });

/** Where the page would have been: a door in the air, in dashes. */
const missing = (): string => {
  const dashes = 'stroke-dasharray="3 15"';
  return (
    stroke(`M${edge + 24} ${num(top.y)}H930`, "#7A68C4", 6, dashes) +
    stroke(
      `M790 ${num(top.y - 14)}V${num(top.y - 268)}A14 14 0 0 1 804 ${num(top.y - 282)}H892A14 14 0 0 1 906 ${num(top.y - 268)}V${num(top.y - 14)}`,
      "#7A68C4",
      6,
      dashes,
    ) +
    stroke(`M${edge + 24} ${num(top.y - 118)}H770`, "#7A68C4", 6, dashes)
  );
};

/** A barrier at the edge, with striped boards. */
const barrier = (): string => {
  const x = edge - 62;
  const y = top.y;
  let stripes = "";
  for (let i = 0; i < 3; i += 1) stripes += fill(`M${x + 6 + i * 20} ${num(y - 72)}h10v22h-10Z`, palette.rust);
  return (
    stroke(`M${x + 6} ${num(y)}V${num(y - 84)}M${x + 52} ${num(y)}V${num(y - 84)}`, palette.cream, 7) +
    rect(x - 6, y - 72, 70, 22, palette.cream, 3) +
    stripes +
    circle(x + 29, y - 88, 9, palette.coral)
  );
};

/** A post at the foot whose arm points back; a house stands on it. */
const signpost = (): string =>
  stroke(`M74 ${ground}V386`, palette.cream, 9) +
  fill("M22 402L52 372H158V432H52Z", palette.lilac) +
  fill("M84 402L106 384L128 402V420H113V408H99V420H84Z", palette.ink);

/** The page that is not there: paving and rail end, and a man and his guide dog take the way back. */
export const notFound = (): string =>
  svgDocument({
    width: 960,
    height: 720,
    ground: palette.duskRaised,
    body:
      brailleSky() +
      missing() +
      signpost() +
      rail(ramp, { height: 118, extension: 36, past: edge - top.x - 70, width: 11, posts: [206, 316, 426, 536] }) +
      barrier() +
      rampBody(ramp, edge - top.x, 720, palette.violet) +
      fill(`M${edge} ${num(top.y)}l-16 30l14 22l-20 26l18 30V720H${edge + 2}Z`, palette.duskRaised) +
      fill(
        `M${ramp.foot.x} ${ground}L${num(top.x)} ${num(top.y)}H${edge}V${num(top.y + 11)}H${num(top.x)}L${ramp.foot.x} ${ground + 8}Z`,
        palette.lilac,
      ) +
      fill(`M0 ${ground}H${ramp.foot.x + 2}V720H0Z`, palette.violet) +
      rect(0, ground, ramp.foot.x, 8, palette.lilac) +
      domeStrip(38, ground, 8, 4, 19) +
      domeStrip(edge - 76, top.y, 4, 2, 19) +
      onSurface(ramp, 452, guideDogWalker(), { scale: 0.92, flip: true }),
  });
