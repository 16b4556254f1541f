import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { palette } from "../illustrations/lib/palette";
import { slope } from "../illustrations/lib/slope";
import { circle, fill, num, stroke } from "../illustrations/lib/svg";
import { fromRoot } from "../lib/paths";
import { socialCardSize } from "../../src/lib/social-card";
import { panelLeft, panelWidth, type CardGround } from "./card-page";

const { width, height } = socialCardSize;
const styleFile = "src/sections/page-opening/page-opening.css";

/**
 * The colours of a study's pages, read from the style that the pages themselves use.
 * @param theme the study's theme, as its content names it
 * @throws when the style has no such theme
 */
export const studyGround = (theme: string): CardGround => {
  const css = readFileSync(fromRoot(styleFile), "utf8");
  const rule = new RegExp(`\\.page-opening--${theme}\\s*\\{([^}]*)\\}`, "u").exec(css)?.[1] ?? "";
  const colour = (name: string): string => {
    const found = new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, "iu").exec(rule)?.[1];
    if (found === undefined) throw new Error(`${styleFile}: the theme ${theme} has no --${name}`);
    return found;
  };
  return { plane: colour("plane"), ramp: palette.ink, edge: palette.lilac };
};

/** The foreground ramp rises over the whole card. */
const surface = (x: number): number => height - 14 - x * slope;
const railAbove = 0;

/** The five steps as stations on the rail, over the product's screens. */
export const stationsInFront = (stations: number): string => {
  const at = Array.from({ length: stations }, (_, index) => 66 + (index * (width - 132)) / (stations - 1));
  return (
    fill(`M0 ${num(surface(0))}L${width} ${num(surface(width))}V${height}H0Z`, palette.ink) +
    stroke(`M-20 ${num(surface(-20) - railAbove)}L${width + 20} ${num(surface(width + 20) - railAbove)}`, palette.gold, 9) +
    at.map((x) => circle(x, surface(x) - railAbove, 17, palette.ink) + circle(x, surface(x) - railAbove, 12, palette.gold)).join("")
  );
};

/**
 * The product's own picture, cut to the panel: its middle and right part, where the phone is.
 * @param file a PNG, path from the project root
 */
export const heroInPanel = async (file: string): Promise<string> => {
  const cut = await sharp(await readFile(fromRoot(file)))
    .resize(panelWidth * 2, height * 2, { fit: "cover", position: "right" })
    .png()
    .toBuffer();
  return `<image x="${panelLeft}" y="0" width="${panelWidth}" height="${height}" href="data:image/png;base64,${cut.toString("base64")}"/>`;
};
