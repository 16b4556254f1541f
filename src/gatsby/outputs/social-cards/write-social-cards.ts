import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { logoShape } from "../../../lib/logo-shape";
import { socialCardFolder } from "../../../lib/social-card";
import { designToken } from "../../data-layer/read-design-tokens";
import { forEachLimited } from "../for-each-limited";
import type { BuildOutput } from "../output";
import { siteFolders } from "../site-folders";
import { drawCardBackground, type CardPicture } from "./card-background";
import { drawCardWords, loadCardFonts } from "./card-words";
import { readCards, type SocialCard } from "./read-cards";

/** Networks refuse or delay larger pictures; messengers load them over mobile data. In bytes. */
const mostBytes = 80_000;

/** Cards drawn at the same time: one a core of the smallest build machine, and little memory at 600 case studies. */
const atOnce = 2;

const cardColors = () => ({
  text: designToken("cream"),
  textMuted: designToken("lilac"),
  plane: designToken("ink"),
  ramp: designToken("violet"),
  edge: designToken("lilac"),
  rail: designToken("gold"),
});

/** A PNG with as many colors as fit into the limit, or nothing when 32 colors are too many. */
const compress = async (picture: sharp.Sharp): Promise<Buffer | undefined> => {
  for (const colors of [256, 128, 64, 32]) {
    const png = await picture.clone().png({ palette: true, colors, effort: 7 }).toBuffer();
    if (png.length <= mostBytes) return png;
  }
  return undefined;
};

const digest = (...parts: readonly (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 24);
};

const pictureBytes = async (picture: CardPicture): Promise<Buffer> =>
  picture === undefined ? Buffer.alloc(0) : readFile(picture.file);

/**
 * Draws the pictures that social networks show of the pages (Open Graph `og:image`), 1200 by 630 pixels, into
 * `public/social/`. A card whose words and picture did not change comes from Gatsby's cache, which a change
 * of tokens.css or of this folder empties (scripts/stale-cache.ts).
 */
export const writeSocialCards: BuildOutput = async ({ graphql, store, cache, reporter }) => {
  const { root, publicFolder } = siteFolders({ store });
  const folder = path.join(publicFolder, socialCardFolder);
  const cacheFolder = path.join(cache.directory, "social-cards");
  await Promise.all([folder, cacheFolder].map((place) => mkdir(place, { recursive: true })));

  const colors = cardColors();
  const fonts = await loadCardFonts(root);
  let drawn = 0;

  const write = async ({ file, words, picture }: SocialCard): Promise<void> => {
    const key = digest(JSON.stringify([words, picture?.place, logoShape]), await pictureBytes(picture));
    const cached = path.join(cacheFolder, `${key}.png`);
    if (!existsSync(cached)) {
      const input = Buffer.from(await drawCardWords(words, colors, fonts));
      const draw = async (behind: CardPicture) =>
        compress(sharp(await drawCardBackground(behind, colors)).composite([{ input }]));
      // A photograph can be too large in any number of colors.
      const png = (await draw(picture)) ?? (await draw(undefined));
      if (png === undefined) throw new Error(`The social card ${file} is larger than ${String(mostBytes)} bytes.`);
      await writeFile(cached, png);
      drawn += 1;
    }
    await copyFile(cached, path.join(folder, file));
  };

  await forEachLimited(await readCards(graphql), atOnce, write);
  reporter.info(`Social cards: ${String(drawn)} drawn, the others from the cache.`);
};
