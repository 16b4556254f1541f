import { palette } from "../../lib/palette";
import { place, rect, rects, stroke, type Point } from "../../lib/svg";
import { words } from "../lettering";
import type { Panel } from "./panel";

/** A form whose second field has the focus. */
const form = (width: number): string =>
  rect(0, 0, width, 104, palette.paper, 10) +
  [14, 42, 70].map((y) => rect(14, y, width - 28, 20, "#E6E1EF", 5)).join("") +
  rect(8, 36, width - 16, 32, palette.ink, 9) +
  rect(10, 38, width - 20, 28, palette.gold, 8) +
  rect(14, 42, width - 28, 20, palette.paper, 5) +
  stroke("M23 24h34M23 52h22", palette.slate, 5) +
  stroke("M54 46v12", palette.ink, 2.5);

/** A corner of a keyboard; Tab has a ring. */
const keys = (size: number): string => {
  const row = (y: number, from: number, count: number): Point[] =>
    Array.from({ length: count }, (_, index) => ({ x: from + index * 34, y }));
  return (
    rect(-12, -12, 240, 150, palette.ink, 12) +
    rects([...row(0, 0, 6), ...row(34, 58, 5), ...row(68, 68, 4)], 28, 28, "#6F6988", 6) +
    rect(0, 68, 62, 28, "#6F6988", 6) +
    rect(-7, 27, 66, 42, palette.gold, 11) +
    rect(-2, 32, 56, 32, palette.ink, 8) +
    rect(0, 34, 52, 28, palette.paper, 6) +
    words(26, 54, "Tab", { size, bold: true, middle: true })
  );
};

export const keyboard: Panel = {
  id: "keyboard",
  wall: "#D5EFE0",
  floor: palette.mint,
  draw: ({ width, lying, words: size }) =>
    lying
      ? place({ x: 16, y: 22 }, form(104)) + place({ x: 152, y: 36 }, keys(size))
      : place({ x: 14, y: 18 }, form(width - 28)) + place({ x: 24, y: 156 }, keys(size)),
};
