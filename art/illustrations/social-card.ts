import { textPath } from "../lib/text-path";
import { hairs, palette, skins } from "./lib/palette";
import { surfaceAt, type Ramp } from "./lib/slope";
import { fill, group, num, place, rect, stroke } from "./lib/svg";
import { logoShapes } from "./logo";
import { figure } from "./people/figure";
import { guideDogWalker } from "./people/walkers";

/** Size of a social card in pixels, as Open Graph and Twitter cards expect it. */
export const cardSize = { width: 1200, height: 630 } as const;

const { width, height } = cardSize;

/** Under the name, up to the house. */
const approach: Ramp = { foot: { x: 0, y: 616.7 }, run: 560 };
const top = surfaceAt(approach, 560);

/** A student with a backpack, in colors that stand out on the dark plane. */
const student = (): string =>
  figure({
    head: { skin: skins.bronze, style: "bob", color: "#6E3B2A", shade: hairs.copperDeep, glasses: "clear" },
    top: palette.cream,
    topShade: "#D6CCF2",
    bottom: palette.lilac,
    bottomShade: "#9E88E0",
    shoe: palette.coral,
    shortSleeves: true,
    back: rect(-62, -226, 48, 84, palette.rust, 16) + rect(-66, -190, 20, 40, palette.coral, 8),
    farArm: [
      [26, -168, 11],
      [44, -196, 9],
    ],
    nearArm: [
      [-8, -162, 12],
      [24, -136, 9],
    ],
    over: stroke("M-12 -228C-2 -204 -4 -178 -18 -160", palette.rust, 9),
  });

const onApproach = (x: number, person: string): string =>
  place({ x, y: surfaceAt(approach, x) }, person, { scale: 0.54 });

const sign = (): string =>
  group('transform="translate(56 104) scale(3.2)"', logoShapes({ ramp: palette.cream, rail: palette.gold }));

/**
 * The picture that social networks show of the site: sign and name, and people on their way to the house of the home
 * page's picture.
 * @param house that picture, an SVG of 1200 by 900
 */
export const socialCard = (name: string, house: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  rect(0, 0, width, height, palette.ink) +
  fill(`M0 ${num(approach.foot.y)}L560 ${num(top)}H${width}V${height}H0Z`, palette.violetDeep) +
  fill(`M0 ${num(approach.foot.y)}L560 ${num(top)}V${num(top + 5)}L0 ${num(approach.foot.y + 5)}Z`, palette.lilac) +
  onApproach(196, student()) +
  onApproach(326, guideDogWalker()) +
  house.replace('width="1200" height="900"', 'x="480" y="64" width="720" height="540"') +
  sign() +
  textPath(name, { x: 60, y: 306, size: 72, fill: palette.cream, weight: 700 }) +
  "</svg>";
