import type { GatsbyNode } from "gatsby";
import { contentErrorsPlugin } from "../content-errors";
import { pageScripts } from "../bundles/page-scripts";
import { withExactCaches } from "../workarounds/webpack-config";

export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  if (stage === "develop") {
    actions.setWebpackConfig({
      // All rules are in cascade layers (src/styles/layers.css): the order of files does not matter.
      ignoreWarnings: [/Conflicting order/u],
      // Hides a note for each request that waits for the bundle.
      infrastructureLogging: { level: "warn" },
      plugins: [contentErrorsPlugin()],
    });
  }
  if (stage !== "build-javascript") {
    // Constants (src/gatsby/ssr/build-constants.d.ts), because several processes render pages: the scripts are bundled once.
    const { inline, linkedStyles } = stage === "build-html" ? await pageScripts() : { inline: [], linkedStyles: "" };
    actions.setWebpackConfig({
      plugins: [
        plugins.define({
          inlineScripts: JSON.stringify(inline),
          linkedStyles: JSON.stringify(linkedStyles),
        }),
      ],
    });
  }
  if (stage === "build-javascript") {
    actions.setWebpackConfig({
      // This group puts the styles of the whole site into each page (11 kB). Without it a page gets those it imports.
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
    });
  }
  actions.replaceWebpackConfig(withExactCaches(getConfig()));
};
