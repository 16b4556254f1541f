import { textPath } from "../lib/text-path";
import { palette } from "./lib/palette";
import { slope } from "./lib/slope";
import { fill, group, num, rect } from "./lib/svg";
import { logoShapes } from "./logo";

/** Size of a social card in pixels, as Open Graph and Twitter cards expect it. */
export const cardSize = { width: 1200, height: 630 } as const;

const { width, height } = cardSize;

/** Where the people's ground and the band behind them begin at the left edge. */
const ground = 600;
const band = 420;

/** What lies under a line that rises 1 in 12. */
const below = (y: number, color: string): string =>
  fill(`M0 ${y}L${width} ${num(y - width * slope)}V${height}H0Z`, color);

/**
 * The picture that social networks show of the site: sign and name over the scene of the home page.
 * @param scene that scene, an SVG of 1440 by 700 whose lower edge is the ground at its left
 */
export const socialCard = (name: string, scene: string): string => {
  const sceneHeight = (width * 700) / 1440;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    rect(0, 0, width, height, palette.ink) +
    below(band, palette.lilac) +
    scene.replace(
      'width="1440" height="700"',
      `x="0" y="${num(ground - sceneHeight)}" width="${width}" height="${num(sceneHeight)}"`,
    ) +
    below(ground, palette.paper) +
    group('transform="translate(56 72) scale(2.6)"', logoShapes({ ramp: palette.cream, rail: palette.gold })) +
    textPath(name, { x: 60, y: 256, size: 84, fill: palette.cream, weight: 700 }) +
    "</svg>"
  );
};
