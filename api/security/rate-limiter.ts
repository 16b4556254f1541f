import type { Redis } from "ioredis";
import type { RedisConnection } from "../storage/redis";

/** Counts the messages of each client. */
export interface RateLimiter {
  /** Counts one message. @returns the seconds to wait when the limit is reached, else undefined */
  readonly consume: (client: string) => Promise<number | undefined>;
  /** Takes back most of a message that the mail server could not take now. */
  readonly refund: (client: string) => Promise<void>;
}

/**
 * An attempt that the mail server could not take counts a third of a message: a visitor can try again while it is down,
 * but nobody can make the function open connections to it without limit.
 */
const pointsPerMessage = 3;

/** The points of a client's window of time, which begins with the first of them, and how long it still is. */
interface Window {
  readonly points: number;
  readonly msLeft: number;
}

/**
 * A rate limiter in Redis, shared by several processes, or in this process's memory. While Redis is down
 * the memory counts: a failing counter must not stop a message.
 */
export const createRateLimiter = (
  { messages, seconds }: { readonly messages: number; readonly seconds: number },
  redis: RedisConnection | undefined,
): RateLimiter => {
  const addInMemory = memoryCounter(seconds * 1000);
  const add = async (client: string, points: number): Promise<Window> =>
    (await redis?.attempt(addInRedis(`contact:limit:${client}`, points, seconds), true)) ?? addInMemory(client, points);
  return {
    consume: async (client) => {
      const { points, msLeft } = await add(client, pointsPerMessage);
      return points > messages * pointsPerMessage ? Math.max(1, Math.ceil(msLeft / 1000)) : undefined;
    },
    refund: async (client) => {
      await add(client, 1 - pointsPerMessage);
    },
  };
};

/** Plain commands: not every user of a Redis may run scripts. */
const addInRedis =
  (key: string, added: number, seconds: number) =>
  async (client: Redis): Promise<Window> => {
    const [points, msLeft] = await Promise.all([client.incrby(key, added), client.pttl(key)]);
    if (msLeft >= 0) return { points, msLeft };
    // New, or left without an end by a process that was killed here.
    await client.expire(key, seconds);
    return { points, msLeft: seconds * 1000 };
  };

const memoryCounter = (windowMs: number) => {
  const windows = new Map<string, { points: number; readonly endsAt: number }>();
  return (client: string, added: number): Window => {
    const now = performance.now();
    // The oldest come first, and all are of one length.
    for (const [other, { endsAt }] of windows) {
      if (endsAt > now) break;
      windows.delete(other);
    }
    const window = windows.get(client) ?? { points: 0, endsAt: now + windowMs };
    window.points += added;
    windows.set(client, window);
    return { points: window.points, msLeft: window.endsAt - now };
  };
};
