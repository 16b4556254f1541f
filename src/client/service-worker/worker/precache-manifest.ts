/** One file to precache. */
export interface PrecacheEntry {
  readonly url: string;
  /** A hash of the content. Left out where the URL itself carries one. */
  readonly revision?: string;
}

/** Written into the worker by the build (src/gatsby/outputs/service-worker/create-precache-manifest.ts). */
export interface PrecacheManifest {
  /** HTML and page data. */
  readonly pages: readonly PrecacheEntry[];
  /** Scripts and the font: their URLs carry a hash. */
  readonly files: readonly PrecacheEntry[];
  /** One small width of each image. */
  readonly images: readonly PrecacheEntry[];
}

export const cacheNames = { pages: "site-pages", files: "site-files", images: "site-pictures" } as const;

/** Shown for a page that is not cached when there is no network. */
export const offlinePage = "/offline/";
