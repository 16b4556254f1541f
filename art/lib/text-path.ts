import { openSync, type Font } from "fontkit";

/**
 * Words as outlines of the studio's typeface: a picture shown by `<img>` cannot use the page's fonts, and the reader's
 * system may lack this one.
 */

export type Weight = 400 | 600 | 700;

export interface TextPathOptions {
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: Weight;
  readonly anchor?: "start" | "middle" | "end";
}

const fonts = new Map<Weight, Font>();

const fontOf = (weight: Weight): Font => {
  const opened = fonts.get(weight);
  if (opened !== undefined) return opened;
  const file = require.resolve(
    `@fontsource/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-${weight}-normal.woff`,
  );
  const font = openSync(file);
  if (!("layout" in font)) throw new Error(`${file} holds several fonts`);
  fonts.set(weight, font);
  return font;
};

/** Units per em of the outlines: at 16 px a rounded point is at most 0.02 px off. */
export const unitsPerEm = 400;

const letters: Readonly<Record<string, string>> = {
  moveTo: "m",
  lineTo: "l",
  quadraticCurveTo: "q",
  bezierCurveTo: "c",
  closePath: "z",
};

/** Numbers as path data: a minus sign separates as well as a space. */
const pathNumbers = (values: readonly number[]): string => values.join(" ").replaceAll(" -", "-");

const round = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** How wide a line of words is. */
export const textWidth = (text: string, size: number, weight: Weight = 400): number => {
  const font = fontOf(weight);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
};

/**
 * One line of words as one path. Relative commands in whole units, so that every occurrence of a letter is the same
 * string, which compresses well.
 */
export const textPath = (
  text: string,
  { x, y, size, fill, weight = 400, anchor = "start" }: TextPathOptions,
): string => {
  const font = fontOf(weight);
  const { glyphs, positions } = font.layout(text);
  const scale = unitsPerEm / font.unitsPerEm;
  let d = "";
  let origin = 0;
  let [atX, atY, startX, startY] = [0, 0, 0, 0];
  glyphs.forEach((glyph, index) => {
    if (glyph.id === 0) throw new Error(`The typeface lacks a letter of "${text}".`);
    const left = Math.round(origin * scale);
    for (const { command, args } of glyph.path.commands) {
      const points = args.map(
        (value, at) => (at % 2 === 0 ? left : 0) + Math.round(value * (at % 2 === 0 ? 1 : -1) * scale),
      );
      d += `${letters[command] ?? ""}${pathNumbers(points.map((value, at) => value - (at % 2 === 0 ? atX : atY)))}`;
      // Closed, the outline is back at its start.
      [atX, atY] = [points.at(-2) ?? startX, points.at(-1) ?? startY];
      if (command === "moveTo") [startX, startY] = [atX, atY];
    }
    origin += positions[index]?.xAdvance ?? 0;
  });
  const share = { start: 0, middle: 0.5, end: 1 }[anchor];
  const start = x - (share * origin * size) / font.unitsPerEm;
  return `<path transform="translate(${round(start, 1)} ${round(y, 1)})scale(${round(size / unitsPerEm, 4)})" fill="${fill}" d="${d}"/>`;
};
