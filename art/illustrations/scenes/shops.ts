import { fluff } from "../lib/fluff";
import { hairs, palette, skins } from "../lib/palette";
import { rail, topOf, type Ramp } from "../lib/slope";
import { circle, ellipse, fill, place, rect, stroke } from "../lib/svg";
import { head } from "../people/head";
import { awning } from "./street";

/** The two shops of the reputation page: one has steps at its door, the other a ramp. */

/** The height of the street. */
export const ground = 624;
export const ramp: Ramp = { foot: { x: 424, y: ground }, run: 432 };
/** The height of both shops' floors. */
const floor = topOf(ramp).y;

/** The shop with two steps: its lights are low, and the keeper waits. */
export const steppedShop = (): string =>
  rect(28, 196, 340, floor - 196, "#8E86A8") +
  rect(28, 150, 340, 62, palette.slate, 6) +
  rect(64, 172, 150, 18, "#8E86A8", 9) +
  awning(28, 212, 340, 30, 8, "#C9C3DA", palette.slate) +
  rect(56, 290, 178, 170, "#6A6287", 8) +
  rect(66, 300, 158, 150, "#4B4568", 4) +
  // the keeper behind the glass, his forearms on the sill
  place({ x: 110, y: 388 }, head({ skin: skins.fair, style: "crop", color: hairs.espresso, beard: hairs.espresso }), {
    scale: 0.62,
    turn: 10,
  }) +
  fill("M66 450C68 424 84 414 106 414C128 414 146 428 148 450Z", palette.green) +
  stroke("M86 440L128 446H160", "#084B30", 17) +
  stroke("M170 445H182", skins.fair.light, 13) +
  rect(50, 458, 190, 14, palette.slate, 4) +
  rect(264, 330, 80, floor - 330, palette.slate, 8) +
  rect(273, 339, 62, floor - 348, "#4B4568", 4) +
  circle(326, 476, 5, "#C9C3DA") +
  rect(28, floor, 340, ground - floor, palette.slate) +
  rect(258, floor, 96, 18, "#AFA8C6") +
  rect(258, floor, 96, 5, palette.cream) +
  rect(240, floor + 18, 132, 18, "#AFA8C6") +
  rect(240, floor + 18, 132, 5, palette.cream);

/** Where the house with the ramp ends at the right, and how many stripes its awning has. */
export interface HouseEnd {
  readonly right: number;
  readonly stripes: number;
}

/** The shop with the ramp: the same house, lit. */
export const rampedShop = ({ right, stripes }: HouseEnd): string =>
  rect(470, 180, right - 470, floor - 180, palette.mint) +
  rect(470, 128, right - 470, 66, palette.violet, 6) +
  rect(510, 152, 210, 20, palette.cream, 10) +
  fill("M870 176L914 172.33V180H870Z", palette.cream) +
  stroke("M878 166V158A4 4 0 0 1 882 154L912 151.5M902 154V170", palette.gold, 4) +
  awning(470, 194, right - 470, 34, stripes, palette.paper, palette.rust) +
  rect(508, 282, 290, 178, palette.ink, 10) +
  rect(518, 292, 270, 158, "#FFE9B0", 4) +
  // cakes and bread in the window
  rect(518, 398, 270, 6, palette.rust) +
  fill("M548 398C548 372 604 372 604 398Z", "#D08A4B") +
  stroke("M562 386l6 -8M576 384l6 -8M590 388l5 -8", "#A9642F", 4) +
  rect(636, 366, 60, 32, palette.paper, 5) +
  rect(636, 378, 60, 8, palette.coral) +
  circle(666, 358, 8, palette.rust) +
  ellipse(744, 390, 26, 10, "#D08A4B") +
  fluff(744, 376, 16, 8, 9, 6, "#A9642F") +
  stroke("M560 450V424M590 450V418M622 450V426", palette.green, 5) +
  fluff(560, 420, 12, 10, 8, 5, palette.coral) +
  fluff(590, 414, 12, 10, 8, 5, palette.lilac) +
  fluff(622, 422, 12, 10, 8, 5, palette.coral) +
  rect(500, 458, 306, 14, palette.green, 4);

/** The open door at the top of the ramp. The rail leads to its frame. */
export const openDoor = (): string =>
  rect(838, 306, 94, floor - 300, palette.ink, 12) +
  rect(849, 317, 83, floor - 311, "#FFE9B0", 4) +
  rect(849, 317, 20, floor - 311, palette.green);

/** The gold rail up to that door. */
export const doorRail = (): string =>
  rail(ramp, { height: 96, extension: 26, past: 0, width: 10, edge: palette.ink, posts: [440, 560, 680, 800] });
