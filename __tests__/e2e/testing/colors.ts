import type { Rgb } from "../../../src/lib/contrast";

const formats: readonly (readonly [pattern: RegExp, largest: number])[] = [
  [/^rgb\(([\d.]+),? ([\d.]+),? ([\d.]+)\)$/u, 255],
  [/^color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)\)$/u, 1],
];

/** An opaque color as browsers compute it. @throws when it has another form */
export const parseColor = (text: string): Rgb => {
  for (const [pattern, largest] of formats) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const [red = 0, green = 0, blue = 0] = match.slice(1).map((part) => (Number(part) * 255) / largest);
    return { red, green, blue };
  }
  throw new Error(`"${text}" is not a computed color of a known form.`);
};
