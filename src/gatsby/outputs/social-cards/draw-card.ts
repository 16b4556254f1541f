import { readFile } from "node:fs/promises";
import path from "node:path";
import { createElement as element, type CSSProperties, type ReactNode } from "react";
import satori, { type Font } from "satori";
import sharp from "sharp";
import { logoShape } from "../../../lib/logo-shape";
import { socialCardSize as size } from "../../../lib/social-card";
import { designToken } from "../../data-layer/read-design-tokens";

export interface SocialCard {
  readonly studio: string;
  /** A short line above the heading. */
  readonly eyebrow?: string | undefined;
  readonly heading: string;
  /** An image file. One in the card's shape fills the card and leaves the left half to the text; others fill the panel. */
  readonly picture?: string | undefined;
}

/** satori asks the families in their order for a glyph, so letters beyond Latin-1 come from a family of their own. */
const families = ["latin", "latin-ext"];

/** Static files: satori 0.63 loads a variable font without an error, but as one weight. */
export const loadCardFonts = (): Promise<Font[]> =>
  Promise.all(
    families.flatMap((name) =>
      ([400, 800] as const).map(async (weight): Promise<Font> => {
        const file = `atkinson-hyperlegible-next-${name}-${weight}-normal.woff`;
        // Not require.resolve: Gatsby's bundle of gatsby-node rewrites it.
        const folder = path.resolve("node_modules/@fontsource/atkinson-hyperlegible-next/files");
        return { name, data: await readFile(path.join(folder, file)), weight };
      }),
    ),
  );

const box = (style: CSSProperties, ...children: ReactNode[]) =>
  element("div", { style: { display: "flex", ...style } }, ...children);

const image = (type: string, data: string | Buffer, style: CSSProperties) =>
  element("img", { src: `data:image/${type};base64,${Buffer.from(data).toString("base64")}`, style });

const svg = (width: number, height: number, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;

/** Ramp and rail along the lower edge. They rise 1 in 12, the steepest ramp of the ADA standards. */
const frame = (): string => {
  const posts = [190, 330, 470, 610, 750, 890, 1030].map((x) => `M${x} ${617 - x / 12}v-78`).join("");
  return svg(
    size.width,
    size.height,
    `<path d="M-9 617.8 1060 528.7H1209V639H-9Z" fill="${designToken("violet")}" stroke="${designToken("lilac")}" stroke-width="5"/>
    <g fill="none" stroke="${designToken("gold")}"><path d="${posts}" stroke-width="6"/>
    <path d="${posts.replaceAll("v-78", "m0-78h0")}" stroke-width="19" stroke-linecap="round"/>
    <path d="M66 608V560Q66 533 92 531L1060 450.7" stroke-width="9"/></g>`,
  );
};

const logo = (): string =>
  svg(
    logoShape.width,
    logoShape.height,
    `<path d="${logoShape.ramp}" fill="${designToken("cream")}"/>
    <path d="${logoShape.rail}" fill="none" stroke="${designToken("gold")}" stroke-width="${logoShape.railWidth}" stroke-linecap="round"/>`,
  );

const clipPath = "polygon(0 52px, 640px 0, 640px 570px, 0 570px)";

const drawPicture = async (file: string) => {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const isCard = width * size.height === height * size.width;
  const place = isCard ? { left: 0, top: 0, ...size } : { left: 560, top: 60, width: 640, height: 570, clipPath };
  const enlarged = sharp(file)
    .autoOrient()
    .resize({ width: 2 * place.width, height: 2 * place.height, position: "bottom" });
  return image("png", await enlarged.png().toBuffer(), { position: "absolute", ...place });
};

/** The heading's size in pixels, at which its longest word fits into a line and all lines into the room for text. */
const headingSize = (heading: string): number =>
  Math.min(104, 800 / Math.max(...heading.split(" ").map(({ length }) => length)), 350 / Math.sqrt(heading.length));

/** A character that no font has becomes a blank. */
const loadAdditionalAsset = () => Promise.resolve(`data:image/svg+xml,${encodeURIComponent(svg(1, 1, ""))}`);

/** Draws a card as an SVG of outlines and pictures, 1200 by 630. */
export const drawCard = async ({ studio, eyebrow, heading, picture }: SocialCard, fonts: Font[]): Promise<string> => {
  const [ink, cream, lilac] = ["ink", "cream", "lilac"].map(designToken);
  const text = { position: "absolute", left: 64, top: 124, width: 464, height: 320 } as const;
  return satori(
    box(
      { ...size, backgroundColor: ink, color: cream, fontFamily: families.join(", "), fontWeight: 800 },
      image("svg+xml", frame(), { position: "absolute", ...size }),
      picture === undefined ? null : await drawPicture(picture),
      box(
        { position: "absolute", left: 60, top: 44, alignItems: "center", gap: 16, fontSize: 36 },
        image("svg+xml", logo(), { width: 75, height: 60 }),
        studio,
      ),
      box(
        { ...text, flexDirection: "column", justifyContent: "center", gap: 14, textWrap: "balance" },
        eyebrow && box({ fontSize: 30, fontWeight: 400, lineHeight: 1.25, color: lilac }, eyebrow),
        box({ fontSize: headingSize(heading), letterSpacing: "-0.025em", lineHeight: 1.04 }, heading),
      ),
    ),
    { fonts, ...size, loadAdditionalAsset },
  );
};
