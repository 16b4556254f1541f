import type { GatsbyNode } from "gatsby";

/**
 * Silences the CSS extractor's warnings about the order of files: every rule of ours stands in a cascade layer
 * (src/styles/index.css), so the order never decides.
 */
export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ actions, getConfig }) => {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  const config: unknown = getConfig();
  if (typeof config !== "object" || config === null || !("plugins" in config) || !Array.isArray(config.plugins)) return;
  for (const plugin of config.plugins as readonly unknown[]) {
    if (typeof plugin !== "object" || plugin?.constructor.name !== "MiniCssExtractPlugin") continue;
    if ("options" in plugin && typeof plugin.options === "object" && plugin.options !== null) {
      Object.assign(plugin.options, { ignoreOrder: true });
    }
  }
  actions.replaceWebpackConfig(config);
};
