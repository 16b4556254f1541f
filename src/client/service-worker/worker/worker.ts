/**
 * The service worker. gatsby-plugin-offline writes the file and loads Workbox; the build appends this code in the place
 * of the plugin's app shell, which shows a page only once its scripts run, while cached HTML shows at once
 * (src/gatsby/outputs/service-worker/).
 *
 * Pages: network first. Scripts and font, with a hash in their name: cache first. Images: one small width is cached.
 */
import type { PrecacheRequest } from "../registration/worker-messages";
import { cacheFiles, cacheKey, cacheName, matchNewest, precache } from "./precache";
import { offlinePage } from "./precache-manifest";
import type { Workbox } from "./workbox";

declare const self: ServiceWorkerGlobalScope & { readonly workbox: Workbox };

const { cacheableResponse, navigationPreload, routing, strategies } = self.workbox;

/** Seconds that a page may take before the cached one is shown. */
const networkTimeoutSeconds = 3;

self.addEventListener("install", (event) => {
  event.waitUntil(cacheFiles((url) => url === offlinePage));
});

/** The former site was an Angular app with a worker of the same name, which this one replaces. */
const deleteFormerCaches = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith("ngsw:")) await caches.delete(name);
};

self.addEventListener("activate", (event) => {
  event.waitUntil(deleteFormerCaches());
});

self.addEventListener("message", (event) => {
  // Only the site's own pages can post to the worker (register-worker.ts).
  const run = precache(event.data as PrecacheRequest);
  event.waitUntil(run.then(() => event.ports[0]?.postMessage(undefined)));
});

const pages = new strategies.NetworkFirst({
  cacheName,
  networkTimeoutSeconds,
  plugins: [
    new cacheableResponse.Plugin({ statuses: [200] }),
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(cacheKey(request.url)) },
  ],
});

/** Network first; offline the cached page, of whichever version it is, else the offline page. */
const respondWithPage = async ({ event }: { readonly event: FetchEvent }): Promise<Response> => {
  const response = await pages.handle({ event }).catch(() => Response.error());
  // Firefox resolves a failed navigation preload with a network error and does not reject it: Workbox returns it
  // (GoogleChrome/workbox#3134).
  if (response.type !== "error") return response;
  const cached = await matchNewest(event.request.url);
  if (cached !== undefined) return cached;
  const offline = await matchNewest(offlinePage);
  return offline === undefined ? response : new Response(offline.body, { status: 503, headers: offline.headers });
};

/**
 * The image that the page asks for, else the cached width of it: all widths of an image share a folder, /static/<hash of
 * the original>/. Where no width is cached, the browser shows the alt text.
 */
const respondWithImage = async ({ event: { request } }: { readonly event: FetchEvent }): Promise<Response> => {
  const cache = await caches.open(cacheName);
  try {
    return (await cache.match(request.url)) ?? (await fetch(request));
  } catch {
    const folder = /\/static\/[^/]+\//u.exec(request.url)?.[0] ?? request.url;
    const sameImage = (await cache.keys()).find(({ url }) => url.includes(folder));
    return (sameImage && (await cache.match(sameImage))) ?? Response.error();
  }
};

navigationPreload.enable();
routing.registerRoute(new routing.NavigationRoute(respondWithPage, { blacklist: [/^\/api\//u] }));
routing.registerRoute(
  /\/static\/[^/]+\.woff2$|\/[^/]+[-.][0-9a-f]{16,}\.js$/u,
  new strategies.CacheFirst({ cacheName }),
);
routing.registerRoute(/\/static\/[^/]+\//u, respondWithImage);
