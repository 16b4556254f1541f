/** A color in sRGB, each part from 0 to 255. */
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** WCAG 2.2, "relative luminance". */
const luminance = ({ red, green, blue }: Rgb): number => {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/**
 * Reads `#rgb` or `#rrggbb`.
 * @throws when the color is written in another way
 */
export const parseHexColor = (color: string): Rgb => {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/iu.exec(color)?.[1];
  if (digits === undefined) throw new Error(`"${color}" is not a color of three or six hex digits.`);
  const long = digits.length === 6 ? digits : digits.replace(/./gu, "$&$&");
  const part = (at: number): number => Number.parseInt(long.slice(at, at + 2), 16);
  return { red: part(0), green: part(2), blue: part(4) };
};

/** The contrast ratio of two opaque colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrastRatio = (one: Rgb, other: Rgb): number => {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};
