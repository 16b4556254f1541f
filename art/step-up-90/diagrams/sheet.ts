import { escapeText } from "../../lib/svg-text";
import { textPath, type Weight } from "../../lib/text-path";

/** Colors of the product, on the site's paper. */
export const color = {
  paper: "#FFFDF8",
  edge: "#CAC8D3",
  ink: "#1D2423",
  quiet: "#2A3B3A",
  deep: "#073B3F",
  teal: "#0A5A5F",
  /** The edges of cards: 3 to 1 on the paper at least, so that they part from it in the dark scheme, too. */
  tealEdge: "#45918C",
  warmEdge: "#938977",
  tealSoft: "#DDEFED",
  warm: "#F6F3EE",
  white: "#FFFFFF",
  coral: "#A2321F",
} as const;

export interface TextOptions {
  /** In user units; 16 is the least, because the diagrams are shown at most at their own size. */
  readonly size?: number;
  readonly weight?: Weight;
  readonly fill?: string;
  readonly anchor?: "start" | "middle" | "end";
}

/** One line of words. `y` is the baseline. */
export const words = (
  x: number,
  y: number,
  text: string,
  { size = 16, weight = 400, fill = color.ink, anchor = "start" }: TextOptions = {},
): string => textPath(text, { x, y, size, weight, fill, anchor });

/** A box with soft corners. */
export const box = (x: number, y: number, w: number, h: number, fill: string, edge?: string, radius = 12): string =>
  `<rect x="${String(x)}" y="${String(y)}" width="${String(w)}" height="${String(h)}" rx="${String(radius)}" fill="${fill}"${edge === undefined ? "" : ` stroke="${edge}" stroke-width="1.5"`}/>`;

/** A line with an arrow head at its end; `path` is path data. */
export const arrow = (path: string, dashed = false): string =>
  `<path d="${path}" fill="none" stroke="${color.teal}" stroke-width="2.5" stroke-linejoin="round"${dashed ? ' stroke-dasharray="2 7" stroke-linecap="round"' : ""} marker-end="url(#head)"/>`;

/** A whole diagram on its own sheet of paper, so that it reads on light and on dark pages. */
export const sheet = (width: number, height: number, title: string, body: string): string => {
  const half = 0.75;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${escapeText(title)}">
<defs><marker id="head" viewBox="0 0 10 10" refX="8.5" refY="5" markerWidth="6" markerHeight="6" orient="auto-start-reverse"><path d="M1 1L9 5L1 9" fill="none" stroke="${color.teal}" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"/></marker></defs>
<rect x="${String(half)}" y="${String(half)}" width="${String(width - half * 2)}" height="${String(height - half * 2)}" rx="18" fill="${color.paper}" stroke="${color.edge}" stroke-width="1.5"/>
${body}
</svg>`;
};
