import type { GatsbyNode } from "gatsby";
import { reportContentErrors, untilContentIsRight } from "../data-layer/content-errors";
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
  if (!(await reportContentErrors(args.reporter))) {
    // A build has ended here.
    args.reporter.info("The start goes on when all errors are fixed.");
    await untilContentIsRight(args.reporter);
  }
  writeFunctionContent();
  dropStaleCache(args);
  restorePageData();
};
