import { rmSync } from "node:fs";
import type { GatsbyNode } from "gatsby";
import { stopOnContentErrors } from "../content-errors";
import { writeFunctionContent } from "../data-layer/contact-content";
import { lowerAvifEffort } from "../workarounds/avif-effort";
import { keepLastContent } from "../workarounds/broken-content";
import { keepFinishedPictures } from "../workarounds/finished-pictures";

/** Runs before Gatsby bundles the contact function, which it does first of all. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = async (args) => {
  if (process.env.NODE_ENV === "development") {
    args.reporter.info("The first start takes about two minutes, each later one about 20 seconds.");
    keepLastContent();
  }
  lowerAvifEffort();
  keepFinishedPictures();
  await stopOnContentErrors(args.reporter);
  writeFunctionContent();
  // Gatsby then drops its cache and says that it's incomplete. With a cache it has kept old pages when only a module of its
  // hooks or a package had changed, or when a build was killed; webpack's own cache and finished pictures stay.
  rmSync("public", { recursive: true, force: true });
};
