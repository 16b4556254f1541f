import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { palette } from "../illustrations/lib/palette";
import { slope } from "../illustrations/lib/slope";
import { circle, fill, num, rect, stroke } from "../illustrations/lib/svg";
import { fromRoot } from "../lib/paths";
import { cardSize } from "./card-files";
import type { CardGround } from "./card-page";

const { width, height } = cardSize;

/** The background of a study's pages by its theme, as in the site's page header. */
const planes = { civic: "#10254d", clinical: "#0b3f42", violet: "#3b1f7a" } as const;

/** The colors of a study's card. */
export const studyGround = (theme: keyof typeof planes): CardGround => ({
  plane: planes[theme],
  ramp: palette.ink,
  edge: palette.lilac,
});

/** Where a study's panel begins: its pictures are wider than the illustrations. */
export const studyPanel = 470;

/** The ramp in front of the product rises over the whole card. */
const surface = (x: number): number => height - 14 - x * slope;

/**
 * The steps of the study as stations on one rail, in front of the product's screens.
 * @param stations how many steps the study has
 */
export const stationsInFront = (stations: number): string => {
  const first = 74;
  const apart = (width - 2 * first) / Math.max(stations - 1, 1);
  const places = Array.from({ length: stations }, (_, index) => first + index * apart);
  return (
    fill(`M0 ${num(surface(0))}L${width} ${num(surface(width))}V${height}H0Z`, palette.ink) +
    stroke(`M-20 ${num(surface(-20))}L${width + 20} ${num(surface(width + 20))}`, palette.gold, 9) +
    places.map((x) => circle(x, surface(x), 19, palette.ink) + circle(x, surface(x), 13, palette.gold)).join("")
  );
};

/**
 * The product's screens, as wide as the panel and down to the card's edge. What lies over them goes on in the color
 * of the picture's upper left corner.
 * @param file a PNG, path from the project root
 */
export const screensInPanel = async (file: string): Promise<string> => {
  const panelWidth = width - studyPanel;
  const picture = sharp(await readFile(fromRoot(file)));
  const { data: corner } = await picture
    .clone()
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await picture
    .resize(panelWidth * 2)
    .png()
    .toBuffer({ resolveWithObject: true });
  const high = info.height / 2;
  return `${rect(
    studyPanel,
    0,
    panelWidth,
    height,
    `rgb(${[...corner].join(" ")})`,
  )}<image x="${studyPanel}" y="${num(height - high)}" width="${panelWidth}" height="${num(high)}" href="data:image/png;base64,${data.toString("base64")}"/>`;
};
