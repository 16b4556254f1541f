import { palette } from "./palette";
import { dots, group, rect, type Point } from "./svg";

/**
 * Truncated domes, the dot grid of tactile paving: a strip that lies on the ground, seen from low in front, so that
 * the rows stand half as far apart as the columns. Its upper left corner is at x, y; `pitch` is from dome to dome.
 */
export const domeStrip = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  pitch: number,
  { tile = palette.gold, dome = palette.goldDeep }: { readonly tile?: string; readonly dome?: string } = {},
): string => {
  const depth = pitch * 0.5;
  const domes: Point[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      domes.push({ x: x + (column + 0.5) * pitch, y: 2 * (y + (row + 0.5) * depth) });
    }
  }
  // Dots, seen flat.
  const flat = group(`transform="scale(1 0.5)"`, dots(domes, pitch * 0.25, dome));
  return rect(x, y, columns * pitch, rows * depth, tile) + flat;
};
