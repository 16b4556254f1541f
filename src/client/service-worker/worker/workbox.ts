/** Types of the parts of Workbox 4 that the worker uses; gatsby-plugin-offline loads them before the worker's code. */

interface StrategyPlugin {
  /** The response to cache; null caches nothing. */
  readonly cacheWillUpdate?: (options: { readonly response: Response }) => Promise<Response | null>;
  /** The key to store and look up. */
  readonly cacheKeyWillBeUsed?: (options: { readonly request: Request }) => Promise<Request | string>;
}

interface StrategyOptions {
  readonly cacheName: string;
  readonly plugins?: readonly StrategyPlugin[];
  readonly networkTimeoutSeconds?: number;
}

interface Strategy {
  /** @throws when neither network nor cache has a response */
  readonly handle: (options: { readonly event: FetchEvent }) => Promise<Response>;
}

export interface Workbox {
  readonly core: {
    /** Activates this version as soon as it is installed. */
    readonly skipWaiting: () => void;
    /** Controls open pages as soon as this version is active. */
    readonly clientsClaim: () => void;
  };
  readonly routing: {
    readonly registerRoute: (
      matches: (options: { readonly url: URL; readonly event: FetchEvent }) => boolean,
      handler: Strategy | ((options: { readonly event: FetchEvent }) => Promise<Response>),
    ) => void;
  };
  readonly strategies: {
    readonly NetworkFirst: new (options: StrategyOptions) => Strategy;
    readonly CacheFirst: new (options: StrategyOptions) => Strategy;
  };
}
