/** One file to precache, in Workbox's form. */
export interface PrecacheEntry {
  readonly url: string;
  /** A hash of the content. Left out where the URL itself carries one. */
  readonly revision?: string;
}

/**
 * The files to precache, the most important first. Written into the worker by the build
 * (src/gatsby/outputs/service-worker/create-precache-manifest.ts).
 */
export type PrecacheManifest = readonly PrecacheEntry[];

/** Shown for a page that is not cached when there is no network. */
export const offlinePage = "/offline/";
