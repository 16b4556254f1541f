import sharp from "sharp";

/**
 * Makes a PNG small. Drawings and screens have few colours, so a palette costs nothing that eyes can see.
 * @param data the PNG as Chromium made it
 * @param colours 2 to 256, or "all" to keep every colour
 */
export const smallPng = (data: Buffer, colours: number | "all"): Promise<Buffer> =>
  sharp(data)
    .png(
      colours === "all"
        ? { compressionLevel: 9, adaptiveFiltering: true }
        : { palette: true, colours, quality: 95, effort: 10, compressionLevel: 9, dither: 0.6 },
    )
    .toBuffer();
