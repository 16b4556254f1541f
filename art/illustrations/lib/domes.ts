import { palette } from "./palette";
import { circle, ellipse, rect } from "./svg";

/**
 * Truncated domes, the dot grid of tactile paving. The grid keeps the proportions of the ADA Standards
 * (section 705.1): domes of 0.9 inch stand 2.35 inches apart and their tops are half as wide as their feet.
 */
const diameterToPitch = 0.9 / 2.35;

/** A field of domes seen from above, `columns` by `rows`, its top left corner at x, y. */
export const domeField = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  pitch: number,
  { tile = palette.gold, dome = palette.goldDeep }: { readonly tile?: string; readonly dome?: string } = {},
): string => {
  let dots = "";
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      dots += circle(
        x + (column + 0.5) * pitch,
        y + (row + 0.5) * pitch,
        (pitch * diameterToPitch) / 2 + pitch * 0.06,
        dome,
      );
    }
  }
  return (tile === "none" ? "" : rect(x, y, columns * pitch, rows * pitch, tile)) + dots;
};

/** The same field lying on the ground and seen from low in front: rows grow nearer, domes turn into ellipses. */
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
