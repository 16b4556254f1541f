import type { BuildArgs } from "gatsby";

/** Writes one output into public/. It fails the build by `reporter.panicOnBuild` or by throwing. */
export type BuildOutput = (args: BuildArgs) => Promise<void> | void;
