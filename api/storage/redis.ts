import { Redis } from "ioredis";

/**
 * Opens this process's one connection to Redis. Commands fail fast: everything falls back to memory,
 * and a visitor is waiting.
 * @param url redis:// or rediss://
 */
export const openRedis = (url: string): Redis => {
  const redis = new Redis(url, {
    connectTimeout: 1000,
    commandTimeout: 500,
    maxRetriesPerRequest: 0,
    // A timer that keeps the process alive after disconnect(), even when the connection was lost before.
    disconnectTimeout: 200,
    retryStrategy: (times) => Math.min(times * 200, 5000),
  });
  // Without a listener a lost connection would crash the process. Callers handle failed commands.
  redis.on("error", () => undefined);
  return redis;
};

/**
 * Waits for the first connection after the process started.
 * @returns whether Redis is connected
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
