/**
 * The service worker. gatsby-plugin-offline writes the file and loads Workbox; the build appends this code in the place
 * of the plugin's app shell, which shows a page only once its scripts run, while cached HTML shows at once
 * (src/gatsby/outputs/service-worker/).
 *
 * Pages: network first. Scripts and font, with a hash in their name: cache first. Images: one small width is cached.
 */
import type { PrecacheRequest } from "../registration/worker-messages";
import { cacheKey, cacheName, matchAnyRevision } from "./cache";
import { respondWithImage } from "./images";
import { cacheEntry, precache } from "./precache";
import { offlinePage, type PrecacheManifest } from "./precache-manifest";
import type { Workbox } from "./workbox";

declare const self: ServiceWorkerGlobalScope & {
  readonly workbox: Workbox;
  readonly precacheManifest: PrecacheManifest;
};

const { precacheManifest } = self;
const { core, routing, strategies } = self.workbox;

/** Seconds that a page may take before the cached one is shown. */
const networkTimeoutSeconds = 3;

const isHashedFile = /^\/static\/[^/]+\.woff2$|^\/[^/]+[-.][0-9a-f]{16,}\.js$/u;

// The next page is of this version. An open page needs nothing but the form's script, and works without.
core.skipWaiting();
core.clientsClaim();

/** Safari before 15.4 has no navigation preload. */
const enableNavigationPreload = async (): Promise<void> => {
  if ("navigationPreload" in self.registration) await self.registration.navigationPreload.enable();
};

self.addEventListener("install", (event) => {
  event.waitUntil(cacheEntry(precacheManifest.find(({ url }) => url === offlinePage) ?? { url: offlinePage }));
});

/** The former site was an Angular app with a worker of the same name, which this one replaces. */
const deleteFormerCaches = async (): Promise<void> => {
  for (const name of await caches.keys()) if (name.startsWith("ngsw:")) await caches.delete(name);
};

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([deleteFormerCaches(), enableNavigationPreload()]));
});

/** The part of the manifest that a page asks for: everything, or itself and the font. */
const requested = ({ everything, page }: PrecacheRequest): PrecacheManifest =>
  precacheManifest.filter(({ url }) => everything || url === page || url.endsWith(".woff2"));

self.addEventListener("message", (event) => {
  // Only the site's own pages can post to the worker: this, or what gatsby-plugin-offline's worker understands.
  const request = event.data as PrecacheRequest | { readonly type?: undefined };
  if (request.type !== "precache") return;
  event.waitUntil(
    precache(requested(request)).then(() => {
      event.ports[0]?.postMessage(undefined);
    }),
  );
});

const pages = new strategies.NetworkFirst({
  cacheName,
  networkTimeoutSeconds,
  plugins: [
    {
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(response.status === 200 && !response.redirected ? response : null),
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(cacheKey(request.url)),
    },
  ],
});

/** Network first; offline the cached page, of whichever version it is. */
const respondWithPage = async (event: FetchEvent): Promise<Response | undefined> => {
  const response = await pages.handle({ event }).catch(() => undefined);
  // Firefox resolves a failed navigation preload with a network error and does not reject it: Workbox returns it
  // (GoogleChrome/workbox#3134).
  return response === undefined || response.type === "error" ? matchAnyRevision(event.request.url) : response;
};

const respondWithOfflinePage = async (): Promise<Response> => {
  const page = await matchAnyRevision(new URL(offlinePage, self.location.origin).href);
  return page === undefined ? Response.error() : new Response(page.body, { status: 503, headers: page.headers });
};

const isSameOrigin = (url: URL): boolean => url.origin === self.location.origin;

routing.registerRoute(
  ({ url, event }) => event.request.mode === "navigate" && isSameOrigin(url) && !url.pathname.startsWith("/api/"),
  async ({ event }) => (await respondWithPage(event)) ?? respondWithOfflinePage(),
);

routing.registerRoute(
  ({ url }) => isSameOrigin(url) && isHashedFile.test(url.pathname),
  new strategies.CacheFirst({ cacheName }),
);

routing.registerRoute(
  ({ url, event }) => isSameOrigin(url) && event.request.destination === "image" && url.pathname.startsWith("/static/"),
  ({ event }) => respondWithImage(event.request, precacheManifest),
);

// Makes this file a module for TypeScript.
export {};
