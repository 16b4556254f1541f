import { cacheName, entryKey } from "./cache";
import type { PrecacheManifest } from "./precache-manifest";

/** Where a version stores its manifest for the next version to read. */
const manifestUrl = "/precache-manifest.json";

const readManifest = async (cache: Cache): Promise<PrecacheManifest> => {
  const stored = await cache.match(manifestUrl);
  // Written below: needs no validation.
  return stored === undefined ? [] : ((await stored.json()) as PrecacheManifest);
};

/**
 * Deletes what neither this version nor the one before it precached. Tabs of the version before still ask for its
 * scripts, which the server may no longer have.
 */
export const cleanUpCaches = async (manifest: PrecacheManifest): Promise<void> => {
  const cache = await caches.open(cacheName);
  const wanted = new Set([...manifest, ...(await readManifest(cache))].map(entryKey));
  for (const request of await cache.keys()) {
    if (!wanted.has(request.url)) await cache.delete(request);
  }
  await cache.put(manifestUrl, new Response(JSON.stringify(manifest)));
};
