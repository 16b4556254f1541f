import { domeStrip } from "../lib/domes";
import { palette } from "../lib/palette";
import { rail, rampBody, topOf, type Ramp } from "../lib/slope";
import { circle, fill, num, rect, stroke, svgDocument } from "../lib/svg";
import { wheelchairStudent } from "../people/wheelchair-users";
import { onSurface } from "./street";

const ground = 640;
const ramp: Ramp = { foot: { x: 150, y: ground }, run: 372 };
const top = topOf(ramp);

/** A house at the landing, its door in tactile gold and a lamp in its window: what is kept at home. */
const house = (): string =>
  rect(690, top.y - 318, 230, 318, palette.violet) +
  fill(`M664 ${num(top.y - 312)}L805 ${num(top.y - 420)}L946 ${num(top.y - 312)}Z`, "#7A68C4") +
  rect(716, top.y - 190, 92, 190, palette.gold, 6) +
  circle(792, top.y - 92, 7, palette.ink) +
  rect(834, top.y - 232, 62, 74, palette.cream, 4) +
  stroke(`M865 ${num(top.y - 232)}v74M834 ${num(top.y - 195)}h62`, palette.violetDeep, 5);

/** The line to the world: it comes from the left, and its plug hangs short of the socket on the house. */
const cable = (): string =>
  stroke(`M0 168C120 236 250 250 352 214`, palette.lilac, 9) +
  rect(350, 190, 56, 46, palette.lilac, 8) +
  stroke("M406 202h24M406 224h24", palette.cream, 8) +
  stroke(
    `M690 ${num(top.y - 262)}C640 ${num(top.y - 330)} 612 ${num(top.y - 352)} 560 ${num(top.y - 356)}`,
    palette.lilac,
    9,
  ) +
  rect(504, top.y - 381, 58, 50, palette.lilac, 8) +
  fill(`M504 ${num(top.y - 371)}h14v8h-14ZM504 ${num(top.y - 349)}h14v8h-14Z`, palette.ink);

/** Three short strokes in the gap: nothing comes through. */
const gap = (): string => stroke("M462 150v-34M440 160l-22 -24M484 160l22 -24", palette.coral, 7);

/** No network: the cable is apart, and the ramp with its rail still leads to the door. */
export const offline = (): string =>
  svgDocument({
    width: 960,
    height: 720,
    ground: palette.duskRaised,
    body:
      cable() +
      gap() +
      house() +
      rail(ramp, { height: 118, extension: 36, past: 690 - top.x, width: 11, posts: [170, 290, 410, 522, 620] }) +
      rampBody(ramp, 960 - top.x, 720, palette.violet) +
      fill(
        `M${ramp.foot.x} ${ground}L${num(top.x)} ${num(top.y)}H960V${num(top.y + 11)}H${num(top.x)}L${ramp.foot.x} ${ground + 8}Z`,
        palette.lilac,
      ) +
      fill(`M0 ${ground}H${ramp.foot.x + 2}V720H0Z`, palette.violet) +
      rect(0, ground, ramp.foot.x, 8, palette.lilac) +
      domeStrip(20, ground, 6, 4, 19) +
      domeStrip(716, top.y, 5, 2, 19) +
      onSurface(ramp, 384, wheelchairStudent(), { scale: 0.95, turn: -4.76 }),
  });
