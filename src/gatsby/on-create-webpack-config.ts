import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { writeSmallerScripts } from "./smaller-scripts";
import { steadyHash } from "./steady-hash";
import { withoutUnusedParts } from "./without-unused-parts";
import { noteEmittedScripts } from "./worker/emitted-scripts";

/**
 * Silences the CSS extractor's warnings about the order of files: every rule of ours stands in a cascade layer
 * (src/styles/layers.css), so the order never decides.
 */
const silenceOrderWarnings = (plugins: readonly unknown[]): void => {
  for (const plugin of plugins) {
    if (typeof plugin !== "object" || plugin?.constructor.name !== "MiniCssExtractPlugin") continue;
    if ("options" in plugin && typeof plugin.options === "object" && plugin.options !== null) {
      Object.assign(plugin.options, { ignoreOrder: true });
    }
  }
};

/** Gatsby's name of the style page's script. */
const stylePage = "component---src-pages-styleguide-tsx";

/**
 * Keeps the style page out of the shared scripts. It uses every section, so each section would become a shared file,
 * and all other pages would fetch one more.
 */
const keepStylePageApart = (optimization: object): void => {
  if (!("splitChunks" in optimization) || typeof optimization.splitChunks !== "object") return;
  const { splitChunks } = optimization;
  if (splitChunks === null || !("cacheGroups" in splitChunks) || typeof splitChunks.cacheGroups !== "object") return;
  const { cacheGroups } = splitChunks;
  if (cacheGroups === null || !("shared" in cacheGroups) || typeof cacheGroups.shared !== "object") return;
  Object.assign(cacheGroups.shared ?? {}, {
    chunks: ({ name }: { readonly name?: string | null }) => name !== stylePage,
  });
};

const fitOptimization = (optimization: unknown): void => {
  if (typeof optimization !== "object" || optimization === null) return;
  keepStylePageApart(optimization);
  if ("minimizer" in optimization && Array.isArray(optimization.minimizer)) {
    writeSmallerScripts(optimization.minimizer);
  }
};

/** Fits webpack to the site. */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({
  actions,
  getConfig,
  stage,
}) => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  const config: unknown = getConfig();
  if (typeof config === "object" && config !== null && "plugins" in config && Array.isArray(config.plugins)) {
    silenceOrderWarnings(config.plugins as readonly unknown[]);
    if (stage === "build-javascript" && "optimization" in config) fitOptimization(config.optimization);
    actions.replaceWebpackConfig(config);
  }
  if (stage === "build-javascript") {
    const root = path.resolve();
    actions.setWebpackConfig({ plugins: [noteEmittedScripts(root), withoutUnusedParts(root), steadyHash()] });
  }
};
