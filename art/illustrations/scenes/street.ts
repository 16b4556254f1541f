import { palette } from "../lib/palette";
import { surfaceAt, type Ramp } from "../lib/slope";
import { fill, num, place, rect, stroke } from "../lib/svg";

/** What several scenes share: people on a ramp, shop awnings, trees. */

export interface Standing {
  readonly scale?: number;
  readonly flip?: boolean;
  /** Turns wheels to the slope, in degrees. */
  readonly turn?: number;
}

/** Puts people on the surface of a ramp, or before and after it on the level. */
export const onSurface = (
  ramp: Ramp,
  x: number,
  parts: string,
  { scale = 1, flip = false, turn = 0 }: Standing = {},
): string => place({ x, y: surfaceAt(ramp, x) }, parts, { scale, flip, turn });

/** A striped awning with a scalloped edge. */
export const awning = (
  x: number,
  y: number,
  width: number,
  height: number,
  stripes: number,
  one: string,
  other: string,
): string => {
  const step = width / stripes;
  let parts = "";
  for (let i = 0; i < stripes; i += 1) {
    const left = x + i * step;
    parts += fill(
      `M${num(left)} ${num(y)}H${num(left + step)}V${num(y + height)}A${num(step / 2)} ${num(step / 2)} 0 0 1 ${num(left)} ${num(y + height)}Z`,
      i % 2 === 0 ? one : other,
    );
  }
  return parts + rect(x - 4, y - 8, width + 8, 10, palette.ink, 3);
};

/** A row of review stars, the first `full` of them filled. */
export const reviewStars = (x: number, y: number, full: number, size: number, color: string): string => {
  let parts = "";
  for (let i = 0; i < 5; i += 1) {
    let d = "";
    for (let corner = 0; corner < 10; corner += 1) {
      const angle = (Math.PI * corner) / 5 - Math.PI / 2;
      const r = corner % 2 === 0 ? size : size * 0.45;
      d += `${corner === 0 ? "M" : "L"}${num(x + i * size * 2.3 + Math.cos(angle) * r)} ${num(y + Math.sin(angle) * r)}`;
    }
    parts += fill(`${d}Z`, i < full ? color : "none", `stroke="${color}" stroke-width="3" stroke-linejoin="round"`);
  }
  return parts;
};

/** A speech bubble whose tail points down at (tailX, y + height + 26). */
export const bubble = (x: number, y: number, width: number, height: number, tailX: number, color: string): string =>
  rect(x, y, width, height, color, 22) +
  fill(`M${num(tailX - 16)} ${num(y + height - 4)}H${num(tailX + 16)}L${num(tailX)} ${num(y + height + 26)}Z`, color);

/** A street tree in a round head. */
export const tree = (x: number, y: number, height: number, crown: string, shade: string): string =>
  stroke(
    `M${num(x)} ${num(y)}V${num(y - height * 0.6)}M${num(x)} ${num(y - height * 0.36)}L${num(x + height * 0.12)} ${num(y - height * 0.52)}`,
    "#6E3B2A",
    height * 0.05,
  ) +
  fill(
    `M${num(x - height * 0.26)} ${num(y - height * 0.66)}a${num(height * 0.26)} ${num(height * 0.34)} 0 1 1 ${num(height * 0.52)} 0a${num(height * 0.26)} ${num(height * 0.2)} 0 0 1 ${num(-height * 0.52)} 0Z`,
    crown,
  ) +
  fill(
    `M${num(x + height * 0.04)} ${num(y - height * 0.99)}a${num(height * 0.26)} ${num(height * 0.34)} 0 0 1 ${num(height * 0.22)} ${num(height * 0.33)}a${num(height * 0.26)} ${num(height * 0.2)} 0 0 1 ${num(-height * 0.26)} ${num(height * 0.2)}C${num(x + height * 0.14)} ${num(y - height * 0.6)} ${num(x + height * 0.14)} ${num(y - height * 0.84)} ${num(x + height * 0.04)} ${num(y - height * 0.99)}Z`,
    shade,
  );

/** The ramp's measure as a mason would mark it: twelve units along its run, and one unit upright at its top. */
export const measureBar = (
  ramp: Ramp,
  y: number,
  unit: number,
  thickness: number,
  one: string,
  other: string,
): string => {
  let blocks = "";
  for (let i = 0; i < 12; i += 1) blocks += rect(ramp.foot.x + i * unit, y, unit, thickness, i % 2 === 0 ? one : other);
  const top = ramp.foot.x + ramp.run;
  return blocks + rect(top + 8, surfaceAt(ramp, top), thickness, unit, one);
};
