import type { PrecacheEntry } from "./precache-manifest";

/** Types of the parts of Workbox 4 that the worker uses; gatsby-plugin-offline loads them before the worker's code. */

type Handler = (options: { readonly event: FetchEvent }) => Promise<Response>;

interface Strategy {
  /** @throws when neither network nor cache has a response */
  readonly handle: Handler;
}

/** What a strategy or the precache asks before it fetches, stores or looks up. */
interface Plugin {
  readonly requestWillFetch?: (options: { readonly request: Request }) => Promise<Request>;
  readonly cacheKeyWillBeUsed?: (options: { readonly request: Request }) => Promise<string>;
}

interface StrategyOptions {
  readonly cacheName: string;
  readonly plugins?: readonly Plugin[];
  readonly networkTimeoutSeconds?: number;
}

interface PrecacheController {
  readonly addToCacheList: (entries: readonly PrecacheEntry[]) => void;
  /** Caches what is on the list and not in the cache. @throws when a file can't be fetched or stored */
  readonly install: (options: { readonly plugins: readonly Plugin[] }) => Promise<unknown>;
  /** Deletes what is in the cache and not on the list. */
  readonly activate: () => Promise<unknown>;
  readonly getCacheKeyForURL: (url: string) => string | undefined;
}

export interface Workbox {
  readonly cacheableResponse: { readonly Plugin: new (options: { readonly statuses: readonly number[] }) => Plugin };
  readonly navigationPreload: { readonly enable: () => void };
  readonly precaching: { readonly PrecacheController: new (cacheName: string) => PrecacheController };
  readonly routing: {
    readonly NavigationRoute: new (handler: Handler, options: { readonly blacklist: readonly RegExp[] }) => object;
    readonly registerRoute: (route: RegExp | object, handler?: Strategy | Handler) => void;
  };
  readonly strategies: {
    readonly NetworkFirst: new (options: StrategyOptions) => Strategy;
    readonly CacheFirst: new (options: StrategyOptions) => Strategy;
  };
}
