import type { Redis } from "ioredis";
import { forgetAfter } from "../storage/forget-after";
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

/** A client's points since the first of them, and how long they still count. */
interface Window {
  readonly points: number;
  readonly msLeft: number;
}

/** A client's points in this process's memory, on the clock of performance.now(). */
export interface CountedClient {
  points: number;
  readonly endsAt: number;
}

/**
 * A rate limiter in Redis, shared by several processes, or in this process's memory. While Redis is down
 * the memory counts: a failing counter must not stop a message.
 * @param clients where this process counts
 */
export const createRateLimiter = (
  { messages, seconds }: { readonly messages: number; readonly seconds: number },
  redis: RedisConnection | undefined,
  clients = new Map<string, CountedClient>(),
): RateLimiter => {
  const addInMemory = memoryCounter(seconds * 1000, clients);
  const add = async (client: string, points: number): Promise<Window> =>
    (await redis?.attempt((commands) => addInRedis(commands, client, points, seconds), true)) ??
    addInMemory(client, points);
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
const addInRedis = async (redis: Redis, client: string, added: number, seconds: number): Promise<Window> => {
  const key = `contact:limit:${client}`;
  const [points, msLeft] = await Promise.all([redis.incrby(key, added), redis.pttl(key)]);
  if (msLeft >= 0) return { points, msLeft };
  // New, or left without an end by a process that was killed here.
  await redis.expire(key, seconds);
  return { points, msLeft: seconds * 1000 };
};

const memoryCounter =
  (windowMs: number, clients: Map<string, CountedClient>) =>
  (client: string, added: number): Window => {
    const now = performance.now();
    let counted = clients.get(client);
    if (counted === undefined || counted.endsAt <= now) {
      counted = { points: 0, endsAt: now + windowMs };
      clients.set(client, counted);
      forgetAfter(clients, client, windowMs);
    }
    counted.points += added;
    return { points: counted.points, msLeft: counted.endsAt - now };
  };
