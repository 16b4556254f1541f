import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Redis } from "ioredis";
import { reject, type ContactResult } from "../responses/result";
import { alreadySent, type IdempotencyStore } from "./idempotency-store";
import { redisIsReady } from "./redis";

/** Longer than a request may take. After a crash the claim expires and a retry can send. */
const claimMs = 15_000;
const connectWaitMs = 700;
const pollIntervalMs = 100;

const done = "done";

/** Deletes the key only while it still holds this owner's token: the claim may have expired and be another's by now. */
const deleteIfOwner = `if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) else return 0 end`;

/**
 * An idempotency store in Redis, shared by several processes. Each also uses its own memory, so that one process
 * sends nothing twice while Redis is down.
 * @param inProcess the in-memory store of this process
 */
export const createRedisStore = (redis: Redis, inProcess: IdempotencyStore): IdempotencyStore => ({
  run: async (key, rememberSeconds, waitMs, work) =>
    inProcess.run(key, rememberSeconds, waitMs, async () => {
      const name = `contact:idempotency:${key}`;
      const owner = randomUUID();
      const isReachable = await redisIsReady(redis, connectWaitMs);
      if (isReachable && !(await tryClaim(redis, name, owner))) return waitForOther(redis, name, waitMs);

      let result: ContactResult | undefined;
      // Also after a claim without an answer: Redis may have taken it and answered late.
      const endClaim = (): Promise<unknown> =>
        ignoreErrors(
          result?.status === 200
            ? redis.set(name, done, "PX", rememberSeconds * 1000)
            : redis.eval(deleteIfOwner, 1, name, owner),
        );
      try {
        result = await work();
        return result;
      } finally {
        if (redis.status === "ready") await endClaim();
        // The connection was lost meanwhile. Others would wait for the claim in vain, and send a copy once it expires.
        else if (isReachable) redis.once("ready", () => void endClaim());
      }
    }),
});

/** @returns false when another process has the claim; true when this one may send, also where Redis gives no answer */
const tryClaim = async (redis: Redis, name: string, owner: string): Promise<boolean> => {
  const claim = await ignoreErrors(redis.set(name, owner, "PX", claimMs, "NX"));
  if (claim !== undefined) return claim !== null;
  // The answer is late. The key tells whose claim it is.
  const holder = await ignoreErrors(redis.get(name));
  return holder === undefined || holder === null || holder === owner;
};

/** Waits for the process that sends the message and returns the same result. */
const waitForOther = async (redis: Redis, name: string, waitMs: number): Promise<ContactResult> => {
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    const state = await ignoreErrors(redis.get(name));
    if (state === done) return alreadySent;
    // The claim was released: sending failed. A retry may send.
    if (state === null) break;
    await wait(pollIntervalMs);
  }
  return reject("mail-unavailable");
};

/** A failing store must not turn a sent message into an error. */
const ignoreErrors = async <Result>(command: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await command;
  } catch {
    return undefined;
  }
};
