import sharp from "sharp";

/**
 * sharp's effort for AVIF, 0 to 9. The default 4 takes six times the processor time of 2 and saves 4 % of the bytes. On all
 * pictures of the content in four widths 2 takes 61 s and 1 takes 33 s; with 1 the files are 2 % larger.
 */
const avifEffort = 1;

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
