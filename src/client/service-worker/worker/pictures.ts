import { stores } from "./keep-list";

const folderOf = (address: string): string => new URL(address).pathname.replace(/[^/]+$/u, "");

/**
 * A picture from the network; without one, the width of the same picture that is kept: all widths of a picture lie in
 * one folder, named by a hash of what it shows.
 * @returns an error where none is kept: the browser shows the picture's description
 */
export const answerPicture = async (request: Request): Promise<Response> => {
  const cache = await caches.open(stores.pictures);
  const same = await cache.match(request.url);
  if (same !== undefined) return same;
  try {
    return await fetch(request);
  } catch {
    const folder = folderOf(request.url);
    for (const kept of await cache.keys()) {
      if (folder !== "/static/" && folderOf(kept.url) === folder) {
        const other = await cache.match(kept);
        if (other !== undefined) return other;
      }
    }
    return Response.error();
  }
};
