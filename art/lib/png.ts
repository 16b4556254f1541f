import sharp from "sharp";

/**
 * Makes a PNG small. Drawings and screens have few colors, so a palette costs nothing that eyes can see.
 * @param data the PNG as Chromium made it
 * @param colors 2 to 256, or "all" to keep every color
 */
export const smallPng = (data: Buffer, colors: number | "all"): Promise<Buffer> =>
  sharp(data)
    .png(
      colors === "all"
        ? { compressionLevel: 9, adaptiveFiltering: true }
        : { palette: true, colors, quality: 95, effort: 10, compressionLevel: 9, dither: 0.6 },
    )
    .toBuffer();
