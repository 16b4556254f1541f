import sharp from "sharp";

/** Size of a picture, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The sizes that the bench's pictures have: as wide as the content check asks at their place, so that all widths are
 * made of them, but flat, so that thousands can be made in minutes.
 */
export const sampleSizes = {
  hero: { width: 1215, height: 160 },
  card: { width: 810, height: 120 },
  step: { width: 540, height: 200 },
} as const satisfies Readonly<Record<string, PictureSize>>;

const bands = 6;
const bits = 24;

/**
 * A picture of colored bands as PNG; another one for each seed. No two are alike, so the site's pipeline can't take one
 * for the other.
 * @param seed a whole number from 0 to 16 777 215
 */
export const samplePicture = async (seed: number, { width, height }: PictureSize): Promise<Buffer> => {
  const hues = Array.from({ length: bands }, (_, band) => {
    const hue = (seed * 47 + band * 61) % 360;
    return `<rect x="${(band * width) / bands}" width="${width / bands + 1}" height="${height}" fill="hsl(${hue} 45% 55%)"/>`;
  });
  // The seed itself, as a row of squares: two pictures of the same hues differ here.
  const marks = Array.from({ length: bits }, (_, bit) =>
    ((seed >> bit) & 1) === 1 ? `<rect x="${bit * 16}" y="${height - 16}" width="16" height="16" fill="#1a1433"/>` : "",
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${[...hues, ...marks].join("")}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
};
