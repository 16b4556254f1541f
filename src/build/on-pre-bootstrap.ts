import type { GatsbyNode } from "gatsby";
import { checkContent } from "../content-check/check-content";
import { describeMistakes } from "../content-check/mistake";

/** Stops the build when the content has mistakes, and tells all of them at once. Develop tells them and goes on. */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ reporter, store }) => {
  const { directory } = store.getState().program;
  const mistakes = checkContent(directory);
  if (mistakes.length > 0) reporter.panicOnBuild(describeMistakes(mistakes));
};
