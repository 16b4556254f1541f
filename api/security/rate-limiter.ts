import type { Redis } from "ioredis";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import RateLimiterMemory from "rate-limiter-flexible/lib/RateLimiterMemory.js";
import RateLimiterRedis from "rate-limiter-flexible/lib/RateLimiterRedis.js";
import RateLimiterRes from "rate-limiter-flexible/lib/RateLimiterRes.js";

/** Counts the messages of each client, and its attempts to send one. */
export interface RateLimiter {
  /** Counts one attempt and one message. @returns the seconds to wait when a limit is reached, else undefined */
  readonly consume: (client: string) => Promise<number | undefined>;
  /** Takes back one message that the mail server could not take now. The attempt stays counted. */
  readonly refund: (client: string) => Promise<void>;
}

/**
 * Attempts per message of the limit: a visitor can try again while the mail server is down, but nobody can make the
 * function open connections to it without limit.
 */
const attemptsPerMessage = 3;

/**
 * A rate limiter in Redis, shared by several processes, or in this process's memory. While Redis is down
 * the memory counts: a failing counter must not stop a message.
 */
export const createRateLimiter = (
  { messages, seconds }: { readonly messages: number; readonly seconds: number },
  redis: Redis | undefined,
): RateLimiter => {
  const createLimiter = (keyPrefix: string, points: number): RateLimiterAbstract => {
    const inMemory = new RateLimiterMemory({ keyPrefix, points, duration: seconds });
    if (redis === undefined) return inMemory;
    return new RateLimiterRedis({
      storeClient: redis,
      keyPrefix,
      points,
      duration: seconds,
      rejectIfRedisNotReady: true,
      insuranceLimiter: inMemory,
    });
  };
  const attemptLimiter = createLimiter("contact:attempts", messages * attemptsPerMessage);
  const messageLimiter = createLimiter("contact:limit", messages);

  return {
    consume: async (client) => {
      try {
        await attemptLimiter.consume(client);
        await messageLimiter.consume(client);
        return undefined;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      }
    },
    refund: async (client) => {
      await messageLimiter.reward(client);
    },
  };
};
