import { createHash } from "node:crypto";

/** What this needs of webpack's compiler. */
interface Compiler {
  readonly hooks: {
    readonly thisCompilation: {
      readonly tap: (name: string, run: (compilation: Compilation) => void) => void;
    };
  };
}

interface Compilation {
  hash?: string | undefined;
  readonly hooks: {
    readonly afterProcessAssets: {
      readonly tap: (name: string, run: (assets: Readonly<Record<string, unknown>>) => void) => void;
    };
  };
}

const name = "steady-hash";

/**
 * Makes the compilation's hash out of what it emits: the files' names, which carry hashes of what the files hold.
 *
 * Gatsby writes every page anew when that hash changes. Webpack's own counts the compilations beside the main one,
 * such as those of style sheets, which a kept cache leaves out: it changed where no script had.
 */
export const steadyHash = () => ({
  apply: (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap(name, (compilation) => {
      compilation.hooks.afterProcessAssets.tap(name, (assets) => {
        const names = Object.keys(assets).sort().join("\n");
        compilation.hash = createHash("sha256").update(names).digest("hex").slice(0, 20);
      });
    });
  },
});
