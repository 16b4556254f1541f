import { randomUUID } from "node:crypto";
import { createRateLimiter } from "../../api/security/rate-limiter";
import { functionMessages } from "../../src/contact";
import { cleanUp } from "../testing/clean-up";
import { send } from "./testing/client";
import { startWithSmtp } from "./testing/server";
import { textOf } from "./testing/smtp-sink";

// The rate limit of a client. Only sent messages count.

let api: Awaited<ReturnType<typeof startWithSmtp>>;

beforeEach(async () => {
  api = await startWithSmtp({
    rateLimiter: createRateLimiter({ messages: 3, seconds: 60 }, undefined),
    proxy: { kind: "hops", count: 1 },
  });
});

afterEach(cleanUp);

const from = (address: string): Record<string, string> => ({ "X-Forwarded-For": address });
const [visitor, other] = [from("203.0.113.1"), from("203.0.113.2")];

const statuses = async (times: number, headers: Record<string, string>): Promise<readonly number[]> => {
  const all: number[] = [];
  for (let i = 0; i < times; i += 1) all.push((await send(api.url, {}, headers)).status);
  return all;
};

test("beyond the limit: 429 with Retry-After and a message; other visitors are not limited", async () => {
  expect(await statuses(3, visitor)).toEqual([200, 200, 200]);
  const response = await send(api.url, {}, visitor);
  expect(response).toMatchObject({ status: 429, body: functionMessages.rateLimited });
  const wait = Number(response.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect(api.sink.arrived).toHaveLength(3);
  expect(await statuses(1, other)).toEqual([200]);
});

test("attempts that are rejected before sending do not count", async () => {
  for (let i = 0; i < 5; i += 1) {
    await send(api.url, { email: "dana" }, visitor);
    await send(api.url, {}, { ...visitor, Origin: "https://evil.example" });
    await send(api.url, {}, { ...visitor, "X-XSRF-TOKEN": "wrong" });
  }
  expect(await statuses(4, visitor)).toEqual([200, 200, 200, 429]);
});

test("messages that the mail server could not take now do not count", async () => {
  api.sink.reject.rcpt = 450;
  expect(await statuses(5, visitor)).toEqual([503, 503, 503, 503, 503]);
  api.sink.reject.rcpt = undefined;
  expect(await statuses(4, visitor)).toEqual([200, 200, 200, 429]);
});

test("messages that the mail server rejects for good count", async () => {
  api.sink.reject.rcpt = 550;
  expect(await statuses(4, visitor)).toEqual([502, 502, 502, 429]);
});

test("while the mail server is down, attempts end after three for each message of the limit", async () => {
  api.sink.reject.connect = 554;
  expect(await statuses(10, visitor)).toEqual([...Array.from({ length: 9 }, () => 503), 429]);
  expect(await statuses(1, other)).toEqual([503]);
});

test("repeats do not count, and get a 200 beyond the limit too", async () => {
  const key = { ...visitor, "Idempotency-Key": randomUUID() };
  for (let i = 0; i < 5; i += 1) expect(await send(api.url, {}, key)).toMatchObject({ status: 200 });
  expect(await statuses(3, visitor)).toEqual([200, 200, 429]);
  expect(await send(api.url, {}, key)).toMatchObject({ status: 200 });
});

test.each([
  ["60 visitors", (number: number) => `198.51.100.${number}`, 60],
  ["one visitor", () => "203.0.113.1", 3],
  // More than there are connections to the mail server.
])(
  "60 posts at once by %s: no message is lost or doubled, the rest gets a 429",
  async (_, addressOf, accepted) => {
    const responses = await Promise.all(
      Array.from({ length: 60 }, async (__, number) => {
        const message = `message ${number}.`;
        return { message, ...(await send(api.url, { message }, from(addressOf(number)))) };
      }),
    );
    const sent = responses.filter(({ status }) => status === 200);
    expect(sent).toHaveLength(accepted);
    for (const { status, headers } of responses.filter((response) => !sent.includes(response))) {
      expect(status).toBe(429);
      expect(headers.get("retry-after")).toMatch(/^\d+$/u);
    }
    expect(api.sink.arrived.map(textOf).sort()).toEqual(sent.map(({ message }) => message).sort());
  },
  30_000,
);
