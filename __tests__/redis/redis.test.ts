/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { productionDependencies } from "../../api/config/production-dependencies";
import { reject } from "../../api/responses/result";
import { createMemoryStore } from "../../api/storage/memory-idempotency-store";
import { openRedis } from "../../api/storage/redis";
import { createRedisStore } from "../../api/storage/redis-idempotency-store";
import { findFreePort } from "../../scripts/free-port";
import { cleanUp, onCleanUp } from "../clean-up";
import { send } from "../contact/helpers/client";
import { startTestServer } from "../contact/helpers/server";
import { startSmtpSink, textOf, type SmtpSink } from "../contact/helpers/smtp-sink";
import { hasRedis, startRedis } from "./redis-server";

// Several machines share rate limits and idempotency keys in Redis.

const describeWithRedis = hasRedis() ? describe : describe.skip;
if (!hasRedis()) {
  const message = "This machine has no redis-server (Debian: apt-get install redis-server).";
  if (process.env["CI"] !== undefined) throw new Error(message);
  console.warn(`${message} Its tests are skipped.`);
}

let sink: SmtpSink;

beforeEach(async () => {
  sink = await startSmtpSink();
});

afterEach(cleanUp);

const texts = (): readonly string[] => sink.arrived.map(textOf);

/** The function as a machine of its own runs it, with its own memory and connection to Redis. @returns its address */
const startMachine = async (redisUrl: string): Promise<string> => {
  Reflect.deleteProperty(globalThis, "contactFunctionState");
  const dependencies = productionDependencies({
    SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
    REDIS_URL: redisUrl,
    XSRF_SECRET: "one secret that both of the machines share",
    TRUSTED_PROXY: "1",
    RATE_LIMIT_MESSAGES: "2",
  });
  const { redis } = globalThis.contactFunctionState ?? {};
  onCleanUp(() => redis?.disconnect());
  return (await startTestServer({ ...dependencies, log: () => undefined })).url;
};

const from = (address: string): Record<string, string> => ({ "X-Forwarded-For": address });
const newKey = () => ({ "Idempotency-Key": randomUUID() });

describeWithRedis("two machines", () => {
  let redisUrl: string;
  let one: string;
  let other: string;

  beforeEach(async () => {
    redisUrl = (await startRedis()).url;
    [one, other] = [await startMachine(redisUrl), await startMachine(redisUrl)];
  });

  const statuses = async (urls: readonly string[], headers: Record<string, string>): Promise<readonly number[]> =>
    (await Promise.all(urls.map((url) => send(url, {}, headers)))).map(({ status }) => status);

  test("share one count for one client, and another visitor has his own", async () => {
    const shared = await statuses([one, other, one, other], from("203.0.113.1"));
    expect([...shared].sort()).toEqual([200, 200, 429, 429]);
    expect(await statuses([other], from("203.0.113.2"))).toEqual([200]);
  });

  test("send a message once, though both get it at the same time, and again later", async () => {
    const key = newKey();
    expect(await statuses([one, other, one, other], key)).toEqual([200, 200, 200, 200]);
    expect(await statuses([one, other], key)).toEqual([200, 200]);
    expect(texts()).toEqual(["Hello."]);
  });

  test("fail together, and the next try sends", async () => {
    const key = newKey();
    sink.reject.data = 451;
    expect(await statuses([one, other], key)).toEqual([503, 503]);
    sink.reject.data = undefined;
    expect(await statuses([other], key)).toEqual([200]);
    expect(texts()).toEqual(["Hello."]);
  });

  test.each([
    ["sent is known to the other", undefined, 200],
    ["could not send can be sent by the other", 451, 503],
  ])("of a Redis that answers too late: a message that one %s", async (_, refusal, status) => {
    const client = connect(redisUrl);
    const key = newKey();
    sink.reject.data = refusal;
    // Longer than the limit of a command (api/storage/redis.ts): the claim is made, and nobody hears of it.
    await client.call("CLIENT", "PAUSE", "800");
    expect(await statuses([one], key)).toEqual([status]);
    sink.reject.data = undefined;
    expect(await statuses([other], key)).toEqual([200]);
    expect(texts()).toEqual(["Hello."]);
  });

  test("send a message once, though the second learns too late that the first has the claim", async () => {
    const key = newKey();
    expect(await statuses([one], key)).toEqual([200]);
    await connect(redisUrl).call("CLIENT", "PAUSE", "800");
    expect(await statuses([other], key)).toEqual([200]);
    expect(texts()).toEqual(["Hello."]);
  });

  test("a connection that is lost while a message is sent: the other learns that it was sent", async () => {
    const [first, second] = [connect(redisUrl), connect(redisUrl)];
    const sent = { name: "sent", status: 200 } as const;
    await createRedisStore(first, createMemoryStore()).run("key", 60, 1000, async () => {
      const lost = once(first, "close");
      await second.call("CLIENT", "KILL", "TYPE", "normal");
      await lost;
      return sent;
    });
    const sendAgain = jest.fn(() => Promise.resolve(sent));
    const result = await createRedisStore(second, createMemoryStore()).run("key", 60, 7500, sendAgain);
    expect(result).toEqual({ name: "already-sent", status: 200 });
    expect(sendAgain).not.toHaveBeenCalled();
  });

  test("a claim that expired is not deleted once it belongs to the other", async () => {
    const client = connect(redisUrl);
    await createRedisStore(client, createMemoryStore()).run("key", 60, 1000, async () => {
      await client.set("contact:idempotency:key", "the other");
      return reject("mail-unavailable");
    });
    expect(await client.get("contact:idempotency:key")).toBe("the other");
  });
});

const connect = (url: string): ReturnType<typeof openRedis> => {
  const redis = openRedis(url);
  onCleanUp(() => redis.disconnect());
  return redis;
};

/** A message arrives, once; the limit of two holds on this machine. */
const expectAllWell = async (url: string): Promise<void> => {
  const key = newKey();
  for (const headers of [key, key, {}]) expect(await send(url, {}, headers)).toMatchObject({ status: 200 });
  expect(texts()).toHaveLength(2);
  expect(await send(url)).toMatchObject({ status: 429 });
};

test("a Redis that is not there stops no message", async () => {
  await expectAllWell(await startMachine(`redis://127.0.0.1:${await findFreePort()}`));
});

describeWithRedis("a Redis that goes away", () => {
  test.each(["stop", "freeze"] as const)("stops no message: %s", async (goAway) => {
    const redis = await startRedis();
    const url = await startMachine(redis.url);
    expect(await send(url)).toMatchObject({ status: 200 });
    sink.arrived.length = 0;
    await redis[goAway]();
    await expectAllWell(url);
  });
});
