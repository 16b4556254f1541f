import type { GatsbyNode } from "gatsby";
import { lintContent } from "../../content-lint/lint-content";
import { formatErrors } from "../../content-lint/diagnostic";
import { siteFolders } from "../outputs/site-folders";
import { useFasterAvif } from "../workarounds/faster-avif";

/** Stops the build when the content has mistakes, and tells all of them at once. Develop tells them and goes on. */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ reporter, store }) => {
  useFasterAvif();
  const diagnostics = lintContent(siteFolders({ store }).root);
  if (diagnostics.length > 0) reporter.panicOnBuild(formatErrors(diagnostics));
};
