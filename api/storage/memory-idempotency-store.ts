import type { Outcome } from "../responses/result";
import { sentBefore, type Once } from "./idempotency-store";

/** One message: being sent (everyone waits for the same promise), then sent. */
interface Entry {
  readonly outcome: Promise<Outcome>;
  /** Milliseconds since 1970; undefined while the message is being sent. */
  forgetAt: number | undefined;
}

/** Beyond this many the oldest are forgotten, so that memory stays bounded: about 5 MB. */
const mostEntries = 10_000;

/**
 * Remembers in this process's memory.
 * @param now milliseconds since 1970
 */
export const memoryOnce = (now: () => number = Date.now): Once => {
  const entries = new Map<string, Entry>();

  const forgetOld = (): void => {
    const time = now();
    for (const [key, { forgetAt }] of entries) if (forgetAt !== undefined && forgetAt <= time) entries.delete(key);
    for (const [key, { forgetAt }] of entries) {
      if (entries.size < mostEntries) break;
      if (forgetAt !== undefined) entries.delete(key);
    }
  };

  return {
    run: async (key, rememberSeconds, _waitMs, work) => {
      const before = entries.get(key);
      if (before !== undefined && (before.forgetAt === undefined || before.forgetAt > now())) {
        const outcome = await before.outcome;
        return outcome.status === 200 ? sentBefore : outcome;
      }
      if (entries.size >= mostEntries) forgetOld();

      const entry: Entry = { outcome: work(), forgetAt: undefined };
      entries.delete(key);
      entries.set(key, entry);
      try {
        const outcome = await entry.outcome;
        if (outcome.status === 200) entry.forgetAt = now() + rememberSeconds * 1000;
        else entries.delete(key);
        return outcome;
      } catch (error) {
        entries.delete(key);
        throw error;
      }
    },
  };
};
