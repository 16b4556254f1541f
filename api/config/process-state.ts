import type { Redis } from "ioredis";
import type { Limit } from "p-limit";
import type { RateLimiter } from "../security/rate-limiter";
import type { IdempotencyStore } from "../storage/idempotency-store";

/** State that outlives a request. */
export interface ProcessState {
  readonly smtpConnections: Limit;
  readonly redis: Redis | undefined;
  readonly rateLimiter: RateLimiter;
  readonly idempotencyStore: IdempotencyStore;
  /** Used when no XSRF_SECRET is set. */
  readonly randomSecret: string;
}

declare global {
  /** On globalThis, because `gatsby develop` reloads the function's modules for each request. */
  var contactFunctionState: ProcessState | undefined;
}

/** The state of this process, created at the first request. */
export const getProcessState = (create: () => ProcessState): ProcessState => {
  globalThis.contactFunctionState ??= create();
  return globalThis.contactFunctionState;
};
