import { stack, type Block } from "../../lib/block-diagram";
import { escapeText } from "../../lib/svg-text";
import { textPath, type Weight } from "../../lib/text-path";

/** What the diagrams share: a sheet with its own ground, so that they read in both color schemes. */

/** Edge and tint have the violet's hue, as the dark scheme keeps hues. */
export const color = {
  ground: "#FFFDF8",
  edge: "#CAC8D3",
  ink: "#1A1433",
  slate: "#4B4662",
  violet: "#4A2A9C",
  tint: "#E9E6FC",
  mist: "#F3EFE6",
  control: "#6F6988",
} as const;

interface TextStyle {
  readonly size?: number;
  readonly weight?: Weight;
  readonly anchor?: "start" | "middle" | "end";
  readonly fill?: string;
}

/** Words at a baseline; `\n` breaks the line. No size under 16, as the sheets are shown at their own size or smaller. */
export const words = (x: number, y: number, text: string, style: TextStyle = {}): string => {
  const size = style.size ?? 18;
  return text
    .split("\n")
    .map((line, index) => textPath(line, { fill: color.ink, ...style, x, y: y + index * size * 1.28, size }))
    .join("");
};

interface BoxStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly radius?: number;
}

/** A rectangle with soft corners. */
export const box = (x: number, y: number, w: number, h: number, style: BoxStyle = {}): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${style.radius ?? 12}" fill="${style.fill ?? color.ground}"${
    style.stroke === undefined ? "" : ` stroke="${style.stroke}" stroke-width="${style.width ?? 2}"`
  }/>`;

/** A line or curve. `arrow` ends it with a head. */
export const path = (
  d: string,
  {
    stroke = color.violet,
    width = 3,
    dash,
    arrow = false,
  }: { stroke?: string; width?: number; dash?: string; arrow?: boolean } = {},
): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${
    dash === undefined ? "" : ` stroke-dasharray="${dash}"`
  }${arrow ? ' marker-end="url(#head)"' : ""}/>`;

/** The whole drawing with its ground and frame: 960 wide, and 704 for tablets. */
export const sheet = (title: string, height: number, content: string, width = 960): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<title>${escapeText(title)}</title>
<defs><marker id="head" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="14" markerHeight="14" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M1 1L9 5L1 9Z" fill="${color.violet}"/></marker></defs>
<rect x=".75" y=".75" width="${width - 1.5}" height="${height - 1.5}" rx="16" fill="${color.ground}" stroke="${color.edge}" stroke-width="1.5"/>
${content}
</svg>`;

const blockSheet =
  (width: number, margin: number) =>
  (title: string, blocks: readonly Block[], gap?: number): string => {
    const { height, draw } = stack(blocks, gap)(width - 2 * margin);
    return sheet(title, Math.round(height) + 2 * margin, draw(margin, margin), width);
  };

/** The whole drawing for phones. */
export const narrowSheet = blockSheet(360, 20);

/** The same for tablets. */
export const mediumSheet = blockSheet(704, 24);
