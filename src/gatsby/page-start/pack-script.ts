import { build } from "esbuild";

/**
 * Packs a script that stands outside Gatsby's bundles, with all that it imports, into one small text.
 * @param entry the script's file, absolute
 * @throws what esbuild says of a mistake in it
 */
export const packScript = async (entry: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    // The oldest form that the browsers of Gatsby's own bundles share.
    target: "es2018",
    legalComments: "none",
    logLevel: "silent",
  });
  const [packed] = outputFiles;
  if (packed === undefined) throw new Error(`Nothing came of packing ${entry}.`);
  return packed.text.trim();
};
