/** Where the service worker lies on the site (specification, 9). */
export const workerAddress = "/ngsw-worker.js";

/** Asks the worker to keep pages for times without a network. It answers on the port that comes with it: KeptAnswer. */
export interface KeepRequest {
  readonly ask: "keep";
  /** True keeps the whole site, false only the pages named. */
  readonly everything: boolean;
  /** The pages that are open, as paths. */
  readonly pages: readonly string[];
}

/** Asks a worker that waits to take the place of the one that runs. */
export interface TakeOverRequest {
  readonly ask: "take-over";
}

export type WorkerRequest = KeepRequest | TakeOverRequest;

/** What came of keeping. */
export interface KeptAnswer {
  /** False when the browser had no more room: what was kept until then is kept. */
  readonly complete: boolean;
}
