import { writePageStarts } from "../page-start/write-page-starts";
import { foldersOf } from "./folders";
import { workerIsOn } from "./write-service-worker";
import type { PostBuildStep } from "./step";

/** Gives every page the script that fetches the others at the visitor's first act. */
export const writePageScripts: PostBuildStep = async ({ store }) => {
  await writePageStarts(foldersOf({ store }), workerIsOn());
};
