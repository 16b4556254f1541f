import { textPath, textWidth, unitsPerEm } from "../../lib/text-path";
import { palette } from "../lib/palette";
import { num } from "../lib/svg";

/**
 * Words whose letters are stored once a picture and then used by name. `textPath` stores them at every place, which
 * makes a picture of many words three times as large.
 */

/** The name of a letter's shape: b or r for bold or regular, and its number in Unicode. */
const nameOf = (letter: string, bold: boolean): string => `${bold ? "b" : "r"}${letter.charCodeAt(0)}`;

const weightOf = (bold: boolean): 400 | 700 => (bold ? 700 : 400);

/** The outline behind a name. */
const shapeOf = (name: string): string => {
  const letter = String.fromCharCode(Number(name.slice(1)));
  const weight = weightOf(name.startsWith("b"));
  return / d="([^"]*)"/u.exec(textPath(letter, { x: 0, y: 0, size: unitsPerEm, fill: "", weight }))?.[1] ?? "";
};

export interface WordsStyle {
  readonly size: number;
  readonly color?: string;
  readonly bold?: boolean;
  /** The words stand on both sides of x. */
  readonly middle?: boolean;
}

/** One line of words. @param y the baseline */
export const words = (
  x: number,
  y: number,
  text: string,
  { size, color = palette.ink, bold = false, middle = false }: WordsStyle,
): string => {
  const weight = weightOf(bold);
  const start = middle ? x - textWidth(text, size, weight) / 2 : x;
  const letters = Array.from(text, (letter, index) => {
    if (letter === " ") return "";
    // Where the letter ends, less its own width: so pairs that stand closer do so here too.
    const end = textWidth(text.slice(0, index + 1), unitsPerEm, weight);
    const at = Math.round(end - textWidth(letter, unitsPerEm, weight));
    return `<use href="#${nameOf(letter, bold)}"${at === 0 ? "" : ` x="${at}"`}/>`;
  });
  const scale = Number((size / unitsPerEm).toFixed(4));
  return `<g transform="translate(${num(start)} ${num(y)})scale(${scale})" fill="${color}">${letters.join("")}</g>`;
};

/** The shapes of all letters that `body` uses. */
export const letterShapes = (body: string): string => {
  const used = new Set(Array.from(body.matchAll(/<use href="#([rb]\d+)"/gu), ([, name]) => name ?? ""));
  const shapes = [...used].sort().map((name) => `<path id="${name}" d="${shapeOf(name)}"/>`);
  return shapes.length === 0 ? "" : `<defs>${shapes.join("")}</defs>`;
};
