import sharp from "sharp";

/** What may differ between two builds: Chromium versions smooth edges and letters a little differently. */
export const tolerance = {
  /** A pixel differs when one of its channels differs by more than this, of 255. */
  channel: 32,
  /** The share of pixels that may differ. One moved word of a screen is more. */
  part: 0.005,
} as const;

const pixelsOf = (png: Buffer) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/**
 * Tells how two PNG pictures differ, in words.
 * @returns undefined when they are the same within the tolerance
 */
export const differenceOf = async (one: Buffer, other: Buffer): Promise<string | undefined> => {
  if (one.equals(other)) return undefined;
  const [before, after] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
  const [was, is] = [before.info, after.info].map(({ width, height }) => `${width} × ${height}`);
  if (was !== is) return `was ${String(was)} pixels, is ${String(is)}`;
  const total = before.info.width * before.info.height;
  let others = 0;
  for (let pixel = 0; pixel < total; pixel += 1) {
    for (let channel = pixel * 4; channel < pixel * 4 + 4; channel += 1) {
      if (Math.abs((before.data[channel] ?? 0) - (after.data[channel] ?? 0)) > tolerance.channel) {
        others += 1;
        break;
      }
    }
  }
  const part = others / total;
  return part > tolerance.part ? `${(part * 100).toFixed(2)} % of its pixels differ` : undefined;
};
