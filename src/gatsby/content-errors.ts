import path from "node:path";
import type { Compiler } from "gatsby/webpack";
import { formatDiagnostic, formatErrors } from "../content-lint/diagnostic";
import { lintContent } from "../content-lint/lint-content";

/**
 * Reports content errors as webpack does errors in code: during `npm run develop` they stand in the terminal and, until
 * they are mended, over the page in the browser.
 * @param root the project's folder, absolute
 */
export const contentErrorsPlugin = (root = path.resolve()) => ({
  apply: (compiler: Compiler): void => {
    compiler.hooks.make.tapPromise("content errors", async (compilation) => {
      // A change in this folder compiles anew.
      compilation.contextDependencies.add(path.join(root, "content"));
      for (const error of await lintContent(root))
        compilation.errors.push(new compiler.webpack.WebpackError(formatDiagnostic(error)));
    });
  },
});

/**
 * Ends the process with all content errors in plain words. `npm run develop` ends as well: webpack writes nothing where its
 * first run has an error, and the browser would show an empty page.
 * @param root the project's folder, absolute
 */
export const stopOnContentErrors = async (
  reporter: { readonly panic: (message: string) => void },
  root = path.resolve(),
): Promise<void> => {
  const errors = await lintContent(root);
  if (errors.length > 0) reporter.panic(formatErrors(errors));
};
