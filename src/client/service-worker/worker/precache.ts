import type { PrecacheRequest } from "../registration/worker-messages";
import type { PrecacheManifest } from "./precache-manifest";
import type { Workbox } from "./workbox";

declare const self: ServiceWorkerGlobalScope & {
  readonly workbox: Workbox;
  readonly precacheManifest: PrecacheManifest;
};

const { precacheManifest } = self;
const { PrecacheController } = self.workbox.precaching;

/** The one cache of the site. */
export const cacheName = "site";

const lowPriority = {
  requestWillFetch: ({ request }: { readonly request: Request }) =>
    Promise.resolve(new Request(request, { priority: "low" })),
};

/** The files of this version, by their keys in the cache: a page's has its revision in it. */
const version = new PrecacheController(cacheName);
version.addToCacheList(precacheManifest);

/** The path of a request. A page's ends with a slash; query and fragment don't change a static page. */
const pathOf = (address: string): string =>
  new URL(address, self.location.origin).pathname.replace(/\/([^/.]+)$/u, "/$1/");

/** The key of what a request asks for, in the revision of this version. */
export const cacheKey = (address: string): string => {
  const path = pathOf(address);
  return version.getCacheKeyForURL(path) ?? path;
};

/** What is cached for a request: the newest revision, which is that of this version once it is fetched. */
export const matchNewest = async (address: string): Promise<Response | undefined> => {
  const cache = await caches.open(cacheName);
  return [...(await cache.matchAll(pathOf(address), { ignoreSearch: true }))].pop();
};

const isQuotaError = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

/**
 * Caches the files that are not cached yet, one after the other: three at a time delayed a navigation meanwhile by half
 * a second on slow 4G. What is stored counts at once, also when the browser ends the worker in between.
 * @throws when files can't be fetched, at the end; at once when the browser's quota is used up
 */
export const cacheFiles = async (isWanted: (url: string) => boolean): Promise<void> => {
  const failed: string[] = [];
  for (const entry of precacheManifest.filter(({ url }) => isWanted(url))) {
    const controller = new PrecacheController(cacheName);
    controller.addToCacheList([entry]);
    try {
      await controller.install({ plugins: [lowPriority] });
    } catch (error) {
      if (isQuotaError(error)) throw error;
      failed.push(entry.url);
    }
  }
  if (failed.length > 0) throw new Error(`Not cached: ${failed.join()}`);
};

let lastRun: Promise<unknown> = Promise.resolve();

/**
 * Caches what a page asks for. One run at a time: the next one finds what those before it fetched. Files of earlier
 * versions stay until all of this one is cached.
 */
export const precache = ({ everything, page }: PrecacheRequest): Promise<void> => {
  const run = lastRun.then(async () => {
    await cacheFiles((url) => everything || url === page || url.endsWith(".woff2"));
    if (everything) await version.activate();
  });
  lastRun = run.catch(() => undefined);
  return run;
};
