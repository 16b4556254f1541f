import { cacheName, deleteOldEntries, entryKey } from "./cache";
import type { PrecacheEntry, PrecacheManifest } from "./precache-manifest";

const isQuotaError = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

/**
 * Fetches a file and caches it.
 * @throws on a bad response, or when the browser's quota is used up
 */
export const cacheEntry = async (entry: PrecacheEntry): Promise<void> => {
  // Bypasses the HTTP cache, which may have an older page.
  const response = await fetch(new Request(entry.url, { cache: "no-cache", priority: "low" }));
  if (response.status !== 200 || response.redirected) throw new Error(`${entry.url}: status ${response.status}`);
  const cache = await caches.open(cacheName);
  await cache.put(entryKey(entry), response);
};

const cacheMissing = async (manifest: PrecacheManifest): Promise<void> => {
  for (const entry of manifest) {
    // Asked for each file in its turn: meanwhile the browser may have prefetched the page, or the visitor opened it.
    if ((await caches.match(entryKey(entry), { cacheName })) !== undefined) continue;
    try {
      await cacheEntry(entry);
    } catch (error) {
      // What was cached until now stays. A file that can't be fetched is tried again on the next page view.
      if (isQuotaError(error)) return;
    }
  }
};

let runs: Promise<void> = Promise.resolve();

/**
 * Caches what is missing of a manifest, and deletes what it replaces. One file after the other: three at a time delayed a
 * navigation meanwhile by half a second on slow 4G. One run at a time: the next one finds what those before it fetched,
 * also when the browser ended the worker in between. A run that fails does not stop the next one.
 */
export const precache = (manifest: PrecacheManifest): Promise<void> => {
  runs = runs
    .catch(() => undefined)
    .then(() => cacheMissing(manifest))
    .then(deleteOldEntries);
  return runs;
};
