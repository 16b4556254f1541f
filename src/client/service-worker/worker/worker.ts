/**
 * The service worker: the site without a network. gatsby-plugin-offline makes the file and loads Workbox into it; the
 * build puts this behind that (src/gatsby/worker/), in the place of the plugin's app shell, which needs scripts and
 * would show a page only once they run, where the kept HTML shows at once.
 *
 * Pages and their data come from the network first, so that nothing is stale; what is named by a hash comes from the
 * store first; pictures are kept in one small width.
 */
import { forgetFormerSite, formerSiteWasHere } from "./former-site";
import { keep, keepFile } from "./keep";
import { offlinePage, stores, type KeepList } from "./keep-list";
import { goesFirst } from "./line";
import { pageKey } from "./page-key";
import { answerPicture } from "./pictures";
import { slimAnswer } from "./slim-page";
import { tidy } from "./tidy";
import type { KeepRequest, KeptAnswer, WorkerRequest } from "../registration/worker-messages";
import type { Workbox } from "./workbox";

declare const self: ServiceWorkerGlobalScope & { readonly workbox: Workbox; readonly keepList: KeepList };

const { workbox, keepList } = self;

/** Seconds that a page may take before the kept one is shown. */
const patience = 3;

const isFile = /^\/static\/[^/]+\.woff2$|^\/[^/]+[-.][0-9a-f]{16,}\.(?:js|css)$/u;
const isPageData = /^\/page-data\/.*\.json$/u;

self.addEventListener("install", (event) => {
  event.waitUntil(
    (async () => {
      await keepFile(await caches.open(stores.pages), { url: offlinePage });
      // The former site's worker answers from its own store for as long as it runs: it must not run on.
      if (await formerSiteWasHere()) await self.skipWaiting();
    })(),
  );
});

/** Lets the browser ask for a page while the worker still starts. Safari before 15.4 can't. */
const askAhead = async (): Promise<void> => {
  if ("navigationPreload" in self.registration) await self.registration.navigationPreload.enable();
};

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), tidy(keepList), askAhead()]));
});

/** Of the list, what belongs to the pages that are open; all of it when all is asked for. */
const askedFor = ({ everything, pages }: KeepRequest): KeepList => {
  if (everything) return keepList;
  const open = new Set(
    pages.flatMap((page) => [page, `/page-data/${page === "/" ? "index/" : page.slice(1)}page-data.json`]),
  );
  return {
    pages: keepList.pages.filter(({ url }) => open.has(url)),
    files: keepList.files.filter(({ url }) => url.endsWith(".css") || url.endsWith(".woff2")),
    pictures: [],
  };
};

self.addEventListener("message", (event) => {
  // Only the site's own pages can write to the worker, and they write nothing else (worker-messages.ts).
  const request = event.data as WorkerRequest | undefined;
  if (request?.ask === "take-over") event.waitUntil(self.skipWaiting());
  if (request?.ask === "keep") {
    event.waitUntil(
      keep(askedFor(request)).then((complete) => {
        const answer: KeptAnswer = { complete };
        event.ports[0]?.postMessage(answer);
      }),
    );
  }
});

const pages = new workbox.strategies.NetworkFirst({
  cacheName: stores.pages,
  networkTimeoutSeconds: patience,
  plugins: [
    {
      cacheWillUpdate: ({ response }) => slimAnswer(response),
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageKey(request.url)),
    },
  ],
});

const files = new workbox.strategies.CacheFirst({ cacheName: stores.files });

const showOfflinePage = async (): Promise<Response> => {
  const page = await caches.match(offlinePage);
  return page === undefined ? Response.error() : new Response(page.body, { status: 503, headers: page.headers });
};

/** Every answer to the visitor goes before what the worker fetches for later. */
const registerRoute: Workbox["routing"]["registerRoute"] = (matches, handler) => {
  workbox.routing.registerRoute(matches, (options) => goesFirst(handler(options)));
};
const isOwn = (url: URL): boolean => url.origin === self.location.origin;

registerRoute(
  ({ url, event }) => event.request.mode === "navigate" && isOwn(url) && !url.pathname.startsWith("/api/"),
  async ({ event }) => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    if (windows.length <= 1) event.waitUntil(forgetFormerSite());
    try {
      return await pages.handle({ event, request: event.request });
    } catch {
      return showOfflinePage();
    }
  },
);

registerRoute(
  ({ url }) => isOwn(url) && isPageData.test(url.pathname),
  ({ event }) => pages.handle({ event, request: event.request }),
);

registerRoute(
  ({ url }) => isOwn(url) && isFile.test(url.pathname),
  async ({ event }) => {
    const answer = await files.handle({ event, request: event.request });
    // The server may have only the newest; a tab of the version before, or of the former site, asks for its own.
    return answer.ok ? answer : ((await caches.match(event.request)) ?? answer);
  },
);

registerRoute(
  ({ url, event }) => isOwn(url) && event.request.destination === "image" && url.pathname.startsWith("/static/"),
  ({ event }) => answerPicture(event.request),
);

// Tells packers that this is a module, though it gives nothing away.
export {};
