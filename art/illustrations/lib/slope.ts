import { palette } from "./palette";
import { dots, fill, num, stroke, type Point } from "./svg";

/** The steepest ramp that the ADA Standards allow rises 1 in 12 (section 405.2). No other slope is drawn. */
export const slope = 1 / 12;

/** The same as an angle in degrees: 4.76. */
export const slopeDegrees = (Math.atan(slope) * 180) / Math.PI;

/** A ramp seen from the side. It rises from `foot` over `run` units; a negative run rises to the left. */
export interface Ramp {
  readonly foot: Point;
  readonly run: number;
}

/** The height of the surface at `x`; level before the foot and after the top. */
export const surfaceAt = ({ foot, run }: Ramp, x: number): number => {
  const along = Math.min(Math.max((x - foot.x) * Math.sign(run), 0), Math.abs(run));
  return foot.y - along * slope;
};

export const topOf = (ramp: Ramp): Point => ({
  x: ramp.foot.x + ramp.run,
  y: surfaceAt(ramp, ramp.foot.x + ramp.run),
});

/** The wedge under the surface, with a level landing of `landing` units after the top, down to `base`. */
export const rampBody = (ramp: Ramp, landing: number, base: number, color: string): string => {
  const top = topOf(ramp);
  const end = top.x + landing * Math.sign(ramp.run);
  return fill(
    `M${num(ramp.foot.x)} ${num(ramp.foot.y)}L${num(top.x)} ${num(top.y)}H${num(end)}V${num(base)}H${num(ramp.foot.x)}Z`,
    color,
  );
};

export interface RailOptions {
  /** Height of the rail above the surface. */
  readonly height: number;
  /** How far it runs level beyond foot and top (ADA 505.10: 12 inches). */
  readonly extension: number;
  /** How far it runs level past the top, where that differs from the extension at the foot. */
  readonly past?: number;
  readonly width: number;
  readonly color?: string;
  /** A line around the rail, so that it stands out before light things too. */
  readonly edge?: string;
  /** Where posts stand, as x. */
  readonly posts: readonly number[];
}

/** The rail: one line without a break, level beyond both ends and returned at the foot, on posts with round stations. */
export const rail = (ramp: Ramp, options: RailOptions): string => {
  const { height, extension, past = extension, width, color = palette.gold, edge, posts } = options;
  const way = Math.sign(ramp.run);
  const top = topOf(ramp);
  const y0 = ramp.foot.y - height;
  const x0 = ramp.foot.x - extension * way;
  const y1 = top.y - height;
  const x1 = top.x + past * way;
  const hook = height * 0.3;
  const line =
    `M${num(x0 + hook * 0.5 * way)} ${num(y0 + hook)}H${num(x0)}` +
    `A${num(hook / 2)} ${num(hook / 2)} 0 0 ${way > 0 ? 1 : 0} ${num(x0)} ${num(y0)}` +
    `H${num(ramp.foot.x)}L${num(top.x)} ${num(y1)}H${num(x1)}`;
  const post = (x: number): string => `M${num(x)} ${num(surfaceAt(ramp, x) - height)}V${num(surfaceAt(ramp, x))}`;
  const uprights = posts.map(post).join("");
  const heads = posts.map((x) => ({ x, y: surfaceAt(ramp, x) - height }));
  const around =
    edge === undefined
      ? ""
      : stroke(uprights, edge, width * 0.7 + 6) + stroke(line, edge, width + 6) + dots(heads, width * 1.05 + 3, edge);
  return around + stroke(uprights, color, width * 0.7) + stroke(line, color, width) + dots(heads, width * 1.05, color);
};
