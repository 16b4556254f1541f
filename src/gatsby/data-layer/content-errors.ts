import path from "node:path";
import type { Reporter } from "gatsby";
import type { Compiler } from "gatsby/webpack";
import { formatDiagnostic, formatErrors } from "../../content-lint/diagnostic";
import { lintContent } from "../../content-lint/lint-content";

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
 * Reports all content errors in plain words. They stop a build; the development server goes on.
 * @param root the project's folder, absolute
 * @returns whether there are none
 */
export const reportContentErrors = async (
  reporter: Pick<Reporter, "panicOnBuild">,
  root = path.resolve(),
): Promise<boolean> => {
  const errors = await lintContent(root);
  if (errors.length > 0) reporter.panicOnBuild(formatErrors(errors));
  return errors.length === 0;
};
