import { domeStrip } from "../lib/domes";
import { palette } from "../lib/palette";
import { slopeDegrees, surfaceAt } from "../lib/slope";
import { circle, clipped, ellipse, fill, place, rect, stroke } from "../lib/svg";
import { host } from "../people/talkers";
import { caneWalker } from "../people/walkers";
import { wheelchairStudent } from "../people/wheelchair-users";
import { headerScene, pageRamp, pageRampBody } from "./header";
import { bubble, onSurface, tree } from "./street";

const doorLeft = 596;
const doorRight = 726;
const sill = 272;

/** The door is open, and light falls out. */
const door = (): string => {
  const inside = `M${doorLeft} 300V56a14 14 0 0 1 14 -14H${doorRight - 14}a14 14 0 0 1 14 14V300Z`;
  return (
    rect(doorLeft - 16, 26, doorRight - doorLeft + 32, 290, palette.ink, 24) +
    rect(doorLeft - 10, 32, doorRight - doorLeft + 20, 290, palette.gold, 20) +
    rect(doorLeft - 4, 38, doorRight - doorLeft + 8, 290, palette.ink, 16) +
    fill(inside, "#FFE9B0") +
    clipped(
      "door",
      inside,
      rect(doorRight - 34, 30, 40, 300, palette.violet) + rect(doorRight - 26, 150, 6, 60, palette.lilac, 3),
    ) +
    // the bell, at a height that everyone reaches
    rect(540, 176, 24, 46, palette.ink, 8) +
    circle(552, 199, 7, palette.gold)
  );
};

/** A wall with a letter box and a window whose sill has flowers. */
const wall = (): string =>
  rect(470, -10, 520, 330, palette.lilac) +
  rect(470, -10, 520, 26, palette.violet) +
  rect(470, 16, 520, 7, palette.violetDeep) +
  rect(790, 60, 130, 96, palette.violetDeep, 8) +
  rect(798, 68, 114, 80, "#FFE9B0", 3) +
  stroke("M855 68V148M798 108H912", palette.violetDeep, 5) +
  rect(782, 154, 146, 12, palette.violet, 4) +
  // the letter box: a letter is on its way in
  fill("M818 190L846 174H898L870 190Z", palette.paper) +
  rect(800, 188, 110, 58, palette.rust, 8) +
  rect(816, 200, 78, 8, palette.ink, 4) +
  stroke("M838 222L855 234L872 222", palette.cream, 5);

/** Contact: the front door is open; someone waves from it. */
export const contact = (): string =>
  headerScene(
    "#DCE3F6",
    tree(70, 330, 330, "#5FA785", "#4A9271") +
      tree(330, 306, 230, "#8FD1AE", "#5FA785") +
      wall() +
      door() +
      ellipse(660, sill, 70, 8, palette.gold) +
      bubble(318, 14, 116, 58, 396, palette.paper) +
      [348, 376, 404].map((x) => circle(x, 43, 7, palette.violet)).join("") +
      onSurface(pageRamp, 668, host(), { flip: true, scale: 0.72 }) +
      pageRampBody() +
      place({ x: 522, y: surfaceAt(pageRamp, 522) + 1 }, domeStrip(0, 0, 4, 2, 17), { turn: -slopeDegrees }) +
      onSurface(pageRamp, 190, caneWalker(), { scale: 0.74 }) +
      onSurface(pageRamp, 424, wheelchairStudent(), { scale: 0.7, turn: -slopeDegrees }),
  );
