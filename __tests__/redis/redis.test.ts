// Machines that share a Redis send no message twice and keep one rate limit; without it each message is sent all the same.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { productionDependencies, type ContactDependencies } from "../../api/config/dependencies";
import { refusal } from "../../api/responses/result";
import { createMemoryStore } from "../../api/storage/idempotency-store";
import { openRedis } from "../../api/storage/redis";
import { createRedisStore } from "../../api/storage/redis-idempotency-store";
import { from, newKey, send } from "../testing/contact-client";
import { freePort } from "../testing/listen";
import { until } from "../testing/until";
import { acceptingMailer, startTestServer } from "../testing/contact-server";
import { startSmtpSink, textOf, type SmtpSink } from "../testing/smtp-sink";
import { onCleanUp } from "../testing/clean-up";

/** Whether this machine has Redis (Debian: package redis-server). */
const hasRedis = (): boolean => spawnSync("redis-server", ["--version"]).status === 0;

/**
 * A real Redis on a port of its own, which writes nothing to the disk.
 * @param more settings of its command line
 * @returns its URL, and its process: SIGSTOP freezes it, so that connections stay open and get no reply
 */
const startRedis = async (more: readonly string[] = []) => {
  const port = await freePort();
  const settings = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", ...more];
  const redis = spawn("redis-server", settings, { stdio: ["ignore", "pipe", "ignore"] });
  onCleanUp(() => redis.kill("SIGKILL"));
  for await (const line of createInterface(redis.stdout)) if (line.includes("Ready to accept connections")) break;
  return { url: `redis://127.0.0.1:${port}`, process: redis };
};

// Debian: apt-get install redis-server.
const describeWithRedis = hasRedis() || process.env["CI"] !== undefined ? describe : describe.skip;

let sink: SmtpSink;

/** What was logged about Redis: each change of its state. */
let states: string[];

/** Whether each machine of a test has its connection to Redis. */
let isConnected: (() => boolean)[];

const logLine = z.strictObject({ at: z.iso.datetime(), redis: z.string(), error: z.string().optional() });

beforeEach(async () => {
  sink = await startSmtpSink();
  states = [];
  isConnected = [];
  jest.spyOn(process.stdout, "write").mockImplementation((line) => {
    const { redis, error = "" } = logLine.parse(JSON.parse(String(line)));
    states.push(`${redis} ${error}`.trim());
    return true;
  });
});

const texts = (): readonly string[] => sink.arrived.map(textOf);

/** The function as a machine of its own runs it, with its own memory and connection to Redis. @returns its address */
const startMachine = async (redisUrl: string, changes: Partial<ContactDependencies> = {}): Promise<string> => {
  Reflect.deleteProperty(globalThis, "contactFunctionState");
  const dependencies = productionDependencies({
    SMTP_URL: sink.url,
    REDIS_URL: redisUrl,
    XSRF_SECRET: "one secret that both of the machines share",
    TRUSTED_PROXY: "1",
    RATE_LIMIT_MESSAGES: "2",
  });
  const { redis } = globalThis.contactFunctionState ?? {};
  isConnected.push(() => redis?.client.status === "ready");
  // Redis is killed next, and what an ending connection says of it would be in the next test's log.
  onCleanUp(() =>
    redis?.client
      .removeAllListeners("error")
      .on("error", () => undefined)
      .disconnect(),
  );
  return (await startTestServer({ ...dependencies, log: () => undefined, ...changes })).url;
};

const connect = (url: string): ReturnType<typeof openRedis> => {
  const redis = openRedis(url, () => undefined);
  onCleanUp(() => redis.client.disconnect());
  return redis;
};

/** Settings for a user who has all rights but one. */
const userWith = (rule: string): readonly string[] => ["--user", "app", "on", ">password", "~*", "&*", "+@all", rule];
const asUser = (url: string): string => url.replace("//", "//app:password@");

const statuses = (urls: readonly string[], headers: Record<string, string> = {}) =>
  Promise.all(urls.map(async (url) => (await send(url, {}, headers)).status));

/** A message arrives, once; the limit of two holds on this machine. */
const expectAllWell = async (url: string): Promise<void> => {
  const key = newKey();
  for (const headers of [key, key, {}]) expect(await statuses([url], headers)).toEqual([200]);
  expect(await statuses([url])).toEqual([429]);
  expect(texts()).toHaveLength(2);
};

describeWithRedis("two machines", () => {
  let redisUrl: string;
  let one: string;
  let other: string;

  beforeEach(async () => {
    // Some hosts give a user no right to run scripts.
    redisUrl = asUser((await startRedis(userWith("-@scripting"))).url);
    [one, other] = [await startMachine(redisUrl), await startMachine(redisUrl)];
    // A machine without a connection after 0.7 s goes on by itself, and a busy processor can take longer.
    await until(() => isConnected.every((isReady) => isReady()));
  });

  test("share one count for one client, and another visitor has his own", async () => {
    const shared = await statuses([one, other, one, other], from("203.0.113.1"));
    expect([...shared].sort()).toEqual([200, 200, 429, 429]);
    expect(await statuses([other], from("203.0.113.2"))).toEqual([200]);
    const { client } = connect(redisUrl);
    // A counter without an end would lock its client out for good.
    const ends = (await client.keys("contact:limit:*")).map((key) => client.pttl(key));
    for (const msLeft of await Promise.all(ends)) expect(msLeft).toBeGreaterThan(0);
    expect(ends).toHaveLength(2);
  });

  test("fail together, and the next try sends once", async () => {
    const key = newKey();
    sink.reject.data = 451;
    expect(await statuses([one, other], key)).toEqual([503, 503]);
    sink.reject.data = undefined;
    expect(await statuses([one, other, one, other], key)).toEqual([200, 200, 200, 200]);
    expect(await statuses([one, other], key)).toEqual([200, 200]);
    expect(texts()).toEqual(["Hello."]);
  });

  test.each([
    ["the first makes its claim", () => [one], undefined, 200],
    ["the first makes its claim, and then cannot send", () => [one], 451, 503],
    ["the second asks for it", () => [other], undefined, 200],
  ])("send a message once, though Redis answers too late when %s", async (_name, late, refusal, status) => {
    const key = newKey();
    const { client } = connect(redisUrl);
    if (late()[0] === other) await statuses([one], key);
    sink.reject.data = refusal;
    // Longer than the limit of a command (api/storage/redis.ts): it is done, and nobody hears of it.
    await client.call("CLIENT", "PAUSE", "650");
    expect(await statuses(late(), key)).toEqual([status]);
    sink.reject.data = undefined;
    expect(await statuses([other], key)).toEqual([200]);
    expect(texts()).toEqual(["Hello."]);
  });

  test("the other machine learns of a message whose connection was lost", async () => {
    const [first, second] = [connect(redisUrl), connect(redisUrl)];
    const deadline = performance.now() + 10_000;
    const sent = { name: "sent", status: 200 } as const;
    await createRedisStore(first, createMemoryStore()).run("key", 60, deadline, async () => {
      const lost = once(first.client, "close");
      await second.client.call("CLIENT", "KILL", "TYPE", "normal");
      await lost;
      return sent;
    });
    const sendAgain = jest.fn(() => Promise.resolve(sent));
    const result = await createRedisStore(second, createMemoryStore()).run("key", 60, deadline, sendAgain);
    expect(result).toEqual({ name: "already-sent", status: 200 });
    expect(sendAgain).not.toHaveBeenCalled();
  });

  test("no machine deletes a claim that became the other's", async () => {
    const redis = connect(redisUrl);
    await createRedisStore(redis, createMemoryStore()).run("key", 60, performance.now() + 10_000, async () => {
      await redis.client.set("contact:idempotency:key", "the other");
      return refusal("mail-unavailable");
    });
    expect(await redis.client.get("contact:idempotency:key")).toBe("the other");
  });
});

test("a Redis that is not there stops no message, and is logged", async () => {
  await expectAllWell(await startMachine("redis://127.0.0.1:1"));
  expect(states).toEqual(["down ECONNREFUSED"]);
});

describeWithRedis("a Redis that fails", () => {
  test("by ending while the other machine's message is waited for: this one sends", async () => {
    const redis = await startRedis();
    const [first, second] = [connect(redis.url), connect(redis.url)];
    const deadline = performance.now() + 4000;
    const sent = { name: "sent", status: 200 } as const;
    const result = await createRedisStore(first, createMemoryStore()).run("key", 60, deadline, async () => {
      const waiting = createRedisStore(second, createMemoryStore()).run("key", 60, deadline, async () =>
        Promise.resolve(sent),
      );
      await Promise.race([waiting, setTimeout(500)]);
      redis.process.kill("SIGKILL");
      return waiting;
    });
    expect(result).toEqual(sent);
    expect(performance.now()).toBeLessThan(deadline - 1000);
  });

  test("by freezing costs the first message a second, and returns", async () => {
    const redis = await startRedis();
    const deliver = jest.fn(acceptingMailer.deliver);
    const url = await startMachine(redis.url, { mailer: { deliver }, mailTimeMs: 8000 });
    await send(url);
    redis.process.kill("SIGSTOP");
    const key = newKey();
    for (const headers of [key, key, from("203.0.113.2"), from("203.0.113.3")])
      expect(await statuses([url], headers)).toEqual([200]);
    const [, first = 0, ...others] = deliver.mock.calls.map(([, timeMs]) => timeMs);
    expect(first).toBeGreaterThan(6500);
    for (const timeMs of others) expect(timeMs).toBeGreaterThan(7500);
    redis.process.kill("SIGCONT");
    await until(async () => (await send(url, {}, from("203.0.113.4"))) && states.length > 1);
    expect(states).toEqual(["down timeout", "up"]);
  });

  test.each<[string, readonly string[], (url: string) => string, string]>([
    ["a wrong password", ["--requirepass", "x"], (url) => url.replace("//", "//:wrong-password@"), "WRONGPASS"],
    ["a command of the counter", userWith("-incrby"), asUser, "NOPERM"],
    ["writes, as its memory is full", ["--maxmemory", "1"], (url) => url, "OOM"],
    ["writes, as a failover made it a replica", ["--replicaof", "127.0.0.1", "1"], (url) => url, "READONLY"],
  ])("by refusing %s: messages are sent, and it is logged once", async (_name, settings, urlOf, code) => {
    const redis = await startRedis(settings);
    await expectAllWell(await startMachine(urlOf(redis.url)));
    await until(() => states.length > 0);
    expect(states).toEqual([`down ${code}`]);
  });
});
