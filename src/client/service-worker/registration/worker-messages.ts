/** The service worker's address (specification, 9). */
export const workerAddress = "/ngsw-worker.js";

/** Asks the worker to precache. It answers on the port that comes with the message when it has. */
export interface PrecacheRequest {
  /** True for the whole site, false for the open page only. */
  readonly everything: boolean;
  /** The path of the open page. */
  readonly page: string;
}
