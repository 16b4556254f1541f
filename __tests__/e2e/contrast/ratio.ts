/** A color in sRGB: red, green and blue from 0 to 255, alpha from 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
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

const channel = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = ({ red, green, blue }: Color): number =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** The contrast ratio of two opaque colors, 1 to 21 (WCAG 2.2, "contrast ratio" and "relative luminance"). */
export const contrast = (one: Color, other: Color): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

/** A color as people write it. */
export const hex = ({ red, green, blue }: Color): string =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
