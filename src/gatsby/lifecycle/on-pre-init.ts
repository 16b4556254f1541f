import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { reportContentErrors } from "../data-layer/report-content-errors";
import { writeFunctionContent } from "../outputs/function-content/write-function-content";
import { lowerAvifEffort } from "../workarounds/avif-effort";
import { forgetSources } from "../workarounds/killed-build";

/** Runs before Gatsby bundles the contact function, which it does first of all. */
export const onPreInit: NonNullable<GatsbyNode["onPreInit"]> = async ({ reporter }) => {
  lowerAvifEffort();
  const isValid = await reportContentErrors(reporter);
  if (!isValid) return;
  writeFunctionContent();
  if (process.env["gatsby_executing_command"] === "build") forgetSources(path.resolve());
};
