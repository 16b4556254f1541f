import { Redis } from "ioredis";

/**
 * Opens the one connection to Redis that this process keeps. Commands fail fast: what Redis is
 * used for can do without it, and the visitor waits.
 * @param url redis:// or rediss://
 */
export const openRedis = (url: string): Redis => {
  const redis = new Redis(url, {
    connectTimeout: 1000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 200, 5000),
  });
  // Without a listener a lost connection would end the process. Each use handles its own failure.
  redis.on("error", () => undefined);
  return redis;
};

/**
 * Waits for the first connection of a process that just began.
 * @returns whether Redis can be asked
 */
export const redisIsReady = async (redis: Redis, waitMs: number): Promise<boolean> => {
  if (redis.status === "ready") return true;
  if (redis.status !== "connecting" && redis.status !== "connect") return false;
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      redis.off("ready", done);
      redis.off("close", done);
      resolve(redis.status === "ready");
    };
    const timer = setTimeout(done, waitMs);
    redis.once("ready", done);
    redis.once("close", done);
  });
};
