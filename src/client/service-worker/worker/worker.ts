/**
 * The service worker. gatsby-plugin-offline writes the file and loads Workbox; the build appends this code in the place
 * of the plugin's app shell, which shows a page only once its scripts run, while cached HTML shows at once
 * (src/gatsby/outputs/service-worker/).
 *
 * Pages and page data: network first. Files with a hash in their name: cache first. Images: one small width is cached.
 */
import { cleanUpCaches } from "./clean-up-caches";
import { respondWithImage } from "./images";
import { deleteLegacyCaches, hasLegacyCaches } from "./legacy-worker";
import { pageKey } from "./page-key";
import { precache, precacheFile } from "./precache";
import { cacheNames, offlinePage, type PrecacheManifest } from "./precache-manifest";
import type { PrecacheRequest, WorkerRequest } from "../registration/worker-messages";
import type { Workbox } from "./workbox";

declare const self: ServiceWorkerGlobalScope & {
  readonly workbox: Workbox;
  readonly precacheManifest: PrecacheManifest;
};

const { workbox, precacheManifest } = self;

/** Seconds that a page may take before the cached one is shown. */
const networkTimeoutSeconds = 3;

const isHashedFile = /^\/static\/[^/]+\.woff2$|^\/[^/]+[-.][0-9a-f]{16,}\.js$/u;
const isPageData = /^\/page-data\/.*\.json$/u;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      await precacheFile(await caches.open(cacheNames.pages), { url: offlinePage });
      // The legacy worker answers from its own caches for as long as it runs: replace it at once.
      if (await hasLegacyCaches()) await self.skipWaiting();
    })(),
  );
});

/** Safari before 15.4 has no navigation preload. */
const enableNavigationPreload = async (): Promise<void> => {
  if ("navigationPreload" in self.registration) await self.registration.navigationPreload.enable();
};

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), cleanUpCaches(precacheManifest), enableNavigationPreload()]));
});

/** The part of the manifest that a page asks for: everything, or the open pages and the font. */
const requested = ({ everything, pages }: PrecacheRequest): PrecacheManifest => {
  if (everything) return precacheManifest;
  const open = new Set(
    pages.flatMap((page) => [page, `/page-data/${page === "/" ? "index/" : page.slice(1)}page-data.json`]),
  );
  return {
    pages: precacheManifest.pages.filter(({ url }) => open.has(url)),
    files: precacheManifest.files.filter(({ url }) => url.endsWith(".woff2")),
    images: [],
  };
};

self.addEventListener("message", (event) => {
  // Only the site's own pages can post to the worker, and they post nothing else (worker-messages.ts).
  const request = event.data as WorkerRequest | undefined;
  if (request?.type === "skip-waiting") event.waitUntil(self.skipWaiting());
  if (request?.type === "precache") {
    event.waitUntil(
      precache(requested(request)).then(() => {
        event.ports[0]?.postMessage(undefined);
      }),
    );
  }
});

const pages = new workbox.strategies.NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds,
  plugins: [
    {
      cacheWillUpdate: ({ response }) =>
        Promise.resolve(response.status === 200 && !response.redirected ? response : null),
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
    },
  ],
});

const files = new workbox.strategies.CacheFirst({ cacheName: cacheNames.files });

const respondWithOfflinePage = async (): Promise<Response> => {
  const page = await caches.match(offlinePage);
  return page === undefined ? Response.error() : new Response(page.body, { status: 503, headers: page.headers });
};

const { registerRoute } = workbox.routing;
const isSameOrigin = (url: URL): boolean => url.origin === self.location.origin;

registerRoute(
  ({ url, event }) => event.request.mode === "navigate" && isSameOrigin(url) && !url.pathname.startsWith("/api/"),
  async ({ event }) => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (windows.length <= 1) event.waitUntil(deleteLegacyCaches());
    try {
      const response = await pages.handle({ event, request: event.request });
      if (response.type !== "error") return response;
      // Firefox resolves a failed navigation preload with a network error and does not reject it: Workbox returns it
      // (GoogleChrome/workbox#3134).
      return (await caches.match(pageKey(event.request.url))) ?? (await respondWithOfflinePage());
    } catch {
      return respondWithOfflinePage();
    }
  },
);

registerRoute(
  ({ url }) => isSameOrigin(url) && isPageData.test(url.pathname),
  ({ event }) => pages.handle({ event, request: event.request }),
);

registerRoute(
  ({ url }) => isSameOrigin(url) && isHashedFile.test(url.pathname),
  async ({ event }) => {
    const response = await files.handle({ event, request: event.request });
    // The server may have the newest version only; a tab of an older version, or of the former site, asks for its own.
    return response.ok ? response : ((await caches.match(event.request)) ?? response);
  },
);

registerRoute(
  ({ url, event }) => isSameOrigin(url) && event.request.destination === "image" && url.pathname.startsWith("/static/"),
  ({ event }) => respondWithImage(event.request),
);

// Makes this file a module for TypeScript.
export {};
