import type { BuildArgs } from "gatsby";
import { z } from "zod";
import { writeRetiringWorker, writeWorker } from "../worker/write-worker";
import { siteFolders } from "../outputs/site-folders";
import type { BuildOutput } from "../outputs/output";

const gatsbyPages = z.object({ pages: z.map(z.string(), z.unknown()) });

/** Pages that nobody looks for without a network. */
const isKept = (page: string): boolean => !/^\/(?:404|dev-404-page|styleguide|admin|offline-plugin-)/u.test(page);

/** SERVICE_WORKER=off builds a site without the worker, and a worker that takes itself out (docs/offline.md). */
export const workerIsOn = (): boolean => process.env["SERVICE_WORKER"] !== "off";

/** The addresses of the site's pages: those near the top of the site first, home before all. */
const pagesOf = ({ store }: Pick<BuildArgs, "store">): readonly string[] => {
  const depth = (page: string): number => page.split("/").length;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Gatsby types it as a bare Function.
  return [...gatsbyPages.parse(store.getState()).pages.keys()]
    .filter(isKept)
    .sort((one, other) => depth(one) - depth(other) || one.length - other.length || (one < other ? -1 : 1));
};

/** Makes the service worker of the built pages. It reads them, so it comes after all that changes them. */
export const writeServiceWorker: BuildOutput = async ({ reporter, store }) => {
  if (!workerIsOn()) {
    await writeRetiringWorker(siteFolders({ store }));
    reporter.info("The service worker is switched off: visitors' browsers will forget it.");
    return;
  }
  const { files, bytes } = await writeWorker(siteFolders({ store }), pagesOf({ store }));
  reporter.info(`The service worker keeps ${files} files, ${Math.round(bytes / 1000)} kB unpacked.`);
};
