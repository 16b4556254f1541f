import { build, type BuildOptions } from "esbuild";

/** Bundles and minifies one file. @throws esbuild's errors */
const bundle = async (entry: string, options: BuildOptions = {}): Promise<string> => {
  const { outputFiles } = await build({ ...options, entryPoints: [entry], bundle: true, minify: true, write: false });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`esbuild wrote nothing for ${entry}.`);
  return output.text.trim();
};

/**
 * Bundles and minifies a script that is not part of Gatsby's bundles.
 * @param entry the script's file, absolute
 * @param values what its constants by these names become, as JSON
 * @param options more of esbuild's own
 * @throws esbuild's errors
 */
export const bundleScript = (
  entry: string,
  values: Readonly<Record<string, unknown>> = {},
  options: BuildOptions = {},
): Promise<string> => {
  const constants = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)] as const);
  return bundle(entry, {
    ...options,
    format: "iife",
    // Older than cascade layers, without which no style applies.
    target: "es2020",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"', ...Object.fromEntries(constants) },
    legalComments: "none",
    // The styles that components import are in the pages already.
    loader: { ".css": "empty" },
    logLevel: "silent",
  });
};

/** Joins and minifies a style sheet, given as an absolute path, that is not part of Gatsby's bundles. */
export const bundleStyles = (entry: string): Promise<string> => bundle(entry);
