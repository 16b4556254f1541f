import { cacheNames } from "./precache-manifest";

/** /static/<hash of the original>/, which has a folder for each width and format; none for an SVG. */
const folderOf = (address: string): string | undefined => /^\/static\/[^/]+\//u.exec(new URL(address).pathname)?.[0];

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
      if (folder !== undefined && folderOf(cached.url) === folder) {
        const other = await cache.match(cached);
        if (other !== undefined) return other;
      }
    }
    return Response.error();
  }
};
