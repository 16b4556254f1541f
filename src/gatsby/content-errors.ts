import { on } from "node:events";
import { watch } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Reporter } from "gatsby";
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

/**
 * Waits until all content errors are fixed, and reports other ones that come up. For the start of `npm run develop`: webpack
 * writes nothing where its first run has an error, and the browser would show an empty page.
 * @param root the project's folder, absolute
 */
export const untilContentIsRight = async (reporter: Pick<Reporter, "error">, root = path.resolve()): Promise<void> => {
  const watcher = watch(path.join(root, "content"), { recursive: true });
  const changes = on(watcher, "change");
  let errors = await lintContent(root);
  let reported = formatErrors(errors);
  while (errors.length > 0) {
    await changes.next();
    // An editor that saves a file may write another one first, and changes it several times.
    await wait(300);
    errors = await lintContent(root);
    const found = formatErrors(errors);
    if (errors.length > 0 && found !== reported) reporter.error(found);
    reported = found;
  }
  watcher.close();
};
