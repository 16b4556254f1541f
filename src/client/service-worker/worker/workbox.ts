/** The parts of Workbox 4 that the worker uses. gatsby-plugin-offline loads them before the worker's own code. */

interface HandlerOptions {
  readonly event: FetchEvent;
}

type Handler = (options: HandlerOptions) => Promise<Response>;

interface StrategyPlugin {
  /** What is kept of an answer; null keeps nothing. */
  readonly cacheWillUpdate?: (options: { readonly response: Response }) => Promise<Response | null>;
  /** Under which address it is kept and looked up. */
  readonly cacheKeyWillBeUsed?: (options: { readonly request: Request }) => Promise<Request | string>;
}

interface StrategyOptions {
  readonly cacheName: string;
  readonly plugins?: readonly StrategyPlugin[];
  readonly networkTimeoutSeconds?: number;
}

interface Strategy {
  /** @throws when there is no answer, neither from the network nor kept */
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
