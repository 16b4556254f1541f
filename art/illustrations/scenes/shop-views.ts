import { domeStrip } from "../lib/domes";
import { palette } from "../lib/palette";
import { rampBody, slopeDegrees, topOf } from "../lib/slope";
import { fill, num, place, rect, svgDocument } from "../lib/svg";
import { parentWithPram } from "../people/carriers";
import { caneWalker } from "../people/walkers";
import { wheelchairUser } from "../people/wheelchair-users";
import { doorRail, ground, openDoor, ramp, rampedShop, steppedShop } from "./shops";
import { bubble, measureBar, onSurface, reviewStars, tree } from "./street";

/** Each shop of the reputation page alone. Their pages round the corners. */
const width = 560;
const height = 420;

/** Flat roofs far behind, each from its left edge and its top on. */
const houses = (places: readonly (readonly [x: number, y: number, wide: number])[]): string =>
  places.map(([x, y, wide]) => rect(x, y, wide, ground - y, "#CBD5EF")).join("");

/** A part of the street, from `left` and `above` on. */
const view = (left: number, above: number, scale: number, body: string): string =>
  svgDocument({
    width,
    height,
    body: rect(0, 0, width, height, "#DCE3F6") + place({ x: -left * scale, y: -above * scale }, body, { scale }),
  });

const customer = (): string => wheelchairUser({ frame: palette.coral, hub: palette.paper });

/** Two steps at the door: the customer stays outside, the keeper waits. */
export const steps = (): string =>
  view(
    64,
    24,
    0.64,
    houses([
      [40, 330, 130],
      [250, 230, 150],
      [400, 300, 120],
      [810, 270, 140],
    ]) +
      tree(190, ground, 330, "#A3AFCB", "#8C99B9") +
      place({ x: 838, y: 0 }, steppedShop(), { flip: true }) +
      bubble(532, 40, 208, 74, 640, palette.paper) +
      reviewStars(562, 77, 1, 16, palette.rust) +
      rect(0, ground, 1000, 200, palette.violetDeep) +
      rect(0, ground, 1000, 8, palette.lilac) +
      onSurface(ramp, 382, customer(), { scale: 0.76 }),
  );

/** A ramp at the door: the same customer is on his way, behind a parent and a woman with a cane. */
export const rampView = (): string => {
  const top = topOf(ramp);
  return view(
    158,
    12,
    0.63,
    houses([
      [160, 340, 110],
      [330, 250, 140],
      [980, 300, 90],
    ]) +
      tree(254, ground, 300, palette.mint, "#5FA785") +
      rampedShop({ right: 980, stripes: 12 }) +
      bubble(560, 24, 208, 74, 660, palette.paper) +
      reviewStars(590, 61, 5, 16, palette.violet) +
      doorRail() +
      rect(838, 306, 105, top.y - 300, palette.ink, 12) +
      openDoor() +
      rampBody(ramp, 300, 720, palette.violet) +
      fill(
        `M${ramp.foot.x} ${ground}L${num(top.x)} ${num(top.y)}H1100V${num(top.y + 10)}H${num(top.x)}L${ramp.foot.x} ${ground + 8}Z`,
        palette.lilac,
      ) +
      fill(`M0 ${ground}H${ramp.foot.x}L${ramp.foot.x + 2} ${ground + 8}H1100V720H0Z`, palette.violetDeep) +
      rect(0, ground, ramp.foot.x, 8, palette.lilac) +
      measureBar(ramp, ground + 40, 36, 9, palette.lilac, palette.violet) +
      domeStrip(ramp.foot.x - 96, ground, 6, 4, 16) +
      onSurface(ramp, 306, customer(), { scale: 0.72 }) +
      onSurface(ramp, 544, parentWithPram(-slopeDegrees), { scale: 0.7 }) +
      onSurface(ramp, 750, caneWalker(), { scale: 0.7 }),
  );
};
