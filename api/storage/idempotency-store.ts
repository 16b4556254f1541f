import type { Outcome } from "../responses/result";

/** Lets a message be sent once, however often and from however many requests it is asked for. */
export interface Once {
  /**
   * Runs the work for this key unless it was done, or is being done, before; then the outcome of
   * that is the answer. Only an outcome of status 200 is remembered: what failed may be tried again.
   * @param key names the message
   * @param rememberSeconds how long
   * @param waitMs how long another process's work is waited for, in milliseconds
   */
  readonly run: (
    key: string,
    rememberSeconds: number,
    waitMs: number,
    work: () => Promise<Outcome>,
  ) => Promise<Outcome>;
}

/** The answer to the repeat of a message that was sent. */
export const sentBefore: Outcome = { name: "sent-before", status: 200 };
