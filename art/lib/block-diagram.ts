import { textPath, textWidth, type Weight } from "./text-path";

/**
 * The narrow and the medium version of a diagram, for phones and tablets: the same facts. Phones show the narrow one at
 * about nine tenths of its size, so that words of 16 are read at 14 pixels. A tablet of 768 pixels shows the medium one
 * at its size, one of 960 a quarter larger.
 */

interface Placed {
  readonly height: number;
  readonly draw: (x: number, y: number) => string;
}

/** A part of the drawing, which takes the width that it is given. */
export type Block = (width: number) => Placed;

export interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly fill?: string;
  readonly anchor?: "start" | "middle";
}

const linesOf = (text: string, width: number, size: number, weight: Weight): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(/\s+/u)) {
    const last = lines.at(-1);
    if (last !== undefined && textWidth(`${last} ${word}`, size, weight) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

/** Words that wrap. */
export const text =
  (words: string, { size = 16, weight = 400, fill = "#1A1433", anchor = "start" }: TextStyle = {}): Block =>
  (width) => {
    const lines = linesOf(words, width, size, weight);
    const leading = Math.round(size * 1.3);
    return {
      height: lines.length * leading,
      draw: (x, y) =>
        lines
          .map((line, index) =>
            textPath(line, {
              x: anchor === "middle" ? x + width / 2 : x,
              y: y + index * leading + size,
              size,
              weight,
              fill,
              anchor,
            }),
          )
          .join("\n"),
    };
  };

/** A drawing of a known height. */
export const shape =
  (height: number, draw: (x: number, y: number, width: number) => string): Block =>
  (width) => ({ height, draw: (x, y) => draw(x, y, width) });

/** One below the other. */
export const stack =
  (blocks: readonly Block[], gap = 8): Block =>
  (width) => {
    const placed = blocks.map((block) => block(width));
    return {
      height: placed.reduce((sum, { height }) => sum + height, gap * Math.max(0, placed.length - 1)),
      draw: (x, y) => {
        let top = y;
        return placed
          .map(({ height, draw }) => {
            const drawn = draw(x, top);
            top += height + gap;
            return drawn;
          })
          .join("\n");
      },
    };
  };

/** Side by side, the second as wide as what the first leaves; each in the middle of the height. */
export const beside =
  (first: Block, firstWidth: number, second: Block, gap = 12): Block =>
  (width) => {
    const parts = [first(firstWidth), second(width - firstWidth - gap)] as const;
    const height = Math.max(...parts.map((part) => part.height));
    return {
      height,
      draw: (x, y) =>
        parts
          .map((part, index) => part.draw(x + index * (firstWidth + gap), y + (height - part.height) / 2))
          .join("\n"),
    };
  };

/** Side by side in columns, from one top; each part is as wide as its weight says. */
export const columns =
  (parts: readonly Block[], { gap = 24, weights = parts.map(() => 1) }: ColumnsStyle = {}): Block =>
  (width) => {
    const unit = (width - gap * (parts.length - 1)) / weights.reduce((sum, weight) => sum + weight, 0);
    const widths = parts.map((_, index) => unit * (weights[index] ?? 1));
    const placed = parts.map((part, index) => part(widths[index] ?? unit));
    return {
      height: Math.max(...placed.map(({ height }) => height)),
      draw: (x, y) => {
        let left = x;
        return placed
          .map(({ draw }, index) => {
            const drawn = draw(left, y);
            left += (widths[index] ?? unit) + gap;
            return drawn;
          })
          .join("\n");
      },
    };
  };

export interface ColumnsStyle {
  readonly gap?: number;
  readonly weights?: readonly number[];
}

export interface CardStyle {
  readonly fill: string;
  readonly edge?: string;
  readonly dashed?: boolean;
  readonly radius?: number;
  /** As high as this at least, so that cards beside each other are of one height. */
  readonly minHeight?: number;
}

/** A part on a ground of its own. */
export const card =
  (block: Block, { fill, edge, dashed = false, radius = 8, minHeight = 0 }: CardStyle): Block =>
  (width) => {
    const inside = block(width - 28);
    const height = Math.max(minHeight, inside.height + 20);
    const line =
      edge === undefined ? "" : ` stroke="${edge}" stroke-width="2"${dashed ? ' stroke-dasharray="5 5"' : ""}`;
    return {
      height,
      draw: (x, y) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${line}/>\n${inside.draw(x + 14, y + 9)}`,
    };
  };

/** An arrow to the part below, with words beside it. */
export const arrowDown = (color: string, words?: Block): Block =>
  beside(
    shape(
      30,
      (x, y) => `<path d="M${x + 20} ${y + 2}v24m-7-7l7 7l7-7" fill="none" stroke="${color}" stroke-width="3"/>`,
    ),
    40,
    words ?? shape(0, () => ""),
    0,
  );

/** Cards beside each other, all as high as the highest. */
export const cards =
  (blocks: readonly Block[], style: CardStyle, gap = 12): Block =>
  (width) => {
    const row = (minHeight: number) =>
      columns(
        blocks.map((block) => card(block, { ...style, minHeight })),
        { gap },
      )(width);
    return row(row(0).height);
  };

const sheet = (sheetWidth: number, margin: number, blocks: readonly Block[], gap?: number): string => {
  const { height, draw } = stack(blocks, gap)(sheetWidth - 2 * margin);
  const whole = Math.round(height) + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${sheetWidth}" height="${whole}" viewBox="0 0 ${sheetWidth} ${whole}">
<rect x=".75" y=".75" width="${sheetWidth - 1.5}" height="${whole - 1.5}" rx="16" fill="#FFFDF8" stroke="#CAC8D3" stroke-width="1.5"/>
${draw(margin, margin)}
</svg>`;
};

/** The whole drawing for phones on its own ground, as the wide one. */
export const narrowSheet = (blocks: readonly Block[], gap?: number): string => sheet(360, 20, blocks, gap);

/** The same for tablets: two columns of 316 in it, or three of 203. */
export const mediumSheet = (blocks: readonly Block[], gap?: number): string => sheet(704, 24, blocks, gap);
