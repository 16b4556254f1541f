import sharp from "sharp";
import { socialCardSize } from "../../../lib/social-card";

/** What stands behind the words of a card. */
export type CardPicture =
  /** Drawn for the card: it fills it, and leaves the left half to the words. */
  | { readonly place: "card"; readonly file: string }
  /** A picture of the page: it fills the panel on the right. */
  | { readonly place: "panel"; readonly file: string }
  | undefined;

/** Colors of src/styles/tokens.css. */
export interface BackgroundColors {
  readonly plane: string;
  readonly ramp: string;
  readonly edge: string;
  readonly rail: string;
}

const { width, height } = socialCardSize;
const panelLeft = 560;
/** The steepest ramp of the ADA standards, 1 in 12: the one slope that the site's design uses. */
const slope = 1 / 12;

/** The ramp's surface at `x`, in pixels from the top. */
const surface = (x: number): number => 617 - x * slope;

const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y.toFixed(1)}`).join("");

/** Ramp and rail from the left edge to `end`, as in the studio's logo. */
const rampAndRail = (end: number, { ramp, edge, rail }: BackgroundColors): string => {
  const posts = [190, 330, 470, 610, 750, 890, 1030].filter((x) => x < end);
  return (
    `<path d="${line([
      [0, surface(0)],
      [end, surface(end)],
      [width, surface(end)],
      [width, height],
      [0, height],
    ])}Z" fill="${ramp}"/>` +
    `<path d="${line([
      [0, surface(0)],
      [end, surface(end)],
      [width, surface(end)],
    ])}" fill="none" stroke="${edge}" stroke-width="5"/>` +
    `<path d="${posts
      .map((x) =>
        line([
          [x, surface(x) - 78],
          [x, surface(x)],
        ]),
      )
      .join("")}" stroke="${rail}" stroke-width="6"/>` +
    `<path d="M66 ${(surface(66) - 4).toFixed(1)}V${(surface(66) - 52).toFixed(1)}Q66 ${(surface(66) - 78).toFixed(1)} 92 ${(surface(92) - 78).toFixed(1)}L${end} ${(surface(end) - 78).toFixed(1)}" fill="none" stroke="${rail}" stroke-width="9"/>${posts
      .map((x) => `<circle cx="${x}" cy="${(surface(x) - 78).toFixed(1)}" r="9.5" fill="${rail}"/>`)
      .join("")}`
  );
};

/** The panel on the right, under a roof that rises 1 in 12. */
const panel = async (file: string): Promise<string> => {
  const picture = await sharp(file)
    .resize({ width: 2 * (width - panelLeft), height: 2 * (height - 60), fit: "cover", position: "bottom" })
    .png()
    .toBuffer();
  return (
    `<clipPath id="panel"><path d="M${panelLeft} ${height}V112L${width} ${(112 - (width - panelLeft) * slope).toFixed(1)}V${height}Z"/></clipPath>` +
    `<image clip-path="url(#panel)" x="${panelLeft}" y="60" width="${width - panelLeft}" height="${height - 60}" href="data:image/png;base64,${picture.toString("base64")}"/>`
  );
};

/** Draws what stands behind the words, 1200 by 630. Without a picture the ramp and the rail run over the whole card. */
export const drawCardBackground = async (picture: CardPicture, colors: BackgroundColors): Promise<Buffer> => {
  if (picture?.place === "card") return sharp(picture.file).resize({ width, height, fit: "cover" }).png().toBuffer();
  const drawing =
    picture === undefined ? rampAndRail(1060, colors) : rampAndRail(panelLeft, colors) + (await panel(picture.file));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `<rect width="100%" height="100%" fill="${colors.plane}"/>${drawing}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
};
