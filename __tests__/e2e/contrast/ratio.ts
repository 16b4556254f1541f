import type { Rgb } from "../../../src/lib/contrast";

export { contrastRatio as contrast } from "../../../src/lib/contrast";

/** A color in sRGB with its alpha from 0 to 1. */
export interface Color extends Rgb {
  readonly alpha: number;
}

const functions: readonly (readonly [pattern: RegExp, largest: number])[] = [
  [/^rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)(?:,? \/? ?([\d.]+))?\)$/u, 255],
  [/^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/u, 1],
];

/**
 * Reads a color as browsers compute it.
 * @throws when it is written in a way that this function does not know, so that nothing is passed over
 */
export const readColor = (text: string): Color => {
  for (const [pattern, largest] of functions) {
    const found = pattern.exec(text);
    if (found !== null) {
      const [red = 0, green = 0, blue = 0] = found.slice(1, 4).map((part) => (Number(part) * 255) / largest);
      return { red, green, blue, alpha: found[4] === undefined ? 1 : Number(found[4]) };
    }
  }
  throw new Error(`This color cannot be read: ${text}`);
};

/** What is seen where one color lies over another, which must be opaque. */
export const over = (front: Color, back: Color): Color => {
  const mix = (one: number, other: number): number => one * front.alpha + other * (1 - front.alpha);
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1,
  };
};

/** A color as people write it. */
export const hex = ({ red, green, blue }: Color): string =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
