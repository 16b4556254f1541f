import sharp from "sharp";
import type { Color } from "./ratio";

/** A photograph whose pixels can be asked. */
export interface Photograph {
  /**
   * The colors of a piece, the most frequent first, each with its part of the piece from 0 to 1.
   * Shades that differ by less than four steps count as one, so that a gradient does not fall to pieces.
   */
  readonly colorsIn: (piece: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  }) => readonly { readonly color: Color; readonly part: number }[];
}

/** Reads a PNG, one pixel for one CSS pixel. */
export const readPhotograph = async (png: Buffer): Promise<Photograph> => {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    colorsIn: ({ x, y, width, height }) => {
      const counts = new Map<number, { color: Color; count: number }>();
      let pixels = 0;
      for (let row = Math.max(0, Math.ceil(y)); row < Math.min(info.height, y + height); row += 1) {
        for (let column = Math.max(0, Math.ceil(x)); column < Math.min(info.width, x + width); column += 1) {
          const place = (row * info.width + column) * info.channels;
          const [red = 0, green = 0, blue = 0] = data.subarray(place, place + 3);
          const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);
          const entry = counts.get(key) ?? { color: { red, green, blue, alpha: 1 }, count: 0 };
          entry.count += 1;
          counts.set(key, entry);
          pixels += 1;
        }
      }
      return [...counts.values()]
        .sort((one, other) => other.count - one.count)
        .map(({ color, count }) => ({ color, part: count / pixels }));
    },
  };
};
