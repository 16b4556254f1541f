/** The service worker's address (specification, 9). */
export const workerAddress = "/ngsw-worker.js";

/** Asks the worker to precache. It answers on the port that comes with the message when it has. */
export interface PrecacheRequest {
  readonly type: "precache";
  /** True for the whole site, false for the named pages only. */
  readonly everything: boolean;
  /** The paths of the open pages. */
  readonly pages: readonly string[];
}

/** Asks a waiting worker to activate. */
export interface SkipWaitingRequest {
  readonly type: "skip-waiting";
}

export type WorkerRequest = PrecacheRequest | SkipWaitingRequest;
