import { z } from "zod";

/** What this needs of Gatsby's minifier: webpack's Terser plugin, with the options that Gatsby gave it. */
const terserPlugin = z.object({
  options: z.looseObject({
    minimizer: z.looseObject({ options: z.looseObject({ compress: z.looseObject({}) }) }),
  }),
});

/** The version of JavaScript that every browser reads which loads modules: Gatsby's bundles are for those. */
const ecma = 2018;

const isTerser = (plugin: unknown): plugin is object =>
  typeof plugin === "object" && plugin !== null && plugin.constructor.name === "TerserPlugin";

/**
 * Lets Gatsby's minifier write what the browsers of its own bundles understand, where it keeps to ES5, and look three
 * times: some 2 kB less over the wire once a form was touched.
 * @param minimizers webpack's `optimization.minimizer`; changed in place
 * @throws when Gatsby has no such minifier any more, or webpack keeps its options elsewhere
 */
export const writeSmallerScripts = (minimizers: readonly unknown[]): void => {
  const terser = minimizers.find(isTerser);
  const known = terserPlugin.safeParse(terser);
  if (terser === undefined || !known.success) {
    throw new Error("Gatsby's minifier is not where it was: see src/gatsby/smaller-scripts.ts.");
  }
  const { options } = known.data;
  const { minimizer } = options;
  const written: Record<string, unknown> = {
    ...minimizer.options,
    parse: { ecma },
    compress: { ...minimizer.options.compress, ecma, passes: 3 },
    format: { ecma },
  };
  // Gatsby names the form by its older name; Terser refuses both at once.
  delete written["output"];
  Object.assign(terser, { options: { ...options, minimizer: { ...minimizer, options: written } } });
};
