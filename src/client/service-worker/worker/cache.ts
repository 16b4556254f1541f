import type { PrecacheEntry, PrecacheManifest } from "./precache-manifest";

declare const self: ServiceWorkerGlobalScope & { readonly precacheManifest: PrecacheManifest };

/** The one cache of the site. */
export const cacheName = "site";

const manifest = new Map(self.precacheManifest.map((entry) => [entry.url, entry]));

/**
 * The key of a file in the cache. The revision is part of it, as in Workbox's own precache: a file that is found under
 * its key is up to date.
 */
export const entryKey = ({ url, revision }: PrecacheEntry): string =>
  new URL(revision === undefined ? url : `${url}?__WB_REVISION__=${revision}`, self.location.origin).href;

/** The path of a request. A page's ends with a slash; query and fragment don't change a static page. */
const pathOf = (address: string): string => {
  const { pathname } = new URL(address);
  const isFile = /\.[^/]+$/u.test(pathname);
  return isFile || pathname.endsWith("/") ? pathname : `${pathname}/`;
};

/** The key of what a request asks for, in the revision of this version. */
export const cacheKey = (address: string): string => {
  const url = pathOf(address);
  return entryKey(manifest.get(url) ?? { url });
};

/** What is cached for a request: in the revision of this version, or of an earlier one until that is fetched. */
export const matchAnyRevision = async (address: string): Promise<Response | undefined> =>
  (await caches.match(cacheKey(address))) ?? (await caches.match(pathOf(address), { cacheName, ignoreSearch: true }));

/** Deletes what this version no longer has, and of each page the earlier revision once the present one is cached. */
export const deleteOldEntries = async (): Promise<void> => {
  const cache = await caches.open(cacheName);
  for (const { url } of await cache.keys()) {
    const current = cacheKey(url);
    const isReplaced = url !== current && (await cache.match(current)) !== undefined;
    if (isReplaced || !manifest.has(pathOf(url))) await cache.delete(url);
  }
};
