import { readFile } from "node:fs/promises";
import path from "node:path";
import { createElement as element, type CSSProperties, type ReactNode } from "react";
import satori, { type Font } from "satori";
import { logoShape } from "../../../lib/logo-shape";
import { socialCardSize } from "../../../lib/social-card";

/** The words of a card: every visitor of a social network reads them, so they are also its alternative text. */
export interface CardWords {
  readonly studio: string;
  /** A short line above the heading. */
  readonly over?: string | undefined;
  readonly heading: string;
  /** A short line below the heading. */
  readonly under?: string | undefined;
}

const family = "Atkinson Hyperlegible Next";
/** satori asks the families in their order for a glyph, so letters beyond Latin-1 come from a family of their own. */
const extendedFamily = `${family} Extended`;

/**
 * Reads the site's typeface in the three weights of a card. Static files: satori loads a variable font without an error,
 * but as one weight (satori 0.63).
 * @param root the project's folder, absolute
 */
export const loadCardFonts = (root: string): Promise<readonly Font[]> =>
  Promise.all(
    (["latin", "latin-ext"] as const).flatMap((subset) =>
      ([400, 700, 800] as const).map(async (weight): Promise<Font> => {
        const file = `atkinson-hyperlegible-next-${subset}-${String(weight)}-normal.woff`;
        return {
          name: subset === "latin" ? family : extendedFamily,
          // Not require.resolve: Gatsby's bundle of gatsby-node rewrites it.
          data: await readFile(path.join(root, "node_modules/@fontsource/atkinson-hyperlegible-next/files", file)),
          weight,
          style: "normal",
        };
      }),
    ),
  );

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  element("div", { style: { display: "flex", ...style } }, ...children);

/** Colors of src/styles/tokens.css: satori knows no custom properties. */
export interface CardColors {
  readonly text: string;
  readonly textMuted: string;
  readonly rail: string;
}

const logo = ({ text, rail }: CardColors): string =>
  `data:image/svg+xml;base64,${Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="75" height="60" viewBox="0 0 ${String(logoShape.width)} ${String(logoShape.height)}">` +
      `<path d="${logoShape.ramp}" fill="${text}"/>` +
      `<path d="${logoShape.rail}" fill="none" stroke="${rail}" stroke-width="${String(logoShape.railWidth)}" stroke-linecap="round"/></svg>`,
  ).toString("base64")}`;

/** The space for heading and lines, in pixels: between logo and rail, left of the picture. */
const space = { left: 64, top: 124, width: 464, height: 320 } as const;

const blank = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')}`;

/** Heading sizes in pixels, largest first. The smallest holds 90 characters, the most that the schema allows. */
const headingSizes = [104, 92, 80, 70, 62, 54, 46, 40, 34] as const;

const text = ({ over, heading, under }: CardWords, size: number, colors: CardColors) =>
  box(
    { flexDirection: "column", gap: 14, width: space.width },
    over && box({ fontSize: 30, lineHeight: 1.25, color: colors.textMuted }, over),
    box({ fontSize: size, fontWeight: 800, letterSpacing: "-0.025em", lineHeight: 1.04, textWrap: "balance" }, heading),
    under && box({ fontSize: 30, lineHeight: 1.25, color: colors.textMuted, textWrap: "balance" }, under),
  );

const heightOf = (svg: string): number => Number(/\bheight="([\d.]+)"/u.exec(svg)?.[1]);

/** Whether the longest word fits into a line: 0.58 em is a wide letter at weight 800. */
const wordsFit = (heading: string, size: number): boolean =>
  Math.max(...heading.split(/\s+/u).map((word) => word.length)) * size * 0.58 <= space.width;

/**
 * Draws the words of a card as an SVG of outlines, 1200 by 630, on a transparent ground.
 * The heading takes the largest size at which everything fits. A character that is in none of the fonts becomes a blank.
 */
export const drawCardWords = async (words: CardWords, colors: CardColors, fonts: readonly Font[]): Promise<string> => {
  const options = {
    fonts: [...fonts],
    loadAdditionalAsset: () => Promise.resolve(blank),
  };
  let size: number = headingSizes[headingSizes.length - 1] ?? 34;
  for (const candidate of headingSizes) {
    if (!wordsFit(words.heading, candidate)) continue;
    if (heightOf(await satori(text(words, candidate, colors), { ...options, width: space.width })) <= space.height) {
      size = candidate;
      break;
    }
  }
  return satori(
    box(
      { position: "relative", ...socialCardSize, color: colors.text, fontFamily: `${family}, ${extendedFamily}` },
      box(
        { position: "absolute", left: 60, top: 44, alignItems: "center", gap: 16, fontSize: 36, fontWeight: 700 },
        element("img", { src: logo(colors), width: 75, height: 60 }),
        words.studio,
      ),
      box(
        { position: "absolute", left: space.left, top: space.top, height: space.height, alignItems: "center" },
        text(words, size, colors),
      ),
    ),
    { ...options, ...socialCardSize },
  );
};
