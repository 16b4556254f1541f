import { Redis } from "ioredis";
import { reject } from "../responses/result";
import { createMemoryStore } from "./memory-idempotency-store";
import { createRedisStore } from "./redis-idempotency-store";

// What needs a real Redis is in __tests__/servers/redis.test.ts; this runs where there is none.

/** An ioredis client that never connects; its commands work on a Map. */
const fakeRedis = (): { readonly redis: Redis; readonly keys: Map<string, string> } => {
  const keys = new Map<string, string>();
  const redis = new Redis({ lazyConnect: true });
  Object.assign(redis, {
    status: "ready",
    set: async (name: string, value: string, ...options: readonly unknown[]) => {
      if (options.includes("NX") && keys.has(name)) return Promise.resolve(null);
      keys.set(name, value);
      return Promise.resolve("OK");
    },
    get: async (name: string) => Promise.resolve(keys.get(name) ?? null),
    // Compare-and-delete, the only script there is.
    eval: async (_script: string, _count: number, name: string, owner: string) =>
      Promise.resolve(keys.get(name) === owner && keys.delete(name) ? 1 : 0),
  });
  return { redis, keys };
};

const failed = reject("mail-unavailable");

test("a failed send releases its own claim, so that a retry can send", async () => {
  const { redis, keys } = fakeRedis();
  const store = createRedisStore(redis, createMemoryStore());
  expect(await store.run("key", 60, 1000, async () => Promise.resolve(failed))).toBe(failed);
  expect(keys.size).toBe(0);
});

test("a failed send whose claim expired leaves the claim of another process alone", async () => {
  const { redis, keys } = fakeRedis();
  const store = createRedisStore(redis, createMemoryStore());
  await store.run("key", 60, 1000, async () => {
    keys.set("contact:idempotency:key", "another process");
    return Promise.resolve(failed);
  });
  expect(keys.get("contact:idempotency:key")).toBe("another process");
});
