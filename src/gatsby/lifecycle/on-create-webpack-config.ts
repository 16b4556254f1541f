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
  // To write its cache, webpack looks through itself, Gatsby and all loaders: 20 s of a first build, which a second one gains
  // back. In CI most builds are first ones.
  if (stage !== "develop" && process.env["CI"] !== undefined) actions.setWebpackConfig({ cache: false });
  if (stage !== "build-javascript") return;
  actions.setWebpackConfig({
    // This group puts the styles of the whole site into each page (11 kB). Without it a page gets those it imports.
    optimization: { splitChunks: { cacheGroups: { styles: false } } },
  });
};
