import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Redis } from "ioredis";
import { refuse, type Outcome } from "../responses/result";
import { sentBefore, type Once } from "./idempotency-store";
import { redisIsReady } from "./redis";

/** Longer than a request may take, so that a process that died does not hold a message for long. */
const claimMs = 15_000;
const connectWaitMs = 700;
const lookEveryMs = 100;

const done = "done";

/**
 * Remembers in Redis, for several processes; in the memory of this one as well, so that nothing
 * doubles here while Redis does not answer.
 * @param inProcess the memory of this process
 */
export const redisOnce = (redis: Redis, inProcess: Once): Once => ({
  run: async (key, rememberSeconds, waitMs, work) =>
    inProcess.run(key, rememberSeconds, waitMs, async () => {
      const name = `contact:once:${key}`;
      const mine = randomUUID();
      const claim = await tryClaim(redis, name, mine);
      if (claim === "taken") return waitForOther(redis, name, waitMs);

      let outcome: Outcome | undefined;
      try {
        outcome = await work();
        return outcome;
      } finally {
        if (claim === "mine") {
          if (outcome?.status === 200) await quietly(redis.set(name, done, "PX", rememberSeconds * 1000));
          else await quietly(redis.del(name));
        }
      }
    }),
});

const tryClaim = async (redis: Redis, name: string, mine: string): Promise<"mine" | "taken" | "no-redis"> => {
  if (!(await redisIsReady(redis, connectWaitMs))) return "no-redis";
  try {
    return (await redis.set(name, mine, "PX", claimMs, "NX")) === "OK" ? "mine" : "taken";
  } catch {
    return "no-redis";
  }
};

/** Waits for the process that sends the message, and answers as it did. */
const waitForOther = async (redis: Redis, name: string, waitMs: number): Promise<Outcome> => {
  const deadline = Date.now() + waitMs;
  while (Date.now() < deadline) {
    const state = await quietly(redis.get(name));
    if (state === done) return sentBefore;
    // The other gave its claim back: it could not send. Whoever asks again may try.
    if (state === null) break;
    await wait(lookEveryMs);
  }
  return refuse("mail-unavailable");
};

/** A store that does not answer must not turn a message that was sent into an error. */
const quietly = async <Result>(command: Promise<Result>): Promise<Result | undefined> => {
  try {
    return await command;
  } catch {
    return undefined;
  }
};
