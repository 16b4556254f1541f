import { palette } from "../illustrations/lib/palette";
import { slope, surfaceAt, type Ramp } from "../illustrations/lib/slope";
import { circle, clipped, fill, num, stroke } from "../illustrations/lib/svg";

/** Size of a social card in pixels, as Open Graph and Twitter cards expect it. */
export const cardSize = { width: 1200, height: 630 } as const;

const { width, height } = cardSize;

/** Where the picture begins: words stand left of it. */
export const panelLeft = 560;
export const panelWidth = width - panelLeft;

/** The ground at the picture's left edge. The ramp under the words rises to it. */
export const groundLevel = 570;

/** Where the picture's upper edge begins. It is a roof that rises 1 in 12. */
const panelTop = 112;

const panelShape = (left: number): string =>
  `M${left} ${height}V${panelTop}L${width} ${num(panelTop - (width - left) * slope)}V${height}Z`;

/** The way in: under the words, up to where the picture begins. */
const approach: Ramp = { foot: { x: 0, y: groundLevel + panelLeft * slope }, run: panelLeft };

export interface CardGround {
  /** Behind the words. */
  readonly plane: string;
  /** The ramp's body, and the line along its surface. */
  readonly ramp: string;
  readonly edge: string;
}

export const studioGround: CardGround = { plane: palette.ink, ramp: palette.violetDeep, edge: palette.lilac };

export interface CardBackground {
  readonly ground: CardGround;
  /** SVG in the card's own units. */
  readonly picture: string;
  /** Where the panel begins that the picture is cut to; without it, the picture stands on the plane itself. */
  readonly panel?: number;
  /** SVG under the picture. The ramp and rail under the words unless given. */
  readonly way?: string;
}

const railHeight = 78;
const railStart = 66;
const railPosts = [190, 330, 470] as const;

/** The rail as in the studio's sign: it comes up from the foot in one bend and leads into the picture. */
const leadingRail = (): string => {
  const bend = 26;
  const at = (x: number): string => num(surfaceAt(approach, x) - railHeight);
  const posts = railPosts.map((x) => `M${x} ${at(x)}V${num(surfaceAt(approach, x))}`).join("");
  return (
    stroke(posts, palette.gold, 6) +
    stroke(
      `M${railStart} ${num(surfaceAt(approach, railStart) - 4)}V${num(surfaceAt(approach, railStart) - railHeight + bend)}` +
        `Q${railStart} ${at(railStart)} ${railStart + bend} ${at(railStart + bend)}L${panelLeft + 20} ${at(panelLeft + 20)}`,
      palette.gold,
      9,
    ) +
    railPosts.map((x) => circle(x, surfaceAt(approach, x) - railHeight, 9.5, palette.gold)).join("")
  );
};

const approachBody = ({ ramp, edge }: CardGround): string =>
  fill(`M0 ${num(approach.foot.y)}L${panelLeft} ${groundLevel}H${width}V${height}H0Z`, ramp) +
  fill(
    `M0 ${num(approach.foot.y)}L${panelLeft} ${groundLevel}V${groundLevel + 5}L0 ${num(approach.foot.y + 5)}Z`,
    edge,
  );

/** The ramp under the words, and the rail along it. */
const rampAndRail = (ground: CardGround): string => leadingRail() + approachBody(ground);

/** The same ramp without its rail, for a picture that brings a rail of its own. */
export const rampAlone = approachBody;

/** Where people stand on the ramp under the words. */
export const approachAt = (x: number): number => surfaceAt(approach, x);

/** The background of a social card as an SVG; the site's build writes the words on its left half. */
export const cardBackground = ({ ground, picture, panel, way = rampAndRail(ground) }: CardBackground): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${ground.plane}"/>${way}${
    panel === undefined ? picture : clipped("card-panel", panelShape(panel), picture)
  }</svg>`;
