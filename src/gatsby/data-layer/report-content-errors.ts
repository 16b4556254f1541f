import path from "node:path";
import type { Reporter } from "gatsby";
import { formatErrors } from "../../content-lint/diagnostic";
import { lintContent } from "../../content-lint/lint-content";

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
