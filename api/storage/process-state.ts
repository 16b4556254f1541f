import type { Redis } from "ioredis";
import type { Slots } from "../mail/semaphore";
import type { Limiter } from "../security/rate-limiter";
import type { Once } from "./idempotency-store";

/** What must outlive a request. */
export interface ContactState {
  readonly slots: Slots;
  readonly redis: Redis | undefined;
  readonly limiter: Limiter;
  readonly once: Once;
  /** Used where no secret is set. */
  readonly ownSecret: string;
}

declare global {
  /** `gatsby serve` loads the function's file anew for each request; what a module holds is lost. */
  var contactFunctionState: ContactState | undefined;
}

/** The process's one state, made at the first request. */
export const keptState = (make: () => ContactState): ContactState => {
  globalThis.contactFunctionState ??= make();
  return globalThis.contactFunctionState;
};
