import { dots, type Point } from "./svg";

export interface BrailleOptions {
  readonly x: number;
  readonly y: number;
  /** From dot to dot inside a cell. */
  readonly pitch: number;
  /** From cell to cell. */
  readonly cell: number;
  /** Radius of a raised dot. */
  readonly dot: number;
  readonly color: string;
  /** Dots that are not raised: left out, or small in this color. */
  readonly flat?: string;
}

/**
 * Braille cells, two dots wide and three high.
 * @param cells one text a cell with the numbers of its raised dots: "2456" is w; dots 1 to 3 stand left, 4 to 6 right
 */
export const braille = (cells: readonly string[], { x, y, pitch, cell, dot, color, flat }: BrailleOptions): string => {
  const raisedDots: Point[] = [];
  const flatDots: Point[] = [];
  cells.forEach((raised, index) => {
    for (let number = 1; number <= 6; number += 1) {
      const center = { x: x + index * cell + (number > 3 ? pitch : 0), y: y + ((number - 1) % 3) * pitch };
      (raised.includes(String(number)) ? raisedDots : flatDots).push(center);
    }
  });
  return dots(raisedDots, dot, color) + (flat === undefined ? "" : dots(flatDots, dot * 0.36, flat));
};
