import { readFile } from "node:fs/promises";
import path from "node:path";
import { palette } from "../illustrations/lib/palette";
import { num, rect } from "../illustrations/lib/svg";
import { fromRoot } from "../lib/paths";
import { groundLevel, panelLeft, panelWidth, studioGround, type CardGround } from "./card-background";

interface Floor {
  /** Where the ground lies at the picture's left edge, in the picture's own units. */
  readonly level: number;
  readonly color?: string;
  readonly edge?: string;
}

/** The ground of each illustration, so that the card's ramp meets it. Others are taken to be like the first. */
const floors: Readonly<Record<string, Floor>> = {
  "legal.svg": { level: 630, color: "#26125F" },
  "reputation.svg": { level: 624 },
  "agility.svg": { level: 632 },
  "seo.svg": { level: 640 },
  "studio.svg": { level: 640, edge: palette.violet },
};

/** The widest color at the top: what lies over the picture when its panel is higher. */
const skyOf = (svg: string): string => {
  const across = [...svg.matchAll(/<rect x="0" y="0" width="960" height="\d+" fill="(#[0-9A-Fa-f]{6})"\/>/gu)];
  return across.at(-1)?.[1] ?? palette.lilac;
};

export interface PlacedIllustration {
  readonly picture: string;
  readonly ground: CardGround;
}

/**
 * An illustration of the pages, put into a card's panel: as wide as the panel, its ground at the ramp's top.
 * @param file an SVG of 960 by 720 units, path from the project root
 * @throws when the file is missing or is not such an SVG
 */
export const placeIllustration = async (file: string): Promise<PlacedIllustration> => {
  const svg = await readFile(fromRoot(file), "utf8");
  const start = '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720">';
  if (!svg.startsWith(start)) throw new Error(`${file}: a card takes illustrations of 960 by 720 units`);
  const { level, color = palette.violetDeep, edge = palette.lilac } = floors[path.basename(file)] ?? { level: 630 };
  const scale = panelWidth / 960;
  const top = groundLevel - level * scale;
  // Inlined, so that its words are set in the card's font. The panel cuts it, not its own rounded frame.
  const inside = svg.slice(start.length).replace(' clip-path="url(#frame)"', "");
  return {
    picture: `${
      rect(panelLeft, 0, panelWidth, groundLevel, skyOf(svg)) + rect(panelLeft, groundLevel + 20, panelWidth, 60, color)
    }<svg x="${panelLeft}" y="${num(top)}" width="${panelWidth}" height="480" viewBox="0 0 960 720">${inside}`,
    ground: { ...studioGround, ramp: color, edge },
  };
};
