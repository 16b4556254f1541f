import { domeStrip } from "../lib/domes";
import { palette } from "../lib/palette";
import { rampBody, slopeDegrees, topOf } from "../lib/slope";
import { fill, num, rect, svgDocument } from "../lib/svg";
import { parentWithPram } from "../people/carriers";
import { caneWalker } from "../people/walkers";
import { wheelchairUser } from "../people/wheelchair-users";
import { doorRail, ground, openDoor, ramp, rampedShop, steppedShop } from "./shops";
import { bubble, measureBar, onSurface, reviewStars } from "./street";

const top = topOf(ramp);

/** Reputation: one shop's steps keep a customer out; the shop beside it has a ramp. */
export const reputation = (): string =>
  svgDocument({
    width: 960,
    height: 720,
    ground: "#DCE3F6",
    body:
      steppedShop() +
      rampedShop({ right: 932, stripes: 11 }) +
      bubble(196, 40, 208, 74, 300, palette.paper) +
      reviewStars(226, 77, 1, 16, palette.rust) +
      bubble(560, 24, 208, 74, 660, palette.paper) +
      reviewStars(590, 61, 5, 16, palette.violet) +
      doorRail() +
      openDoor() +
      rampBody(ramp, 120, 720, palette.violet) +
      fill(
        `M${ramp.foot.x} ${ground}L${num(top.x)} ${num(top.y)}H960V${num(top.y + 10)}H${num(top.x)}L${ramp.foot.x} ${ground + 8}Z`,
        palette.lilac,
      ) +
      fill(`M0 ${ground}H${ramp.foot.x}L${ramp.foot.x + 2} ${ground + 8}H960V720H0Z`, palette.violetDeep) +
      rect(0, ground, ramp.foot.x, 8, palette.lilac) +
      measureBar(ramp, ground + 40, 36, 9, palette.lilac, palette.violet) +
      domeStrip(ramp.foot.x - 96, ground, 6, 4, 16) +
      onSurface(ramp, 168, wheelchairUser({ frame: palette.coral, hub: palette.paper }), { scale: 0.72 }) +
      onSurface(ramp, 544, parentWithPram(-slopeDegrees), { scale: 0.7 }) +
      onSurface(ramp, 750, caneWalker(), { scale: 0.7 }),
  });
