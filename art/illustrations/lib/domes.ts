import { palette } from "./palette";
import { ellipse, rect } from "./svg";

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
  let dots = "";
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      dots += ellipse(x + (column + 0.5) * pitch, y + (row + 0.5) * depth, pitch * 0.25, pitch * 0.125, dome);
    }
  }
  return rect(x, y, columns * pitch, rows * depth, tile) + dots;
};
