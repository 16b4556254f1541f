import { writePageStarts } from "../page-start/write-page-starts";
import { siteFolders } from "../outputs/site-folders";
import { workerIsOn } from "./write-service-worker";
import type { BuildOutput } from "../outputs/output";

/** Gives every page the script that fetches the others at the visitor's first act. */
export const writePageScripts: BuildOutput = async ({ store }) => {
  await writePageStarts(siteFolders({ store }), workerIsOn());
};
