import type { GatsbyNode } from "gatsby";

export const onCreateWebpackConfig: NonNullable<GatsbyNode["onCreateWebpackConfig"]> = ({ actions, stage }) => {
  if (stage === "develop") {
    actions.setWebpackConfig({
      // All rules are in cascade layers (src/styles/layers.css): the order of files does not matter.
      ignoreWarnings: [/Conflicting order/u],
      // Without the notes that a request waits for the bundle.
      infrastructureLogging: { level: "warn" },
    });
  }
  // To tell whether its cache on disk is still good, webpack reads all of Gatsby, once per stage: a first build takes
  // 95 s without that cache and 116 s with it, a second build 42 s and 31 s.
  if (stage !== "develop") actions.setWebpackConfig({ cache: false });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // This group puts the styles of the whole site into each page (11 kB). Without it a page gets those it imports.
    optimization: { splitChunks: { cacheGroups: { styles: false } } },
  });
};
