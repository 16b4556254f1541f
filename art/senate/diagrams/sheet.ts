import { textPath } from "../../lib/text-path";

/** The wide diagrams of this study are drawn this wide, and shown at most this wide. */
export const sheetWidth = 960;

/** The same for tablets. */
export const mediumWidth = 704;

/**
 * Colors of the diagrams in the light scheme. The dark ones have the same contrasts (`lib/dark-scheme.ts`): a large area
 * of ink would be a white one that glares, so areas are pale and have an edge.
 */
export const ink = "#0B1F44";
export const muted = "#3F4D6B";
export const red = "#AC1029";
/** For the largest words in red: 10 to 1 on white, and on the dark ground. */
export const deepRed = "#870C20";
export const pale = "#E8EEF8";
export const rule = "#C6D0E2";
export const ground = "#FFFDF8";
const groundEdge = "#CAC8D3";

export interface WordsStyle {
  /** In units of the drawing; never under 16, which is the smallest that is still read at 1:1. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly align?: "start" | "middle" | "end";
  readonly color?: string;
  /** From one line to the next. */
  readonly leading?: number;
}

/**
 * Words on one or more lines; `\n` breaks the line.
 * @param y the first baseline
 */
export const words = (x: number, y: number, text: string, style: WordsStyle = {}): string => {
  const { size = 16, bold = false, align = "start", color = ink, leading = 21 } = style;
  return text
    .split("\n")
    .map((line, index) =>
      textPath(line, { x, y: y + index * leading, size, fill: color, weight: bold ? 700 : 400, anchor: align }),
    )
    .join("\n");
};

export interface BoxStyle {
  readonly fill?: string;
  readonly edge?: string;
  readonly edgeWidth?: number;
  readonly radius?: number;
  readonly dashed?: boolean;
}

export const box = (x: number, y: number, w: number, h: number, style: BoxStyle = {}): string => {
  const { fill = "#FFFFFF", edge = "none", edgeWidth = 2, radius = 8, dashed = false } = style;
  const stroke = edge === "none" ? "" : ` stroke="${edge}" stroke-width="${edgeWidth}"`;
  return `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"${stroke}${dashed ? ' stroke-dasharray="5 5"' : ""}/>`;
};

export const stroke = (path: string, color = ink, width = 2, dashed = false): string =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dashed ? ' stroke-dasharray="3 7"' : ""}/>`;

export const dot = (x: number, y: number, r: number, fill: string, edge = "none", edgeWidth = 2): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${edge === "none" ? "" : ` stroke="${edge}" stroke-width="${edgeWidth}"`}/>`;

/** The head of an arrow that ends at this place. `turn` is where it points: 0 right, 90 down, 180 left, -90 up. */
export const arrowHead = (x: number, y: number, turn: number, color = ink): string =>
  `<path d="M0 0L-12 -6.5V6.5Z" transform="translate(${x} ${y}) rotate(${turn})" fill="${color}"/>`;

/**
 * The whole drawing on its own ground with a thin edge.
 * @param parts what lies on it, from back to front
 */
export const sheet = (height: number, parts: readonly string[], width = sheetWidth): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="16" fill="${ground}" stroke="${groundEdge}"/>
${parts.join("\n")}
</svg>`;
