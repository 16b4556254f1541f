import { stores, type KeepList, type KeptFile } from "./keep-list";
import { lineIsFree } from "./line";
import { slimAnswer } from "./slim-page";

/** Where the worker notes which revision of a page it keeps. */
const noteAddress = "/kept-revisions.json";

type Revisions = Record<string, string>;

const readRevisions = async (cache: Cache): Promise<Revisions> => {
  const note = await cache.match(noteAddress);
  // What this file wrote, and nobody else: it needs no check.
  return note === undefined ? {} : ((await note.json()) as Revisions);
};

const writeRevisions = (cache: Cache, revisions: Revisions): Promise<void> =>
  cache.put(noteAddress, new Response(JSON.stringify(revisions), { headers: { "Content-Type": "application/json" } }));

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

/**
 * Fetches a file and keeps it.
 * @throws when it can't be had, or the browser has no room for it
 */
export const keepFile = async (cache: Cache, { url }: KeptFile): Promise<void> => {
  // Past the browser's own store: it may hold an older page.
  const response = await fetch(new Request(url, { cache: "no-cache", credentials: "same-origin", priority: "low" }));
  const answer = await slimAnswer(response);
  if (answer === null) throw new Error(`${url} was answered with ${response.status}.`);
  await cache.put(url, answer);
};

interface Job {
  readonly cache: Cache;
  readonly file: KeptFile;
}

/** What of a list is not kept yet, or only in another revision. */
const missing = async (name: string, files: readonly KeptFile[], revisions: Revisions): Promise<readonly Job[]> => {
  const cache = await caches.open(name);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return files
    .filter(({ url, revision }) => !kept.has(url) || (revision !== undefined && revisions[url] !== revision))
    .map((file) => ({ cache, file }));
};

/**
 * Keeps what is asked for and not kept yet, one file after the other, and none while the visitor waits for something:
 * three at a time kept a page that was pressed meanwhile waiting for half a second on a slow line.
 * @returns whether all of it found room. A file that can't be had now is tried again with the next page.
 */
export const keep = async ({ pages, files, pictures }: KeepList): Promise<boolean> => {
  const noted = await caches.open(stores.pages);
  const revisions = await readRevisions(noted);
  const jobs = [
    // Styles and scripts first: pages lean on them.
    ...(await missing(stores.files, files, revisions)),
    ...(await missing(stores.pages, pages, revisions)),
    ...(await missing(stores.pictures, pictures, revisions)),
  ];
  let full = false;
  for (const { cache, file } of jobs) {
    await lineIsFree();
    try {
      await keepFile(cache, file);
      if (file.revision !== undefined) revisions[file.url] = file.revision;
    } catch (error) {
      full = isFull(error);
      if (full) break;
    }
  }
  await writeRevisions(noted, revisions).catch(() => {
    full = true;
  });
  return !full;
};
