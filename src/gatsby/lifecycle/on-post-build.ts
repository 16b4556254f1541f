import type { GatsbyNode } from "gatsby";
import type { BuildOutput } from "../outputs/output";
import { writeCapabilityPdf } from "../outputs/capability-pdf/write-capability-pdf";
import { writeManifest } from "../outputs/manifest/write-manifest";
import { writeLoader } from "../outputs/loader/write-loader";
import { writeHeaderFiles } from "../outputs/header-file/write-header-files";
import { writeServiceWorker } from "../outputs/service-worker/write-service-worker";
import { writeStructuredData } from "../outputs/structured-data/write-structured-data";
import { writeRobots } from "../outputs/robots/write-robots";

/** What is done to the built pages, in this order: the worker lists what the others have written. */
const steps: readonly BuildOutput[] = [
  writeManifest,
  writeRobots,
  writeCapabilityPdf,
  writeLoader,
  writeStructuredData,
  writeHeaderFiles,
  writeServiceWorker,
];

/** Runs after Gatsby has written all pages. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async (args) => {
  for (const step of steps) await step(args);
};
