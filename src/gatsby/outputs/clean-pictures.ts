import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { z } from "zod";
import { publicFolder, type BuildOutput } from "./output";

const pictureFile = z.object({
  absolutePath: z.string(),
  base: z.string(),
  extension: z.string(),
  internal: z.object({ contentDigest: z.string() }),
});

/** What a photo says beside its pixels: when, where and by whose camera it was taken, and what an editor wrote into it. */
const withoutMetadata = async (bytes: Buffer): Promise<Buffer> => {
  const { format, exif, iptc, xmp, comments } = await sharp(bytes).metadata();
  // A JPG may hold more than sharp tells of. It loses nothing that one sees.
  if (format === "jpeg") return sharp(bytes).autoOrient().keepIccProfile().jpeg({ quality: 92 }).toBuffer();
  const hasMetadata = [exif, iptc, xmp, comments].some((data) => data !== undefined);
  return hasMetadata ? sharp(bytes).autoOrient().keepIccProfile().toBuffer() : bytes;
};

/**
 * Takes the metadata out of the original pictures that Gatsby copied, each into a folder named after its content. Those that
 * it made have none.
 * @param folder public/static, absolute
 * @param files the File nodes of the content
 */
export const cleanPicturesIn = async (folder: string, files: readonly unknown[]): Promise<void> => {
  for (const { absolutePath, base, extension, internal } of files.map((file) => pictureFile.parse(file))) {
    const file = path.join(folder, internal.contentDigest, base);
    if (!["png", "jpg"].includes(extension) || !existsSync(file)) continue;
    const bytes = await readFile(absolutePath);
    const clean = await withoutMetadata(bytes);
    if (clean !== bytes) await writeFile(file, clean);
  }
};

/** Nobody finds in public/ the place where a photo was taken. */
export const cleanPictures: BuildOutput = ({ getNodesByType }) =>
  cleanPicturesIn(path.join(publicFolder, "static"), getNodesByType("File"));
