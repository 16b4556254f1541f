/** Types of the parts of Workbox 4 that the worker uses; gatsby-plugin-offline loads them before the worker's code. */

type Handler = (options: { readonly event: FetchEvent }) => Promise<Response>;

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
  readonly handle: (options: { readonly event: FetchEvent; readonly request: Request }) => Promise<Response>;
}

export interface Workbox {
  readonly routing: {
    readonly registerRoute: (
      matches: (options: { readonly url: URL; readonly event: FetchEvent }) => boolean,
      handler: Handler,
    ) => void;
  };
  readonly strategies: {
    readonly NetworkFirst: new (options: StrategyOptions) => Strategy;
    readonly CacheFirst: new (options: StrategyOptions) => Strategy;
  };
}
