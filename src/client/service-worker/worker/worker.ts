/** The service worker. docs/offline.md says what it stores, and Workbox's documentation what its parts do. */
import { isHashed } from "../../../lib/cache-control";
import type { PrecacheEntry, Workbox } from "./workbox";

declare const self: ServiceWorkerGlobalScope & { readonly workbox: Workbox };

// Values from the build (src/gatsby/outputs/write-service-worker.ts).
declare const workboxFolder: string;
declare const offlinePage: string;
declare const precacheEntries: readonly PrecacheEntry[];

importScripts(`${workboxFolder}/workbox-sw.js`);
self.workbox.setConfig({ modulePathPrefix: workboxFolder, debug: false });
const { core, expiration, navigationPreload, precaching, routing, strategies } = self.workbox;

const isOwn = ({ origin }: URL): boolean => origin === self.location.origin;

/** The address of a page has no dot. The contact function is no page, and a prototype is none without its files. */
const isPage = (url: URL): boolean => isOwn(url) && /^\/(?!api\/|prototypes\/)[^.]*$/u.test(url.pathname);

/** A captive portal answers any address with a page of its own: HTML is stored for pages, and nothing else for them. */
const rightType = {
  cacheWillUpdate: ({ request, response }: { readonly request: Request; readonly response: Response }) => {
    const isHtml = response.headers.get("Content-Type")?.startsWith("text/html") === true;
    return response.status === 200 && isHtml === isPage(new URL(request.url)) ? response : null;
  },
};

/** One copy of each page: a query changes nothing in a static page. */
const oneCopy = {
  cacheKeyWillBeUsed: ({ request }: { readonly request: Request }) =>
    new URL(request.url).pathname.replace(/\/?$/u, "/"),
};

/** The addresses of what the offline page needs. */
const offlineFiles = precacheEntries.map((entry) => (typeof entry === "string" ? entry : entry.url));
const offlineStrategy = new strategies.CacheFirst({ cacheName: core.cacheNames.precache, plugins: [rightType] });

/** Fetches with a page what is missing of them: a browser or a person may delete caches and keep the worker. */
const refilled = {
  cacheDidUpdate: ({ event }: { readonly event?: FetchEvent }) => {
    const options = event === undefined ? {} : { event };
    const keys = offlineFiles.map(precaching.getCacheKeyForURL);
    return Promise.allSettled(keys.map((request) => offlineStrategy.makeRequest({ ...options, request })));
  },
};

/** Of more than this, what was used longest ago is deleted. */
const atMost = (maxEntries: number) => new expiration.Plugin({ maxEntries, purgeOnQuotaError: true });

const pages = { cacheName: "pages", plugins: [oneCopy, rightType, refilled, atMost(50)], networkTimeoutSeconds: 3 };
const files = { cacheName: "files", plugins: [rightType, atMost(150)] };

core.skipWaiting();
core.clientsClaim();
// A former version enabled it. Firefox answers offline with an error that Workbox passes on (GoogleChrome/workbox#3134).
navigationPreload.disable();
precaching.addPlugins([rightType]);
precaching.precacheAndRoute(precacheEntries);
routing.registerRoute(({ url }) => isPage(url), new strategies.NetworkFirst(pages));
routing.registerRoute(({ url }) => isOwn(url) && isHashed(url.pathname), new strategies.CacheFirst(files));
routing.setCatchHandler(async ({ event }) => {
  const offline = await caches.match(precaching.getCacheKeyForURL(offlinePage));
  if (event?.request.mode !== "navigate" || offline === undefined) return Response.error();
  // As an error, or Chromium would show what it prefetched offline when the network is back.
  return new Response(offline.body, { status: 503, headers: offline.headers });
});

/** Deletes what former versions of this worker cached, and the former site's worker of the same name (Angular's). */
const deleteFormerCaches = async (): Promise<void> => {
  const own = [core.cacheNames.precache, pages.cacheName, files.cacheName];
  for (const name of await caches.keys()) if (!own.includes(name)) await caches.delete(name);
};

self.addEventListener("activate", (event) => event.waitUntil(deleteFormerCaches()));
