/** A color in sRGB: red, green and blue from 0 to 255. */
export type Rgb = readonly number[];

/** Reads `#rgb` or `#rrggbb`. @throws when the color is written in another way */
export const parseHexColor = (color: string): Rgb => {
  const [, short, long = short?.replaceAll(/./gu, "$&$&")] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/iu.exec(color) ?? [];
  if (long === undefined) throw new Error(`"${color}" is not a color of three or six hex digits.`);
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
};

/** WCAG 2.2, "relative luminance". */
const luminance = (color: Rgb): number => {
  const shares = color.map((part) => part / 255);
  const [r = 0, g = 0, b = 0] = shares.map((share) =>
    share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** The contrast ratio of two opaque colors, 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrastRatio = (one: Rgb, other: Rgb): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
