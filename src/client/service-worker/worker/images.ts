import { cacheNames } from "./precache-manifest";

const folderOf = (address: string): string => new URL(address).pathname.replace(/[^/]+$/u, "");

/**
 * Answers with the image from the network; offline with the precached width of the same image: all widths of an image
 * share one folder under /static/, named by a hash of the original.
 * @returns a network error where no width is cached: the browser shows the alt text
 */
export const respondWithImage = async (request: Request): Promise<Response> => {
  const cache = await caches.open(cacheNames.images);
  const same = await cache.match(request.url);
  if (same !== undefined) return same;
  try {
    return await fetch(request);
  } catch {
    const folder = folderOf(request.url);
    for (const cached of await cache.keys()) {
      if (folder !== "/static/" && folderOf(cached.url) === folder) {
        const other = await cache.match(cached);
        if (other !== undefined) return other;
      }
    }
    return Response.error();
  }
};
