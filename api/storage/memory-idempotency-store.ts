import type { ContactResult } from "../responses/result";
import { alreadySent, type IdempotencyStore } from "./idempotency-store";

interface Entry {
  readonly result: Promise<ContactResult>;
  /** Milliseconds since 1970; undefined while the message is being sent. */
  expiresAt: number | undefined;
}

/** Bounds the memory to about 5 MB; beyond it the oldest entries are dropped. */
const maxEntries = 10_000;

/** An idempotency store in this process's memory. @param now milliseconds since 1970 */
export const createMemoryStore = (now: () => number = Date.now): IdempotencyStore => {
  const entries = new Map<string, Entry>();

  const evict = (): void => {
    const time = now();
    for (const [key, { expiresAt }] of entries) if (expiresAt !== undefined && expiresAt <= time) entries.delete(key);
    for (const [key, { expiresAt }] of entries) {
      if (entries.size < maxEntries) break;
      if (expiresAt !== undefined) entries.delete(key);
    }
  };

  return {
    run: async (key, rememberSeconds, _waitMs, work) => {
      const existing = entries.get(key);
      if (existing !== undefined && (existing.expiresAt === undefined || existing.expiresAt > now())) {
        const result = await existing.result;
        return result.status === 200 ? alreadySent : result;
      }
      if (entries.size >= maxEntries) evict();

      const entry: Entry = { result: work(), expiresAt: undefined };
      entries.delete(key);
      entries.set(key, entry);
      try {
        const result = await entry.result;
        if (result.status === 200) entry.expiresAt = now() + rememberSeconds * 1000;
        else entries.delete(key);
        return result;
      } catch (error) {
        entries.delete(key);
        throw error;
      }
    },
  };
};
