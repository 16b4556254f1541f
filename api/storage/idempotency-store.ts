import type { ContactResult } from "../responses/result";
import { forgetAfter } from "./forget-after";

/** Runs the work for a key at most once, however many requests ask for it. */
export interface IdempotencyStore {
  /**
   * Runs the work unless this key's work is done or running; then that result is returned. Only a
   * result with status 200 is remembered, so that a failed send can be retried.
   * @param rememberSeconds how long
   * @param deadline when a wait for another process's work ends, on the clock of performance.now()
   */
  readonly run: (
    key: string,
    rememberSeconds: number,
    deadline: number,
    work: () => Promise<ContactResult>,
  ) => Promise<ContactResult>;
}

/** The result for a repeat of a message that was sent. */
export const alreadySent: ContactResult = { name: "already-sent", status: 200 };

/** A message that was sent, or is being sent. */
export interface SentEntry {
  readonly result: Promise<ContactResult>;
  /** On the clock of performance.now(); undefined while the message is being sent. */
  expiresAt: number | undefined;
}

/** Bounds the memory to about 5 MB; beyond it the oldest entries are dropped. */
const maxEntries = 10_000;

/**
 * An idempotency store in this process's memory.
 * @param entries where it remembers
 */
export const createMemoryStore = (entries = new Map<string, SentEntry>()): IdempotencyStore => ({
  run: async (key, rememberSeconds, _deadline, work) => {
    const existing = entries.get(key);
    if (existing !== undefined && (existing.expiresAt === undefined || existing.expiresAt > performance.now())) {
      const result = await existing.result;
      return result.status === 200 ? alreadySent : result;
    }
    for (const [oldest, { expiresAt }] of entries) {
      if (entries.size < maxEntries) break;
      if (expiresAt !== undefined) entries.delete(oldest);
    }

    const entry: SentEntry = { result: work(), expiresAt: undefined };
    entries.delete(key);
    entries.set(key, entry);
    try {
      const result = await entry.result;
      if (result.status === 200) {
        entry.expiresAt = performance.now() + rememberSeconds * 1000;
        forgetAfter(entries, key, rememberSeconds * 1000);
      } else entries.delete(key);
      return result;
    } catch (error) {
      entries.delete(key);
      throw error;
    }
  },
});
