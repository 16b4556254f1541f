/** @jest-environment node */
import { fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { createRateLimiter } from "../../api/security/rate-limiter";
import { createMemoryStore } from "../../api/storage/memory-idempotency-store";
import { reject } from "../../api/responses/result";
import { openRedis } from "../../api/storage/redis";
import { createRedisStore } from "../../api/storage/redis-idempotency-store";
import { cleanUp, onCleanUp } from "../clean-up";
import { findFreePort } from "../../scripts/free-port";
import { endProcess } from "../contact/helpers/processes";
import { startDelayingProxy } from "./delaying-proxy";
import { hasRedis, startRedis, type RedisServer } from "./redis-server";
import { startSmtpSink, textOf, type SmtpSink } from "../contact/helpers/smtp-sink";
import { send } from "../contact/helpers/client";
import { mailerTo, plainSmtp, startTestServer } from "../contact/helpers/server";

// Several machines share rate limits and idempotency keys in Redis.

const describeWithRedis = hasRedis() ? describe : describe.skip;
if (!hasRedis()) {
  const message = "This machine has no redis-server (Debian: apt-get install redis-server).";
  if (process.env["CI"] !== undefined) throw new Error(message);
  console.warn(`${message} Its tests are skipped.`);
}

let sink: SmtpSink;

beforeAll(async () => {
  sink = await startSmtpSink();
});

beforeEach(() => {
  sink.arrived.length = 0;
  sink.reject.data = undefined;
});

afterAll(cleanUp);

const texts = (): readonly string[] => sink.arrived.map(textOf);

const connect = (url: string): ReturnType<typeof openRedis> => {
  const redis = openRedis(url);
  onCleanUp(() => redis.disconnect());
  return redis;
};

describeWithRedis("two processes", () => {
  let redis: RedisServer;
  let urls: readonly [string, string];

  const startProcess = async (): Promise<string> => {
    const child = fork(path.join(__dirname, "../contact/helpers/function-process.ts"), [], {
      execArgv: ["--import", "tsx"],
      cwd: path.resolve(__dirname, "../.."),
      silent: true,
      env: {
        PATH: process.env["PATH"],
        SMTP_URL: `smtp://127.0.0.1:${sink.port}`,
        REDIS_URL: redis.url,
        XSRF_SECRET: "one secret that both of the processes share",
        TRUSTED_PROXY: "1",
        RATE_LIMIT_MESSAGES: "4",
        RATE_LIMIT_SECONDS: "60",
      },
    });
    onCleanUp(() => endProcess(child));
    const port = await new Promise<unknown>((resolve, reject) => {
      child.once("message", resolve);
      child.once("exit", () => {
        reject(new Error("The function's process ended."));
      });
    });
    return `http://127.0.0.1:${String(port)}/api/contact`;
  };

  beforeAll(async () => {
    redis = await startRedis();
    urls = await Promise.all([startProcess(), startProcess()]);
  });

  const from = (address: string): Record<string, string> => ({ "X-Forwarded-For": address });

  test("share one count for one client, and another visitor has his own", async () => {
    const [one, other] = urls;
    const address = from("203.0.113.1");
    const statuses: number[] = [];
    for (const url of [one, other, one, other, one, other]) statuses.push((await send(url, {}, address)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    expect((await send(other, {}, from("203.0.113.2"))).status).toBe(200);
  });

  test("send a message once, though both are asked at the same time, and again later", async () => {
    const [one, other] = urls;
    const headers = { ...from("203.0.113.4"), "Idempotency-Key": randomUUID() };
    const answers = await Promise.all([one, other, one, other].map(async (url) => send(url, {}, headers)));
    answers.push(await send(one, {}, headers), await send(other, {}, headers));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(texts()).toEqual(["Hello."]);
  });

  test("fail together, and the next try sends", async () => {
    const [one, other] = urls;
    const headers = { ...from("203.0.113.5"), "Idempotency-Key": randomUUID() };
    sink.reject.data = 451;
    const answers = await Promise.all([send(one, {}, headers), send(other, {}, headers)]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    sink.reject.data = undefined;
    expect(await send(other, {}, headers)).toMatchObject({ status: 200 });
    expect(texts()).toEqual(["Hello."]);
  });
});

describeWithRedis("a claim that expired", () => {
  test("is not deleted once it belongs to another process", async () => {
    const client = connect((await startRedis()).url);
    await createRedisStore(client, createMemoryStore()).run("key", 60, 1000, async () => {
      await client.set("contact:idempotency:key", "another process");
      return reject("mail-unavailable");
    });
    expect(await client.get("contact:idempotency:key")).toBe("another process");
  });
});

/** The function in this process with its Redis at this address. @returns the function's own address */
const startWithRedisAt = async (address: string): Promise<string> => {
  const redis = connect(address);
  const { url } = await startTestServer({
    mailer: mailerTo(plainSmtp(sink.port)),
    rateLimiter: createRateLimiter({ messages: 2, seconds: 60 }, redis),
    idempotencyStore: createRedisStore(redis, createMemoryStore()),
  });
  return url;
};

/** The message arrives, once; the limit holds in this process. */
const expectAllWell = async (url: string): Promise<void> => {
  const key = { "Idempotency-Key": randomUUID() };
  expect(await send(url, { message: "Without Redis." }, key)).toMatchObject({ status: 200 });
  expect(await send(url, { message: "Without Redis." }, key)).toMatchObject({ status: 200 });
  expect(texts()).toEqual(["Without Redis."]);
};

test("a Redis that is not there stops no message", async () => {
  const url = await startWithRedisAt(`redis://127.0.0.1:${await findFreePort()}`);
  await expectAllWell(url);
  expect([(await send(url)).status, (await send(url)).status]).toEqual([200, 429]);
});

describeWithRedis("a Redis that answers too late", () => {
  test.each([
    ["sent is known to the other", undefined, 200],
    ["could not send can be sent by the other", 451, 503],
  ])("a message that one process %s", async (_, refusal, status) => {
    const redis = await startRedis();
    const proxy = await startDelayingProxy(redis.url);
    const [slow, other] = [await startWithRedisAt(proxy.url), await startWithRedisAt(redis.url)];
    await send(slow);
    sink.arrived.length = 0;

    // Longer than the limit of a command (api/storage/redis.ts).
    proxy.delayMs = 800;
    const key = { "Idempotency-Key": randomUUID() };
    sink.reject.data = refusal;
    expect(await send(slow, { message: "Slow Redis." }, key)).toMatchObject({ status });
    sink.reject.data = undefined;
    expect(await send(other, { message: "Slow Redis." }, key)).toMatchObject({ status: 200 });
    expect(texts()).toEqual(["Slow Redis."]);
  });
});

describeWithRedis("a Redis that goes away", () => {
  test.each(["stop", "freeze"] as const)("stops no message: %s", async (goAway) => {
    const redis = await startRedis();
    const url = await startWithRedisAt(redis.url);
    expect(await send(url)).toMatchObject({ status: 200 });
    sink.arrived.length = 0;
    await redis[goAway]();
    await expectAllWell(url);
  });
});
