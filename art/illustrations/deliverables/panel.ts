import { palette } from "../lib/palette";
import { slope } from "../lib/slope";
import { fill, num, place, rect, stroke, svgDocument } from "../lib/svg";

/** What each service delivers, one picture each: without words, few parts, legible at a width of 112 pixels. */

export const width = 360;
export const height = 240;

/** A wall and a floor that rises 1 in 12, with the thing on it. */
export const panel = (wall: string, floor: string, body: string): string => {
  const rise = (width * slope) / 2;
  return svgDocument({
    width,
    height,
    ground: wall,
    body: fill(`M0 ${num(176 + rise)}L${width} ${num(176 - rise)}V${height}H0Z`, floor) + body,
  });
};

/** A sheet of paper with its shadow; `parts` are drawn from its upper left corner. */
export const sheet = (
  x: number,
  y: number,
  wide: number,
  high: number,
  parts: string,
  { shadow, turn = 0 }: { readonly shadow: string; readonly turn?: number },
): string =>
  place({ x, y }, rect(6, 8, wide, high, shadow, 6) + rect(0, 0, wide, high, palette.paper, 6) + parts, { turn });

/** Lines of text, each from x to the width given. */
export const textLines = (x: number, y: number, widths: readonly number[], color: string, step = 14): string =>
  stroke(widths.map((wide, line) => `M${num(x)} ${num(y + line * step)}h${num(wide)}`).join(""), color, 6);

/** A check mark in a disc. */
export const checkDisc = (x: number, y: number, r: number, disc: string, mark: string): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${disc}"/>${stroke(
    `M${num(x - r * 0.45)} ${num(y)}l${num(r * 0.35)} ${num(r * 0.38)}l${num(r * 0.6)} ${num(-r * 0.75)}`,
    mark,
    r * 0.3,
  )}`;
