import { palette } from "../../illustrations/lib/palette";
import { slope, slopeDegrees, topOf, type Ramp } from "../../illustrations/lib/slope";
import { circle, ellipse, num, rect, stroke } from "../../illustrations/lib/svg";
import { parentWithPram } from "../../illustrations/people/carriers";
import { host } from "../../illustrations/people/talkers";
import { caneWalker } from "../../illustrations/people/walkers";
import { wheelchairUser } from "../../illustrations/people/wheelchair-users";
import { onSurface } from "../../illustrations/scenes/street";
import { doorLight, ground, inPanel, sceneGround, sceneRail } from "./scene";

const ramp: Ramp = { foot: { x: 110, y: ground }, run: 48 * 12 };
const floor = topOf(ramp).y;
const line = "#C9D6F7";
const faint = "#3A5CA8";
const dashed = 'stroke-dasharray="3 15"';

/** The lines of blueprint paper. */
const paper = (): string => {
  let lines = "";
  for (let x = 48; x < 960; x += 72) lines += `M${x} -30V${ground}`;
  for (let y = -6; y < ground; y += 72) lines += `M0 ${y}H960`;
  return stroke(lines, "#244690", 2);
};

/** The house is only planned: window, roof, words and pictures are drawn in dashes, with a mark of their measures. */
const plan = (): string =>
  stroke(`M286 ${num(floor)}V226a26 26 0 0 1 26 -26H890a26 26 0 0 1 26 26V${num(floor)}M286 262H916`, line, 6, dashed) +
  [0, 1, 2]
    .map((i) => `<circle cx="${324 + i * 32}" cy="231" r="10" fill="none" stroke="${line}" stroke-width="4"/>`)
    .join("") +
  stroke("M336 318H520M336 356H462", line, 9, 'stroke-dasharray="34 18"') +
  stroke("M590 302H850V420H590Z", line, 5, dashed) +
  stroke(`M590 402L850 ${num(402 - 260 * slope)}M590 372L850 ${num(372 - 260 * slope)}`, line, 5, dashed) +
  stroke("M286 168H916M286 156V180M916 156V180", faint, 5);

/** What is built first: the way in, with the light on. */
const door = (): string =>
  rect(752, 456, 136, floor - 450, palette.ink, 16) +
  rect(764, 468, 112, floor - 462, doorLight, 6) +
  rect(764, 468, 26, floor - 462, palette.violet) +
  circle(782, 590, 5, palette.gold) +
  ellipse(826, floor, 54, 9, palette.gold);

/** Start your project: there is no house yet, but its ramp, its door and its first visitors. */
export const startScene = (): string =>
  inPanel(
    "#173A85",
    paper() +
      plan() +
      sceneRail({ ramp, posts: [126, 270, 414, 558, 690], past: 66 }) +
      door() +
      onSurface(ramp, 838, host(), { flip: true, scale: 0.88 }) +
      sceneGround(ramp) +
      onSurface(ramp, 110, parentWithPram(), { scale: 0.9 }) +
      onSurface(ramp, 372, wheelchairUser({ trousers: "#C9A06A", frame: palette.coral, hub: palette.paper }), {
        scale: 0.92,
        turn: -slopeDegrees,
      }) +
      onSurface(ramp, 548, caneWalker(), { scale: 0.88 }),
  );
