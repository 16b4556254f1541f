import type { ContactResult } from "../responses/result";

/** Runs the work for a key at most once, however many requests ask for it. */
export interface IdempotencyStore {
  /**
   * Runs the work unless this key's work is done or running; then that result is returned. Only a
   * result with status 200 is remembered, so that a failed send can be retried.
   * @param rememberSeconds how long
   * @param waitMs the longest wait for another process's work, in milliseconds
   */
  readonly run: (
    key: string,
    rememberSeconds: number,
    waitMs: number,
    work: () => Promise<ContactResult>,
  ) => Promise<ContactResult>;
}

/** The result for a repeat of a message that was sent. */
export const alreadySent: ContactResult = { name: "already-sent", status: 200 };
