import { palette } from "../../illustrations/lib/palette";
import { slope, slopeDegrees, topOf, type Ramp } from "../../illustrations/lib/slope";
import { fill, num, rect, stroke } from "../../illustrations/lib/svg";
import { courier } from "../../illustrations/people/carriers";
import { wheelchairStudent } from "../../illustrations/people/wheelchair-users";
import { onSurface } from "../../illustrations/scenes/street";
import { doorLight, ground, inPanel, print, sceneGround, sceneRail } from "./scene";

const ramp: Ramp = { foot: { x: 100, y: ground }, run: 40 * 12 };
const floor = topOf(ramp).y;

/** A public building with columns and a wide open door. */
const hall = (): string => {
  const left = 486;
  const right = 914;
  const middle = (left + right) / 2;
  return (
    fill(
      `M${left - 24} ${num(floor - 320)}L${middle} ${num(floor - 420)}L${right + 24} ${num(floor - 320)}Z`,
      palette.violet,
    ) +
    rect(left - 24, floor - 324, right - left + 48, 34, palette.violetDeep) +
    rect(left, floor - 290, right - left, 290, palette.cream) +
    rect(middle - 62, floor - 226, 124, 226, palette.ink, 10) +
    rect(middle - 50, floor - 214, 100, 214, doorLight, 4) +
    [0, 1, 3, 4]
      .map((i) => left + 26 + i * 87)
      .map((x) => rect(x, floor - 290, 32, 290, "#D9CDE8") + rect(x - 7, floor - 290, 46, 14, palette.lilac))
      .join("")
  );
};

/** The one page that is being brought: larger than life, with the ramp on its head. */
const page = (): string =>
  rect(86, 96, 300, 388, "#A9BBDF", 14) +
  rect(74, 84, 300, 388, palette.paper, 14) +
  fill(`M74 98a14 14 0 0 1 14 -14H360a14 14 0 0 1 14 14V${num(196 - 300 * slope)}L74 196Z`, palette.ink) +
  stroke(`M76 199L372 ${num(199 - 296 * slope)}`, palette.gold, 6) +
  rect(100, 118, 150, 20, palette.cream, 10) +
  [0, 1, 2, 3].map((i) => rect(102, 232 + i * 26, 118 - ((i * 29) % 40), 9, print, 4.5)).join("") +
  [0, 1, 2, 3].map((i) => rect(102, 356 + i * 26, 110 - ((i * 37) % 44), 9, print, 4.5)).join("") +
  rect(246, 214, 108, 236, palette.mist, 8) +
  [0, 1, 2, 3, 4, 5].map((i) => rect(260, 234 + i * 34, 80 - ((i * 23) % 34), 9, palette.violet, 4.5)).join("");

/** Capability statement: one page, brought to a public building that all can enter. */
export const capabilityScene = (): string =>
  inPanel(
    "#D5E0F5",
    rect(0, ground - 90, 960, 90, "#C2D2EE") +
      hall() +
      page() +
      sceneRail({ ramp, posts: [116, 236, 356, 476], railHeight: 118, past: 40 }) +
      sceneGround(ramp) +
      onSurface(ramp, 170, courier(-slopeDegrees), { scale: 0.92 }) +
      onSurface(ramp, 500, wheelchairStudent(), { scale: 0.92, turn: -slopeDegrees }),
  );
