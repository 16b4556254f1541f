/**
 * Linear light of one channel of a hex color, 0 to 1 (WCAG 2.2, "relative luminance").
 * @param pair two hex digits
 */
const channel = (pair: string): number => {
  const part = Number.parseInt(pair, 16) / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const luminance = (color: string): number => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/iu
    .exec(color)
    ?.slice(1)
    .map((digit) => digit + digit);
  const pairs = short ?? /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(color)?.slice(1);
  if (pairs === undefined) throw new Error(`"${color}" is not a color of three or six hex digits.`);
  const [red = "", green = "", blue = ""] = pairs;
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
};

/**
 * The contrast ratio of two opaque colors, 1 to 21 (WCAG 2.2, "contrast ratio").
 * @param one, other `#rgb` or `#rrggbb`
 * @throws when a color is written in another way
 */
export const contrastRatio = (one: string, other: string): number => {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
};
