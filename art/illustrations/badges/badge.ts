import { textPath } from "../../lib/text-path";
import { palette } from "../lib/palette";
import { slope } from "../lib/slope";
import { circle, clipped, dots, fill, num, place, stroke, svgDocument, type Point } from "../lib/svg";

/** A certification's badge, our own drawing: a ring of domes, the letters, and one sign of what it is about. */
export interface Badge {
  /** A short name without spaces, for the clip path. */
  readonly id: string;
  /** The letters, in one line or two. */
  readonly letters: readonly string[];
  readonly ground: string;
  readonly shade: string;
  readonly tint: string;
  /** Drawn around (160, 112), about 80 units high. */
  readonly sign: string;
}

const domes = 44;

export const badge = ({ id, letters, ground, shade, tint, sign }: Badge): string => {
  const disc = "M160 38a122 122 0 1 0 .01 0Z";
  const ring: Point[] = [];
  for (let i = 0; i < domes; i += 1) {
    const angle = (2 * Math.PI * i) / domes;
    ring.push({ x: 160 + Math.cos(angle) * 138, y: 160 + Math.sin(angle) * 138 });
  }
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
      circle(160, 160, 156, tint) +
      dots(ring, 5, ground) +
      fill(disc, ground) +
      clipped(id, disc, fill(`${line(low)}V300H30Z`, shade) + stroke(line(low - 14), tint, 5)) +
      place({ x: 0, y: -4 }, sign) +
      text,
  });
};
