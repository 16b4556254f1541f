import { palette } from "../lib/palette";
import { circle, rect, svgDocument } from "../lib/svg";
import { letterShapes, words } from "./lettering";

/** What the pictures inside the text of the accessible design pages share. */

/** A numbered station. */
export const station = (x: number, y: number, number: number, r: number): string =>
  circle(x, y, r + 3, palette.paper) +
  circle(x, y, r, palette.violet) +
  words(x, y + r * 0.4, String(number), { size: r * 1.16, color: palette.paper, bold: true, middle: true });

/** A picture with a ground up to its edges; the page rounds its corners. */
export const picture = (width: number, height: number, ground: string, body: string): string =>
  svgDocument({ width, height, body: letterShapes(body) + rect(0, 0, width, height, ground) + body });
