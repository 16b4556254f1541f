import { palette } from "../../illustrations/lib/palette";
import { slopeDegrees, type Ramp } from "../../illustrations/lib/slope";
import { circle, fill, num, rect, stroke } from "../../illustrations/lib/svg";
import { traveller } from "../../illustrations/people/carriers";
import { hoppingChild } from "../../illustrations/people/walkers";
import { wheelchairUser } from "../../illustrations/people/wheelchair-users";
import { onSurface } from "../../illustrations/scenes/street";
import { ground, inPanel, sceneGround, sceneRail } from "./scene";

const ramp: Ramp = { foot: { x: 500, y: ground }, run: 30 * 12 };
const board = { left: 56, top: 132, width: 552, row: 68 } as const;

/** The board of a station: bars stand for the lengths that a project may have, as stations on one rail. */
const departures = (): string => {
  const { left, top, width, row } = board;
  const bars = [215, 260, 190, 290];
  const high = bars.length * row + 44;
  const middle = (index: number): number => top + 22 + row * (index + 0.5);
  return (
    stroke(`M${left + 90} ${top + high}V${ground}M${left + width - 90} ${top + high}V${ground}`, palette.ink, 16) +
    rect(left, top, width, high, palette.ink, 18) +
    stroke(`M${left + 52} ${middle(0)}V${middle(bars.length - 1)}`, palette.lilac, 7) +
    bars
      .map(
        (bar, index) =>
          circle(left + 52, middle(index), 17, palette.ink) +
          circle(left + 52, middle(index), 13, index === 0 ? palette.gold : palette.lilac) +
          rect(left + 96, middle(index) - 12, bar, 24, palette.cream, 12),
      )
      .join("")
  );
};

/** The station clock, at ten past ten. */
const clock = (x: number, y: number, r: number): string => {
  let marks = "";
  for (let hour = 0; hour < 12; hour += 1) {
    const angle = (Math.PI * hour) / 6;
    const from = hour % 3 === 0 ? 0.7 : 0.8;
    marks += `M${num(x + Math.sin(angle) * r * from)} ${num(y - Math.cos(angle) * r * from)}L${num(x + Math.sin(angle) * r * 0.88)} ${num(y - Math.cos(angle) * r * 0.88)}`;
  }
  return (
    stroke(`M${x} ${y + r}V${ground}`, palette.ink, 16) +
    circle(x, y, r + 14, palette.ink) +
    circle(x, y, r, palette.paper) +
    stroke(marks, palette.ink, 7) +
    stroke(
      `M${x} ${y}L${num(x - r * 0.42)} ${num(y - r * 0.3)}M${x} ${y}L${num(x + r * 0.5)} ${num(y - r * 0.36)}`,
      palette.violet,
      11,
    ) +
    circle(x, y, 11, palette.violet)
  );
};

/** Pricing: a platform with a clock, and a board of how long the way may be. */
export const pricingScene = (): string =>
  inPanel(
    "#D3E0F7",
    fill(`M0 ${ground}V690H960V${ground}Z`, "#BFD0EE") +
      clock(788, 240, 108) +
      departures() +
      sceneRail({ ramp, posts: [516, 636, 756, 852], railHeight: 112, past: 120 }) +
      sceneGround(ramp, 6) +
      onSurface(ramp, 214, traveller(), { scale: 0.86 }) +
      onSurface(ramp, 330, hoppingChild(), { scale: 0.9 }) +
      onSurface(ramp, 660, wheelchairUser(), { scale: 0.86, turn: -slopeDegrees }),
  );
