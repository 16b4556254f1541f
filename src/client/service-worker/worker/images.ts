import type { PrecacheManifest } from "./precache-manifest";

/**
 * Answers with the image; offline with the precached width of the same image. All widths of an image share a folder,
 * /static/<hash of the original>/.
 * @returns a network error where no width is cached: the browser shows the alt text
 */
export const respondWithImage = async (request: Request, manifest: PrecacheManifest): Promise<Response> => {
  const cached = await caches.match(request.url);
  if (cached !== undefined) return cached;
  try {
    return await fetch(request);
  } catch {
    const [folder] = /^\/static\/[^/]+\//u.exec(new URL(request.url).pathname) ?? [];
    const sameImage = manifest.find(({ url }) => folder !== undefined && url.startsWith(folder));
    return (sameImage && (await caches.match(sameImage.url))) ?? Response.error();
  }
};
