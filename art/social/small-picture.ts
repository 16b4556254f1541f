import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { fromRoot } from "../lib/paths";

/**
 * A picture as a data address, made smaller first, so that the browser need not.
 * @param file a PNG, path from the project root
 * @param width in pixels
 */
export const smallPicture = async (file: string, width: number): Promise<string> => {
  const data = await sharp(await readFile(fromRoot(file)))
    .resize(width)
    .png()
    .toBuffer();
  return `data:image/png;base64,${data.toString("base64")}`;
};
