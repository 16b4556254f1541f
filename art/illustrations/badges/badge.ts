import { textPath } from "../../lib/text-path";
import { palette } from "../lib/palette";
import { slope } from "../lib/slope";
import { clipped, fill, num, place, stroke, svgDocument } from "../lib/svg";

/**
 * The badge of a certification that is planned, our own drawing: gray in a dashed ring, so that it is no seal that was
 * earned, with the letters and one sign of what it is about.
 */
export interface Badge {
  /** A short name without spaces, for the clip path. */
  readonly id: string;
  /** The letters, in one line or two. */
  readonly letters: readonly string[];
  /** Drawn around (160, 112), about 80 units high. */
  readonly sign: string;
}

const gray = "#6A6287";
const grayDeep = "#57506F";
const grayLight = "#AFA8C6";

export const badge = ({ id, letters, sign }: Badge): string => {
  const disc = "M160 38a122 122 0 1 0 .01 0Z";
  const size = letters.length === 1 ? 58 : 33;
  const text = letters
    .map((line, index) =>
      textPath(line, {
        x: 160,
        y: letters.length === 1 ? 204 : 180 + index * 35,
        anchor: "middle",
        weight: 700,
        size,
        fill: palette.paper,
      }),
    )
    .join("");
  const low = letters.length === 1 ? 238 : 252;
  const line = (y: number): string => `M30 ${num(y + 130 * slope)}L290 ${num(y - 130 * slope)}`;
  return svgDocument({
    width: 320,
    height: 320,
    body:
      stroke("M160 10a150 150 0 1 0 .01 0Z", grayLight, 8, 'stroke-dasharray="20 27.1"') +
      fill(disc, gray) +
      clipped(id, disc, fill(`${line(low)}V300H30Z`, grayDeep) + stroke(line(low - 14), grayLight, 5)) +
      place({ x: 0, y: -4 }, sign) +
      text,
  });
};
