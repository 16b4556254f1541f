import type { GatsbyNode } from "gatsby";
import { reportContentErrors } from "../data-layer/content-errors";
import { writeFunctionContent } from "../outputs/contact-content";
import { lowerAvifEffort } from "../workarounds/avif-effort";
import { keepLastContent } from "../workarounds/broken-content";
import { restorePageData } from "../workarounds/browser-app";
import { dropStaleCache } from "../workarounds/stale-cache";

/** Runs before Gatsby bundles the contact function, which it does first of all. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = async (args) => {
  if (process.env.NODE_ENV === "development") {
    args.reporter.info(
      "The first start makes all pictures and takes about two minutes, each later one about 20 seconds.",
    );
    keepLastContent();
  }
  lowerAvifEffort();
  const isValid = await reportContentErrors(args.reporter);
  if (isValid) writeFunctionContent();
  dropStaleCache(args);
  restorePageData();
};
