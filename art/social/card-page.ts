import { logo, logoShapes } from "../illustrations/logo";
import { palette } from "../illustrations/lib/palette";
import { slope, surfaceAt, type Ramp } from "../illustrations/lib/slope";
import { circle, clipped, fill, num, stroke } from "../illustrations/lib/svg";
import { fontStyles, studioFont } from "../lib/fonts";
import { escapeText } from "../lib/svg-text";
import { cardSize } from "./card-files";
import { fitWordsScript } from "./fit-words";

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

export interface Card {
  readonly studio: string;
  readonly heading: string;
  /** A short line over the heading, and one under it. */
  readonly over?: string;
  readonly under?: string;
  readonly ground: CardGround;
  /** SVG in the card's own units. */
  readonly picture: string;
  /** Where the panel begins that the picture is cut to; without it, the picture stands on the plane itself. */
  readonly panel?: number;
  /** SVG under the picture: how one gets there. The ramp and rail under the words unless given. */
  readonly way?: string;
  /** SVG over the picture. */
  readonly front?: string;
  /** How far the words may run, in pixels from the left; up to the picture unless given. */
  readonly wordsEnd?: number;
  /** How high the words may be, in pixels; down to the rail unless given. */
  readonly wordsHeight?: number;
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
export const rampAndRail = (ground: CardGround): string => leadingRail() + approachBody(ground);

/** The same ramp without its rail, for a picture that brings a rail of its own. */
export const rampAlone = approachBody;

/** Where people stand on the ramp under the words. */
export const approachAt = (x: number): number => surfaceAt(approach, x);

const drawing = ({ ground, picture, panel, way = rampAndRail(ground), front = "" }: Card): string =>
  `<svg class="drawing" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${way}${
    panel === undefined ? picture : clipped("card-panel", panelShape(panel), picture)
  }${front}</svg>`;

const sign = (studio: string): string =>
  `<p class="sign"><svg width="75" height="60" viewBox="${logo.viewBox}">${logoShapes({ ramp: palette.cream, rail: palette.gold })}</svg>${escapeText(studio)}</p>`;

const line = (name: string, words: string | undefined): string =>
  words === undefined ? "" : `<p class="${name}">${escapeText(words)}</p>`;

/** Free space between the words and what stands right of them. */
const wordsGap = 32;
const wordsLeft = 64;

const headingFont = `800 60px ${studioFont}`;

/** The card as a page of its own size, with the fonts inside. */
export const cardPage = async (card: Card): Promise<string> => `<!doctype html>
<html lang="en-US"><head><meta charset="utf-8"><title>${escapeText(card.heading)}</title>
<style>
${await fontStyles()}
html,body{margin:0}
.card{position:relative;overflow:hidden;width:${width}px;height:${height}px;background:${card.ground.plane};color:${palette.cream};font-family:${studioFont}}
.drawing{position:absolute;inset:0}
p,h1{margin:0}
.sign{position:absolute;left:60px;top:44px;display:flex;align-items:center;gap:16px;font-size:36px;font-weight:750;letter-spacing:-.01em}
.words{position:absolute;left:${wordsLeft}px;top:132px;width:${(card.wordsEnd ?? card.panel ?? panelLeft) - wordsGap - wordsLeft}px;height:${card.wordsHeight ?? 338}px;display:grid;grid-template-columns:minmax(0,1fr);align-content:center;gap:14px}
h1{font-weight:800;letter-spacing:-.025em;line-height:1.04;text-wrap:balance}
.over,.under{font-size:30px;line-height:1.25;color:#E3DCFF;text-wrap:balance}
.over{font-weight:650}
</style></head>
<body><div class="card">${drawing(card)}${sign(card.studio)}
<div class="words">${line("over", card.over)}<h1>${escapeText(card.heading)}</h1>${line("under", card.under)}</div>
</div><script>${fitWordsScript(headingFont, { largest: 108, smallest: 36 })}</script></body></html>`;
