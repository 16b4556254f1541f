import type { Redis } from "ioredis";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis.js";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";

/** Counts the messages of each client. */
export interface RateLimiter {
  /** Counts one message. @returns the seconds to wait when the limit is reached, else undefined */
  readonly consume: (client: string) => Promise<number | undefined>;
  /** Takes back most of a message that the mail server could not take now. */
  readonly refund: (client: string) => Promise<void>;
}

/**
 * An attempt that the mail server could not take counts a third of a message: a visitor can try again while it is down, but
 * nobody can make the function open connections to it without limit.
 */
const pointsPerMessage = 3;

/**
 * A rate limiter in Redis, shared by several processes, or in this process's memory. While Redis is down
 * the memory counts: a failing counter must not stop a message.
 */
export const createRateLimiter = (
  { messages, seconds }: { readonly messages: number; readonly seconds: number },
  redis: Redis | undefined,
): RateLimiter => {
  const options = { keyPrefix: "contact:limit", points: messages * pointsPerMessage, duration: seconds };
  const inMemory = new RateLimiterMemory(options);
  const limiter =
    redis === undefined
      ? inMemory
      : new RateLimiterRedis({
          ...options,
          storeClient: redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter: inMemory,
        });
  return {
    consume: async (client) => {
      try {
        await limiter.consume(client, pointsPerMessage);
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    refund: async (client) => {
      await limiter.reward(client, pointsPerMessage - 1);
    },
  };
};
