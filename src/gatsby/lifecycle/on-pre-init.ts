import type { GatsbyNode } from "gatsby";
import { reportContentErrors } from "../data-layer/report-content-errors";
import { writeFunctionContent } from "../outputs/function-content/write-function-content";
import { lowerAvifEffort } from "../workarounds/avif-effort";
import { dropStaleCache } from "../workarounds/stale-cache";

/** Runs before Gatsby bundles the contact function, which it does first of all. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = async (args) => {
  lowerAvifEffort();
  const isValid = await reportContentErrors(args.reporter);
  if (isValid) writeFunctionContent();
  dropStaleCache(args);
};
