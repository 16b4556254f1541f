import type { Redis } from "ioredis";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis.js";

/** Counts the messages of each client. */
export interface RateLimiter {
  /** Counts one message. @returns the seconds to wait when the limit is reached, else undefined */
  readonly consume: (client: string) => Promise<number | undefined>;
  /** Takes back one message that could not be sent. */
  readonly refund: (client: string) => Promise<void>;
}

/**
 * A rate limiter in Redis, shared by several processes, or in this process's memory. While Redis is down
 * the memory counts: a failing counter must not stop a message.
 */
export const createRateLimiter = (
  { messages, seconds }: { readonly messages: number; readonly seconds: number },
  redis: Redis | undefined,
): RateLimiter => {
  const inMemory = new RateLimiterMemory({ points: messages, duration: seconds });
  const rateLimiter: RateLimiterAbstract =
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
    consume: async (client) => {
      try {
        await rateLimiter.consume(client);
        return undefined;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        return Math.max(1, Math.ceil(waitOf(refusal) / 1000));
      }
    },
    refund: async (client) => {
      await rateLimiter.reward(client);
    },
  };
};

/** rate-limiter-flexible rejects with a plain object that holds the wait in milliseconds. */
const waitOf = (refusal: unknown): number =>
  typeof refusal === "object" &&
  refusal !== null &&
  "msBeforeNext" in refusal &&
  typeof refusal.msBeforeNext === "number"
    ? refusal.msBeforeNext
    : 1000;
