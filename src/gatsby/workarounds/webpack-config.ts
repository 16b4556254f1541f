import { readFileSync } from "node:fs";
import path from "node:path";

/** The parts of webpack's configuration that we change. Gatsby hands it on without a type. */
interface WebpackConfig {
  readonly cache: object;
  readonly output: object;
}

/** If one of these files changes, webpack's cache is wrong. Values in the configuration webpack compares itself. */
const configFiles = [
  "package.json",
  "package-lock.json",
  "gatsby-config.ts",
  "src/gatsby/lifecycle/on-create-webpack-config.ts",
].map((file) => path.resolve(file));

/** The names of Gatsby's style sheets hold hashes. The browser's stage, which runs before the HTML's, has written them. */
const styleSheetNames = (): string =>
  [...readFileSync("public/webpack.stats.json", "utf8").matchAll(/[^"]+\.css/gu)].join(" ");

/**
 * Package: gatsby 5.16
 * Problem: it puts the style sheets into the HTML of pages and renders a page anew only where a bundle that renders it has
 * changed, so that an edit of CSS alone is not published. And its webpack caches depend on all of Gatsby's own modules and
 * on the site's hooks with all that they import: looking through them takes 20 s, and an edit of a schema empties the
 * caches, which takes 30 s more.
 * Workaround: the names of the style sheets are part of those bundles' hashes. The caches depend on a few files by name.
 * @param stage of the build, as Gatsby names it
 */
export const withExactCaches = ({ cache, ...config }: WebpackConfig, stage: string): object => ({
  ...config,
  ...(stage === "build-html" ? { output: { ...config.output, hashSalt: styleSheetNames() } } : {}),
  cache: { ...cache, buildDependencies: { defaultWebpack: [], config: configFiles } },
});
