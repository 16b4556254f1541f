import path from "node:path";

/** What this needs of webpack's compiler. */
interface Compiler {
  readonly webpack: {
    readonly NormalModuleReplacementPlugin: new (
      what: RegExp,
      by: string,
    ) => { readonly apply: (compiler: Compiler) => void };
  };
}

/**
 * Leaves the browser's half of gatsby-plugin-offline out: it registers the worker at once under another name and feeds
 * the app shell, neither of which the site has (src/browser/offline/ registers the worker).
 * @param root the project, absolute
 */
export const withoutPluginsClient = (root: string) => ({
  apply: (compiler: Compiler): void => {
    new compiler.webpack.NormalModuleReplacementPlugin(
      /gatsby-plugin-offline[\\/]gatsby-browser/u,
      path.join(root, "src", "browser", "offline", "no-plugin-client.ts"),
    ).apply(compiler);
  },
});
