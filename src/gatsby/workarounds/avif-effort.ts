import sharp from "sharp";

/**
 * sharp's effort for AVIF, 0 to 9. Measured on nine of the site's images, 360 to 1215 pixels wide: the default 4 takes
 * six times the CPU time of 2 (10.7 s, not 1.8 s) and saves 6 % of the bytes.
 */
const avifEffort = 2;

/**
 * Package: gatsby-plugin-sharp 5.16
 * Problem: it has no option for the effort of AVIF encoding, which dominates the time of a cold build.
 * Workaround: sharp's `avif` method gets another default. Called once, before the first image is made.
 */
export const lowerAvifEffort = (): void => {
  const prototype = sharp.prototype as Partial<Pick<sharp.Sharp, "avif">>;
  const { avif } = prototype;
  if (avif === undefined) throw new Error("sharp has no avif method. Adapt src/gatsby/workarounds/avif-effort.ts.");
  prototype.avif = function withEffort(this: sharp.Sharp, options?: sharp.AvifOptions) {
    return avif.call(this, { effort: avifEffort, ...options });
  };
};
