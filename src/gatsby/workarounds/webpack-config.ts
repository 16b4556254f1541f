import path from "node:path";

/** The parts of webpack's configuration that we change. Gatsby hands it on without a type. */
interface WebpackConfig {
  readonly cache: object;
  readonly snapshot?: object;
}

/** If one of these files changes, webpack's cache is wrong. Values in the configuration webpack compares itself. */
const configFiles = [
  "package.json",
  "package-lock.json",
  "gatsby-config.ts",
  "src/gatsby/lifecycle/on-create-webpack-config.ts",
].map((file) => path.resolve(file));

/**
 * Package: gatsby 5.16
 * Problem: its webpack caches depend on all of Gatsby's own modules and on the site's hooks with all that they import:
 * looking through them takes 20 s, and an edit of a schema empties the caches, which takes 30 s more. Gatsby's Babel loader
 * brings the compiled hooks in again, as it has loaded them itself.
 * Workaround: the caches depend on a few files by name, and take the compiled hooks for unchanged.
 */
export const withExactCaches = ({ cache, snapshot, ...config }: WebpackConfig): object => ({
  ...config,
  snapshot: { ...snapshot, immutablePaths: [path.resolve(".cache", "compiled")] },
  cache: { ...cache, buildDependencies: { defaultWebpack: [], config: configFiles } },
});
