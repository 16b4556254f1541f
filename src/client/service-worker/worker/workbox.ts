/** Types of what the worker uses of Workbox 4, which has none of its own: https://developer.chrome.com/docs/workbox. */

interface Plugin {
  cacheDidUpdate?: (options: { event?: FetchEvent }) => Promise<unknown>;
  cacheKeyWillBeUsed?: (options: { request: Request }) => string;
  cacheWillUpdate?: (options: { request: Request; response: Response }) => Response | null;
}

type Strategy = new (options: { cacheName: string; networkTimeoutSeconds?: number; plugins: Plugin[] }) => {
  makeRequest: (options: { request: string; event?: FetchEvent }) => Promise<Response>;
};

/** A file to precache: its URL if that has a hash in it, else also its revision. */
export type PrecacheEntry = string | { url: string; revision: string };

export interface Workbox {
  setConfig: (config: { modulePathPrefix: string; debug: boolean }) => void;
  core: { cacheNames: { precache: string }; clientsClaim: () => void; skipWaiting: () => void };
  expiration: { Plugin: new (options: { maxEntries: number; purgeOnQuotaError: boolean }) => Plugin };
  navigationPreload: { disable: () => void };
  precaching: {
    addPlugins: (plugins: Plugin[]) => void;
    getCacheKeyForURL: (url: string) => string;
    precacheAndRoute: (entries: readonly PrecacheEntry[]) => void;
  };
  routing: {
    registerRoute: (match: (options: { url: URL }) => boolean, strategy: object) => void;
    setCatchHandler: (handler: (options: { event?: FetchEvent }) => Promise<Response>) => void;
  };
  strategies: { CacheFirst: Strategy; NetworkFirst: Strategy };
}
