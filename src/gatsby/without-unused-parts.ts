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

/** Parts of libraries that would be sent to every visitor and never run, with what takes their place. */
const unusedParts: readonly { readonly part: RegExp; readonly standIn: string; readonly reason: string }[] = [
  {
    part: /gatsby-plugin-offline[\\/]gatsby-browser/u,
    standIn: "nothing.ts",
    reason: "Registers the worker at once under another name; src/client/service-worker/ registers it.",
  },
  {
    part: /register-service-worker/u,
    standIn: "nothing.ts",
    reason: "Gatsby's own registration, which runs where the plugin's does.",
  },
  {
    part: /head-export-handler-for-browser$/u,
    standIn: "no-head-export.ts",
    reason: "Gatsby's Head API; the site's heads come from react-helmet.",
  },
  {
    part: /^gatsby-script$|partytown[\\/]gatsby-browser/u,
    standIn: "nothing.ts",
    reason: "Loads scripts of others; the site has none.",
  },
  {
    part: /^hoist-non-react-statics$/u,
    standIn: "same-component.ts",
    reason: "Formik wraps only components of its own.",
  },
  {
    part: /^lodash-es\/clone(?:Deep)?$/u,
    standIn: "flat-copy.ts",
    reason: "Formik copies what the form holds: two texts, and no maps, dates or buffers.",
  },
  {
    part: /^lodash-es\/toPath$/u,
    standIn: "dotted-path.ts",
    reason: "Formik's names of fields may hold brackets; ours don't.",
  },
  {
    part: /^lodash-es\/isPlainObject$/u,
    standIn: "is-plain-object.ts",
    reason: "It brings lodash's own test for kinds of objects from before browsers agreed.",
  },
  {
    part: /^tiny-case$/u,
    standIn: "same-case.ts",
    reason: "Yup renames keys with it when asked; our rules don't ask.",
  },
];

/**
 * Leaves the unused parts out of the browser's scripts.
 * @param root the project, absolute
 */
export const withoutUnusedParts = (root: string) => ({
  apply: (compiler: Compiler): void => {
    for (const { part, standIn } of unusedParts) {
      const file = path.join(root, "src", "client", "stand-ins", standIn);
      new compiler.webpack.NormalModuleReplacementPlugin(part, file).apply(compiler);
    }
  },
});
