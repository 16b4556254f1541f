import type { Rgb } from "../../../src/lib/contrast";

/** A color as browsers compute it; alpha from 0 to 1. */
export interface Color extends Rgb {
  readonly alpha: number;
}

const formats: readonly (readonly [pattern: RegExp, largest: number])[] = [
  [/^rgba?\(([\d.]+),? ([\d.]+),? ([\d.]+)(?:,? \/? ?([\d.]+))?\)$/u, 255],
  [/^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/u, 1],
];

/** @throws when the computed color has another form */
export const parseColor = (text: string): Color => {
  for (const [pattern, largest] of formats) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [red = 0, green = 0, blue = 0] = match.slice(1, 4).map((part) => (Number(part) * 255) / largest);
    return { red, green, blue, alpha: Number(match[4] ?? 1) };
  }
  throw new Error(`"${text}" is not a computed color of a known form.`);
};

/** The color that is seen where one lies over another, which must be opaque. */
const over = (front: Color, back: Color): Color => {
  const mix = (one: number, other: number): number => one * front.alpha + other * (1 - front.alpha);
  return {
    red: mix(front.red, back.red),
    green: mix(front.green, back.green),
    blue: mix(front.blue, back.blue),
    alpha: 1,
  };
};

/** Composes computed backgrounds, from the nearest to the last, which is opaque. */
export const flatten = (backgrounds: readonly string[]): Color =>
  backgrounds.map(parseColor).reduceRight((back, front) => over(front, back), parseColor("rgb(255, 255, 255)"));

export const hex = ({ red, green, blue }: Rgb): string =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
