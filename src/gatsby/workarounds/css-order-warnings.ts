interface Extractor {
  readonly options: { ignoreOrder?: boolean };
}

const isExtractor = (plugin: unknown): plugin is Extractor =>
  typeof plugin === "object" &&
  plugin?.constructor.name === "MiniCssExtractPlugin" &&
  "options" in plugin &&
  typeof plugin.options === "object";

/**
 * Package: gatsby 5.16
 * Problem: its CSS extractor prints 40 warnings about "conflicting order", 900 lines of log, and Gatsby has no option to
 * silence it. All rules stand in cascade layers (src/styles/layers.css), so the order of files does not matter.
 * Workaround: the plugin's option `ignoreOrder` is set on Gatsby's instance.
 * @param config Gatsby's webpack config, changed in place
 */
export const silenceCssOrderWarnings = ({ plugins = [] }: { readonly plugins?: readonly unknown[] }): void => {
  const extractor = plugins.find(isExtractor);
  if (extractor === undefined) {
    throw new Error("Gatsby has no MiniCssExtractPlugin. Adapt src/gatsby/workarounds/css-order-warnings.ts.");
  }
  extractor.options.ignoreOrder = true;
};
