import { stores, type KeepList } from "./keep-list";

/** Where a version notes its list, so that the next one knows what open tabs may still ask for. */
const noteAddress = "/kept-list.json";

const read = async (cache: Cache): Promise<KeepList | undefined> => {
  const note = await cache.match(noteAddress);
  // What this file wrote, and nobody else: it needs no check.
  return note === undefined ? undefined : ((await note.json()) as KeepList);
};

/**
 * Throws away what neither this version nor the one before it keeps. The one before stays whole: a tab that was opened
 * with it may still ask for its scripts, and the server may not have them any more.
 */
export const tidy = async (list: KeepList): Promise<void> => {
  const noted = await caches.open(stores.files);
  const before = await read(noted);
  for (const kind of ["pages", "files", "pictures"] as const) {
    const wanted = new Set([
      noteAddress,
      "/kept-revisions.json",
      ...[list, before].flatMap((one) => one?.[kind].map(({ url }) => url) ?? []),
    ]);
    const cache = await caches.open(stores[kind]);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (!wanted.has(pathname)) await cache.delete(request);
    }
  }
  await noted.put(noteAddress, new Response(JSON.stringify(list), { headers: { "Content-Type": "application/json" } }));
};
