import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { socialCardFile, socialCardFolder } from "../../../lib/social-card";
import type { BuildOutput } from "../output";
import { publicFolder } from "../public-folder";
import { drawCard, loadCardFonts, type SocialCard } from "./draw-card";
import { readCards } from "./read-cards";

/** Networks refuse or delay larger pictures; messengers load them over mobile data. In bytes. */
const mostBytes = 80_000;

/** As many colors as fit into the limit. A photograph can be too large in any number, and is left out. */
const drawPng = async (card: SocialCard, fonts: Parameters<typeof drawCard>[1]): Promise<Buffer> => {
  for (const picture of [card.picture, undefined]) {
    const svg = Buffer.from(await drawCard({ ...card, picture }, fonts));
    for (const colors of [256, 64, 32]) {
      const png = await sharp(svg).png({ palette: true, colors, effort: 7 }).toBuffer();
      if (png.length <= mostBytes) return png;
    }
  }
  throw new Error(`The social card "${card.heading}" is larger than ${mostBytes} bytes.`);
};

/**
 * Draws the pictures that social networks show of the pages (Open Graph `og:image`) into `public/social/`. A card whose
 * text and picture did not change comes from Gatsby's cache, which a change of tokens.css or of this folder empties
 * (scripts/stale-cache.ts).
 */
export const writeSocialCards: BuildOutput = async (args) => {
  const cacheFolder = path.join(args.cache.directory, "social-cards");
  const folder = path.join(publicFolder, socialCardFolder);
  for (const each of [cacheFolder, folder]) await mkdir(each, { recursive: true });
  const fonts = await loadCardFonts();
  for (const [page, card] of readCards(args)) {
    const picture = card.picture ? await readFile(card.picture) : "";
    const hash = createHash("sha256").update(JSON.stringify(card)).update(picture).digest("hex");
    const cached = path.join(cacheFolder, `${hash}.png`);
    if (!existsSync(cached)) await writeFile(cached, await drawPng(card, fonts));
    await copyFile(cached, path.join(folder, socialCardFile(page)));
  }
};
