import { build } from "esbuild";

/**
 * Bundles and minifies a script that is not part of Gatsby's bundles.
 * @param entry the script's file, absolute
 * @throws esbuild's errors
 */
export const bundleScript = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    // The oldest version that all browsers of Gatsby's own bundles support.
    target: "es2018",
    legalComments: "none",
    // Styles for a shadow root.
    loader: { ".css": "text" },
    logLevel: "silent",
  });
  const [output] = outputFiles;
  if (output === undefined) throw new Error(`esbuild wrote nothing for ${entry}.`);
  return output.text.trim();
};
