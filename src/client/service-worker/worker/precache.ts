import { cacheNames, type PrecacheEntry, type PrecacheManifest } from "./precache-manifest";

/** Where the cache of pages notes the revision of each page. */
export const revisionsUrl = "/precache-revisions.json";

type Revisions = Record<string, string>;

const readRevisions = async (cache: Cache): Promise<Revisions> => {
  const note = await cache.match(revisionsUrl);
  // Written below: needs no validation.
  return note === undefined ? {} : ((await note.json()) as Revisions);
};

const writeRevisions = (cache: Cache, revisions: Revisions): Promise<void> =>
  cache.put(revisionsUrl, new Response(JSON.stringify(revisions)));

const isQuotaError = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

/**
 * Fetches a file and puts it into a cache.
 * @throws on a bad response, or when the browser's quota is used up
 */
export const precacheFile = async (cache: Cache, { url }: PrecacheEntry): Promise<void> => {
  // Past the HTTP cache: it may hold an older page.
  const response = await fetch(new Request(url, { cache: "no-cache", credentials: "same-origin", priority: "low" }));
  if (response.status !== 200 || response.redirected) throw new Error(`${url} was answered with ${response.status}.`);
  await cache.put(url, response);
};

interface Job {
  readonly cache: Cache;
  readonly entry: PrecacheEntry;
}

/** The entries that are not cached, or in another revision. */
const missing = async (name: string, entries: readonly PrecacheEntry[], revisions: Revisions): Promise<Job[]> => {
  const cache = await caches.open(name);
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return entries
    .filter(({ url, revision }) => !cached.has(url) || (revision !== undefined && revisions[url] !== revision))
    .map((entry) => ({ cache, entry }));
};

/**
 * Caches what is missing of a manifest, one file after the other: three at a time delayed a navigation meanwhile by
 * half a second on slow 4G. Ends when the browser's quota is used up: what was cached until then stays. A file that
 * can't be fetched now is tried again on the next page view.
 */
export const precache = async ({ pages, files, images }: PrecacheManifest): Promise<void> => {
  const pageCache = await caches.open(cacheNames.pages);
  const revisions = await readRevisions(pageCache);
  const jobs = [
    // Scripts first: pages depend on them.
    ...(await missing(cacheNames.files, files, revisions)),
    ...(await missing(cacheNames.pages, pages, revisions)),
    ...(await missing(cacheNames.images, images, revisions)),
  ];
  for (const { cache, entry } of jobs) {
    try {
      await precacheFile(cache, entry);
      if (entry.revision !== undefined) revisions[entry.url] = entry.revision;
    } catch (error) {
      if (isQuotaError(error)) break;
    }
  }
  await writeRevisions(pageCache, revisions).catch(() => undefined);
};
