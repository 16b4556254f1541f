/** Types of what the worker uses of Workbox 4, which has none of its own: https://developer.chrome.com/docs/workbox. */

interface Plugin {
  readonly cacheKeyWillBeUsed?: (options: { readonly request: Request }) => string;
  readonly cacheWillUpdate?: (options: { readonly request: Request; readonly response: Response }) => Response | null;
}

interface StrategyOptions {
  readonly cacheName: string;
  readonly plugins: readonly Plugin[];
  readonly networkTimeoutSeconds?: number;
}

/** A file to precache: its URL if that has a hash in it, else also its revision. */
export type PrecacheEntry = string | { readonly url: string; readonly revision: string };

type CatchHandler = (options: { readonly event?: FetchEvent }) => Promise<Response>;

export interface Workbox {
  readonly setConfig: (config: { readonly modulePathPrefix: string; readonly debug: boolean }) => void;
  readonly core: {
    readonly cacheNames: { readonly precache: string };
    readonly clientsClaim: () => void;
    readonly skipWaiting: () => void;
  };
  readonly expiration: {
    readonly Plugin: new (options: { readonly maxEntries: number; readonly purgeOnQuotaError: boolean }) => Plugin;
  };
  readonly navigationPreload: { readonly disable: () => void };
  readonly precaching: {
    readonly addPlugins: (plugins: readonly Plugin[]) => void;
    readonly getCacheKeyForURL: (url: string) => string;
    readonly precacheAndRoute: (entries: readonly PrecacheEntry[]) => void;
  };
  readonly routing: {
    readonly registerRoute: (match: (options: { readonly url: URL }) => boolean, strategy: object) => void;
    readonly setCatchHandler: (handler: CatchHandler) => void;
  };
  readonly strategies: {
    readonly CacheFirst: new (options: StrategyOptions) => object;
    readonly NetworkFirst: new (options: StrategyOptions) => object;
  };
}
