import sharp from "sharp";

/**
 * sharp's effort for AVIF, from 0 to 9. Ten pictures of the content took 1.5 s of processor time with effort 1, 4.7 s with
 * 3, and 16 s with the default, 4. Their files had about the same size. What differs is the error in flat colors beside
 * edges, which shows as a halo around small text: 0.88, 0.61 and 0.47 of 255 levels.
 */
export const avifEffort = 3;

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
