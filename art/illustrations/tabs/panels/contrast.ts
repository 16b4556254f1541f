import { palette } from "../../lib/palette";
import { slopeDegrees } from "../../lib/slope";
import { circle, num, place, rect, stroke, type Point } from "../../lib/svg";
import { words } from "../lettering";
import type { Panel } from "./panel";

const sun = ({ x, y }: Point): string => {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const [dx, dy] = [Math.cos((Math.PI * index) / 6), Math.sin((Math.PI * index) / 6)];
    return `M${num(x + dx * 40)} ${num(y + dy * 40)}L${num(x + dx * 56)} ${num(y + dy * 56)}`;
  });
  return circle(x, y, 30, palette.paper) + stroke(rays.join(""), palette.paper, 6);
};

const turnLeft = (x: number, y: number): string =>
  place({ x, y }, stroke("M14 23V-11a12 12 0 0 0 -12 -12H-16M-4 -37L-18 -23L-4 -9", palette.ink, 9));

/** A phone that shows the way, in dark words on white. */
const wayPhone = (size: number): string =>
  rect(0, 0, 92, 168, palette.ink, 14) +
  rect(7, 8, 78, 152, palette.paper, 8) +
  turnLeft(46, 69) +
  words(46, 120, "Turn left", { size, bold: true, middle: true }) +
  stroke("M22 138H70", palette.slate, 6);

const lyingPhone = (size: number): string =>
  rect(0, 0, 168, 96, palette.ink, 14) +
  rect(8, 7, 152, 82, palette.paper, 8) +
  turnLeft(44, 55) +
  words(114, 47, "Turn left", { size: size + 2, bold: true, middle: true }) +
  stroke("M84 64H132", palette.slate, 6);

export const contrast: Panel = {
  id: "contrast",
  wall: "#F9C9A8",
  floor: "#F0AE86",
  draw: ({ width, lying, words: size }) =>
    lying
      ? sun({ x: 58, y: 56 }) + place({ x: 118, y: 32 }, lyingPhone(size), { turn: -slopeDegrees })
      : sun({ x: width - 22, y: 20 }) + place({ x: 22, y: 74 }, wayPhone(size)),
};
