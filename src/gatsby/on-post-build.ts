import type { GatsbyNode } from "gatsby";
import type { PostBuildStep } from "./post-build/step";
import { writeSocialCards } from "./outputs/social-cards/write-social-cards";
import { writeCapabilityPdf } from "./post-build/write-capability-pdf";
import { writeManifest } from "./post-build/write-manifest";
import { writePageScripts } from "./post-build/write-page-scripts";
import { writePageStyles } from "./post-build/write-page-styles";
import { writeSecurityHeaders } from "./post-build/write-security-headers";
import { writeServiceWorker } from "./post-build/write-service-worker";
import { writeStructuredData } from "./post-build/write-structured-data";
import { writeTextsForMachines } from "./post-build/write-texts-for-machines";

/** What is done to the built pages, in this order: the worker lists what the others have written. */
const steps: readonly PostBuildStep[] = [
  writeManifest,
  writeTextsForMachines,
  writeCapabilityPdf,
  writeSocialCards,
  writePageScripts,
  writePageStyles,
  writeStructuredData,
  writeSecurityHeaders,
  writeServiceWorker,
];

/** Runs after Gatsby has written all pages. */
export const onPostBuild: NonNullable<GatsbyNode["onPostBuild"]> = async (args) => {
  for (const step of steps) await step(args);
};
