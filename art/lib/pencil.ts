import rough from "roughjs";
import { handFont } from "./fonts";
import { escapeText } from "./svg-text";
import type { Align } from "./wireframe";

/** Graphite on the drawing, the same with little pressure, and the one colored pencil for remarks. */
export const graphite = "#34323A";
export const faintGraphite = "#B4AEA4";
export const coloredPencil = "#3B1D8A";
/** The paper itself: words on a hatched area get a thin edge of it, so that they stay readable. */
export const paperColor = "#FBF6E9";

export type Hatching = "sparse" | "middle" | "dense";

interface StrokeStyle {
  readonly color?: string;
  readonly width?: number;
  readonly hatching?: Hatching;
  /** The color of the hatching, where it differs from the outline. */
  readonly hatchColor?: string;
  /** How far lines may wander. Default 1.1. */
  readonly roughness?: number;
}

interface HandStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: Align;
  readonly color?: string;
}

/** A number from a text, always the same for the same text (FNV-1a, 31 bits). */
export const seedOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (const letter of text) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 1) + 1;
};

const hatchGap: Readonly<Record<Hatching, number>> = { sparse: 11, middle: 7, dense: 4.5 };

export interface Pencil {
  readonly path: (path: string, style?: StrokeStyle) => string;
  readonly rectangle: (x: number, y: number, w: number, h: number, style?: StrokeStyle) => string;
  readonly line: (x1: number, y1: number, x2: number, y2: number, style?: StrokeStyle) => string;
  readonly circle: (x: number, y: number, diameter: number, style?: StrokeStyle) => string;
  readonly curve: (points: readonly (readonly [number, number])[], style?: StrokeStyle) => string;
  /** Handwritten words; `\n` breaks the line. `y` is the first baseline. */
  readonly write: (x: number, y: number, words: string, style?: HandStyle) => string;
  /** The next steady number from 0 to 1: what looks like chance is the same in every run. */
  readonly chance: () => number;
}

/**
 * A pencil whose strokes wander by a fixed plan.
 * @param seed the same seed gives the same drawing
 */
export const createPencil = (seed: number): Pencil => {
  const generator = rough.generator();
  let turn = seed;
  const nextSeed = (): number => {
    turn = (Math.imul(turn, 48271) >>> 1) % 2147483647 || 1;
    return turn;
  };
  const chance = (): number => nextSeed() / 2147483647;
  const options = ({ color = graphite, width = 1.4, hatching, hatchColor = color, roughness = 1.1 }: StrokeStyle) => ({
    seed: nextSeed(),
    stroke: color,
    strokeWidth: width,
    roughness,
    bowing: 1.1,
    preserveVertices: false,
    ...(hatching === undefined
      ? {}
      : {
          fill: hatchColor,
          fillStyle: "hachure",
          fillWeight: 0.9,
          hachureGap: hatchGap[hatching],
          hachureAngle: -52,
        }),
  });
  type Drawable = ReturnType<typeof generator.line>;
  const toSvg = (drawable: Drawable): string =>
    generator
      .toPaths(drawable)
      .map(
        ({ d, stroke, strokeWidth }) =>
          `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${strokeWidth}" stroke-linecap="round"/>`,
      )
      .join("");
  return {
    path: (path, style = {}) => toSvg(generator.path(path, options(style))),
    rectangle: (x, y, w, h, style = {}) => toSvg(generator.rectangle(x, y, w, h, options(style))),
    line: (x1, y1, x2, y2, style = {}) => toSvg(generator.line(x1, y1, x2, y2, options(style))),
    circle: (x, y, diameter, style = {}) => toSvg(generator.circle(x, y, diameter, options(style))),
    curve: (points, style = {}) =>
      toSvg(
        generator.curve(
          points.map(([px, py]): [number, number] => [px, py]),
          options(style),
        ),
      ),
    write: (x, y, words, { size = 16, bold = false, align = "start", color = graphite } = {}) =>
      words
        .split("\n")
        .map((line, index) => {
          const baseline = y + index * size * 1.28;
          const tilt = ((chance() - 0.5) * 1.4).toFixed(2);
          return `<text x="${x}" y="${baseline}" transform="rotate(${tilt} ${x} ${baseline})" font-family="${handFont}" font-size="${size}" font-weight="${bold ? 700 : 400}" text-anchor="${align}" fill="${color}" stroke="${paperColor}" stroke-width="4" stroke-linejoin="round" paint-order="stroke">${escapeText(line)}</text>`;
        })
        .join(""),
    chance,
  };
};
