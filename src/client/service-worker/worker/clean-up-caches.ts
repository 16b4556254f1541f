import { revisionsUrl } from "./precache";
import { cacheNames, type PrecacheManifest } from "./precache-manifest";

/** Where a version stores its manifest for the next version to read. */
const manifestUrl = "/precache-manifest.json";

const readManifest = async (cache: Cache): Promise<PrecacheManifest | undefined> => {
  const note = await cache.match(manifestUrl);
  // Written below: needs no validation.
  return note === undefined ? undefined : ((await note.json()) as PrecacheManifest);
};

/**
 * Deletes what neither this version nor the one before it precached. Tabs of the version before may still ask for its
 * scripts, which the server may no longer have.
 */
export const cleanUpCaches = async (manifest: PrecacheManifest): Promise<void> => {
  const fileCache = await caches.open(cacheNames.files);
  const previous = await readManifest(fileCache);
  for (const kind of ["pages", "files", "images"] as const) {
    const wanted = new Set([
      manifestUrl,
      revisionsUrl,
      ...[manifest, previous].flatMap((one) => one?.[kind].map(({ url }) => url) ?? []),
    ]);
    const cache = await caches.open(cacheNames[kind]);
    for (const request of await cache.keys()) {
      if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request);
    }
  }
  await fileCache.put(manifestUrl, new Response(JSON.stringify(manifest)));
};
