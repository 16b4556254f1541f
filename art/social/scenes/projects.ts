import { palette } from "../../illustrations/lib/palette";
import { slope, type Ramp } from "../../illustrations/lib/slope";
import { num, place, rect, stroke } from "../../illustrations/lib/svg";
import { signers } from "../../illustrations/people/talkers";
import { caneWalker } from "../../illustrations/people/walkers";
import { wheelchairAdvocate } from "../../illustrations/people/wheelchair-users";
import { onSurface } from "../../illustrations/scenes/street";
import { ground, inPanel, sceneGround } from "./scene";

const ramp: Ramp = { foot: { x: 520, y: ground }, run: 24 * 12 };

/** Pictures are 16 wide and 11 high, as the cards of the case studies are. */
const frameWidth = 388;
const frameHeight = (frameWidth * 11) / 16;

/** The line that the pictures hang on rises 1 in 12. */
const lineAt = (x: number): number => 108 - x * slope;

const framed = (x: number, y: number, address: string): string =>
  `${rect(
    x - 14,
    y - 14,
    frameWidth + 28,
    frameHeight + 28,
    palette.ink,
    8,
  )}<image x="${x}" y="${num(y)}" width="${frameWidth}" height="${num(frameHeight)}" href="${address}"/>`;

const hung = (x: number, y: number, address: string): string =>
  stroke(
    `M${x + 60} ${num(lineAt(x + 60))}V${num(y)}M${x + frameWidth - 60} ${num(lineAt(x + frameWidth - 60))}V${num(y)}`,
    palette.ink,
    4,
  ) + framed(x, y, address);

/**
 * Our Projects: the first three case studies hang in a gallery, and visitors talk about them.
 * @param pictures data addresses of the studies' cards, in the order of the page
 */
export const projectsScene = (pictures: readonly string[]): string => {
  const [first, second, third] = pictures;
  return inPanel(
    "#EFE6D6",
    rect(0, ground - 62, 960, 62, "#E2D6C0") +
      stroke(`M-10 ${num(lineAt(-10))}L970 ${num(lineAt(970))}`, palette.ink, 6) +
      (first === undefined ? "" : hung(54, 158, first)) +
      (second === undefined ? "" : hung(518, 158 - 464 * slope, second)) +
      (third === undefined ? "" : framed(518, 158 - 464 * slope + frameHeight + 56, third)) +
      sceneGround(ramp) +
      onSurface(ramp, 96, wheelchairAdvocate(), { scale: 0.9 }) +
      place({ x: 254, y: ground }, signers(), { scale: 0.92 }) +
      onSurface(ramp, 470, caneWalker(), { scale: 0.92 }),
  );
};
