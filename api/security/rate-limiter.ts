import type { Redis } from "ioredis";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis.js";

/** Counts the messages of each visitor. */
export interface Limiter {
  /** Counts one message. @returns how many seconds to wait when there were too many, else undefined */
  readonly count: (visitor: string) => Promise<number | undefined>;
  /** Takes one message back that was counted and could not be sent. */
  readonly giveBack: (visitor: string) => Promise<void>;
}

/**
 * Makes the limiter: in Redis, where several processes share one count, or in this process's memory.
 * While Redis does not answer, the memory counts: a fault in a counter must not stop a message.
 */
export const makeLimiter = (
  { messages, seconds }: { readonly messages: number; readonly seconds: number },
  redis: Redis | undefined,
): Limiter => {
  const inMemory = new RateLimiterMemory({ points: messages, duration: seconds });
  const limiter: RateLimiterAbstract =
    redis === undefined
      ? inMemory
      : new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: "contact:limit",
          points: messages,
          duration: seconds,
          rejectIfRedisNotReady: true,
          insuranceLimiter: inMemory,
        });

  return {
    count: async (visitor) => {
      try {
        await limiter.consume(visitor);
        return undefined;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        return Math.max(1, Math.ceil(waitOf(refusal) / 1000));
      }
    },
    giveBack: async (visitor) => {
      await limiter.reward(visitor);
    },
  };
};

/** The limiter refuses by rejecting with a plain object that holds the wait in milliseconds. */
const waitOf = (refusal: unknown): number =>
  typeof refusal === "object" &&
  refusal !== null &&
  "msBeforeNext" in refusal &&
  typeof refusal.msBeforeNext === "number"
    ? refusal.msBeforeNext
    : 1000;
