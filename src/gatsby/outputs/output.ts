import type { BuildArgs } from "gatsby";

/**
 * One thing that is done to the built pages. It stops the build by `reporter.panicOnBuild`, or by an error whose
 * message says what is wrong.
 */
export type BuildOutput = (args: BuildArgs) => Promise<void>;
