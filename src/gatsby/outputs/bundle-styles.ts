import { build } from "esbuild";

/**
 * Joins and minifies a style sheet that is not part of Gatsby's bundles.
 * @param entry the style sheet's file, absolute
 * @throws esbuild's errors
 */
export const bundleStyles = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, minify: true, write: false });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`esbuild wrote nothing for ${entry}.`);
  return output.text.trim();
};
