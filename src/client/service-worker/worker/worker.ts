/**
 * The service worker, made of Workbox's strategies (docs/offline.md): the offline page is precached; pages are network
 * first, so that those that were visited open offline; files with a hash in their address are cache first.
 */
import { isHashed } from "../../../lib/cache-control";
import type { PrecacheEntry, Workbox } from "./workbox";

declare const self: ServiceWorkerGlobalScope & { readonly workbox: Workbox };

// Values from the build (src/gatsby/outputs/service-worker/).
declare const workboxFolder: string;
declare const offlinePage: string;
declare const precacheEntries: readonly PrecacheEntry[];

importScripts(`${workboxFolder}/workbox-sw.js`);
self.workbox.setConfig({ modulePathPrefix: workboxFolder, debug: false });
const { core, expiration, navigationPreload, precaching, routing, strategies } = self.workbox;

const pagesCache = "pages";
const filesCache = "files";

const isOwn = ({ origin }: URL): boolean => origin === self.location.origin;

/** The address of a page has no extension. The contact function is no page. */
const isPage = (url: URL): boolean =>
  isOwn(url) && !url.pathname.startsWith("/api/") && /\/[^/.]*$/u.test(url.pathname);

/** A captive portal answers any address with a page of its own: HTML is stored for pages, and nothing else for them. */
const rightType = {
  cacheWillUpdate: ({ request, response }: { readonly request: Request; readonly response: Response }) => {
    const isHtml = response.headers.get("Content-Type")?.startsWith("text/html") ?? false;
    return response.status === 200 && isHtml === isPage(new URL(request.url)) ? response : null;
  },
};

/** One copy of each page: a query changes nothing in a static page. */
const oneCopy = {
  cacheKeyWillBeUsed: ({ request }: { readonly request: Request }) =>
    new URL(request.url).pathname.replace(/\/?$/u, "/"),
};

/** Of more than this, what was used longest ago is deleted. */
const atMost = (maxEntries: number) => new expiration.Plugin({ maxEntries, purgeOnQuotaError: true });

core.skipWaiting();
core.clientsClaim();
// A former version enabled it. Firefox answers offline with an error that Workbox passes on (GoogleChrome/workbox#3134).
navigationPreload.disable();
precaching.addPlugins([rightType]);
precaching.precacheAndRoute(precacheEntries);

routing.registerRoute(
  ({ url }) => isPage(url),
  new strategies.NetworkFirst({
    cacheName: pagesCache,
    networkTimeoutSeconds: 3,
    plugins: [oneCopy, rightType, atMost(50)],
  }),
);
routing.registerRoute(
  ({ url }) => isOwn(url) && isHashed(url.pathname),
  new strategies.CacheFirst({ cacheName: filesCache, plugins: [rightType, atMost(150)] }),
);

routing.setCatchHandler(async ({ event }) => {
  if (event?.request.mode !== "navigate") return Response.error();
  const offline = await caches.match(precaching.getCacheKeyForURL(offlinePage));
  if (offline === undefined) return Response.error();
  // As an error, or Chromium would show what it prefetched offline when the network is back.
  return new Response(offline.body, { status: 503, headers: offline.headers });
});

/** Deletes what former versions of this worker cached, and the former site's worker of the same name (Angular's). */
const deleteFormerCaches = async (): Promise<void> => {
  const own = [core.cacheNames.precache, pagesCache, filesCache];
  for (const name of await caches.keys()) if (!own.includes(name)) await caches.delete(name);
};

self.addEventListener("activate", (event) => event.waitUntil(deleteFormerCaches()));
