import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { lintContent } from "../../content-lint/lint-content";
import { formatErrors } from "../../content-lint/diagnostic";
import { useFasterAvif } from "../workarounds/faster-avif";

// Gatsby types its store as holding anything.
const projectFolder = z.object({ program: z.object({ directory: z.string() }) });

/** Stops the build when the content has mistakes, and tells all of them at once. Develop tells them and goes on. */
export const onPreBootstrap: NonNullable<GatsbyNode["onPreBootstrap"]> = ({ reporter, store }) => {
  useFasterAvif();
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  const { program } = projectFolder.parse(store.getState());
  const diagnostics = lintContent(program.directory);
  if (diagnostics.length > 0) reporter.panicOnBuild(formatErrors(diagnostics));
};
