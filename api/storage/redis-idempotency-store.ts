import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { refusal, type ContactResult } from "../responses/result";
import { alreadySent, type IdempotencyStore } from "./idempotency-store";
import type { RedisConnection } from "./redis";

/** How long a process may keep a message to itself: longer than a request takes, and after a crash no longer than this. */
const claimMs = 15_000;
const pollIntervalMs = 100;

const done = "done";

/**
 * An idempotency store in Redis, shared by several processes. Each also uses its own memory, so that one process
 * sends nothing twice while Redis is down.
 * @param inProcess the in-memory store of this process
 */
export const createRedisStore = (redis: RedisConnection, inProcess: IdempotencyStore): IdempotencyStore => ({
  run: async (key, rememberSeconds, deadline, work) =>
    inProcess.run(key, rememberSeconds, deadline, async () => {
      const name = `contact:idempotency:${key}`;
      const owner = randomUUID();
      const isReachable = await redis.isReady();
      // Another process's message that was not sent: this one tries, in the time that is left.
      while (isReachable && !(await tryClaim(redis, name, owner))) {
        const other = await waitForOther(redis, name, deadline);
        if (other !== undefined) return other;
      }

      let result: ContactResult | undefined;
      // Also after a claim without an answer: Redis may have taken it and answered late.
      const endClaim = (): Promise<unknown> =>
        redis.attempt(async (client) => {
          if (result?.status === 200) await client.set(name, done, "PX", rememberSeconds * 1000);
          // The claim may have expired and be another's. Not atomic: not every user of a Redis may run scripts.
          else if ((await client.get(name)) === owner) await client.del(name);
        });
      try {
        result = await work();
        return result;
      } finally {
        if (redis.client.status === "ready") await endClaim();
        // The connection was lost meanwhile. Others would wait for the claim in vain, and send a copy once it expires.
        else if (isReachable) redis.client.once("ready", () => void endClaim());
      }
    }),
});

/** @returns false when another process has the claim; true when this one may send, also where Redis gives no answer */
const tryClaim = async (redis: RedisConnection, name: string, owner: string): Promise<boolean> => {
  const claim = await redis.attempt((client) => client.set(name, owner, "PX", claimMs, "NX"));
  if (claim !== undefined) return claim !== null;
  // The answer is late. The key tells whose claim it is.
  const holder = await redis.attempt((client) => client.get(name));
  return holder === undefined || holder === null || holder === owner;
};

/**
 * Waits for the process that sends the message.
 * @returns its success; undefined when it did not send it or Redis is lost, so that this one may; a rejection when there
 * is no time left
 */
const waitForOther = async (
  redis: RedisConnection,
  name: string,
  deadline: number,
): Promise<ContactResult | undefined> => {
  while (performance.now() + pollIntervalMs < deadline) {
    const state = await redis.attempt((client) => client.get(name));
    // Nobody can tell any more whether the other one sends. A copy is better than a loss.
    if (redis.client.status !== "ready") return undefined;
    if (state === done) return alreadySent;
    if (state === null) return undefined;
    await wait(pollIntervalMs);
  }
  return refusal("mail-unavailable", { logged: { error: "The process that sends this message did not end in time." } });
};
