import { formatErrors, githubAnnotation } from "../src/content-lint/diagnostic";
import { lintContent } from "../src/content-lint/lint-content";
import { root } from "./project-root";
import { runMain } from "./run-main";

/**
 * `npm run check:content`: prints all content errors without a build, and exits with 1 if there are any. On GitHub they
 * become annotations.
 */
runMain(async () => {
  const errors = await lintContent(root);
  if (process.env["GITHUB_ACTIONS"] !== undefined) for (const error of errors) console.log(githubAnnotation(error));
  if (errors.length === 0) console.log("The content is in order.");
  else console.error(formatErrors(errors));
  process.exitCode = errors.length === 0 ? 0 : 1;
});
