// A client may send only so many messages; only sent ones count; under load none is lost or doubled.
import { createRateLimiter, type CountedClient } from "../../api/security/rate-limiter";
import { functionMessages } from "../../src/contact/messages";
import { from, newKey, send } from "../testing/contact-client";
import { startWithSmtp } from "../testing/contact-server";
import { textOf } from "../testing/smtp-sink";

let api: Awaited<ReturnType<typeof startWithSmtp>>;

beforeEach(async () => {
  api = await startWithSmtp({
    rateLimiter: createRateLimiter({ messages: 3, seconds: 60 }, undefined),
    proxy: 1,
  });
});

const [visitor, other] = [from("203.0.113.1"), from("203.0.113.2")];

const statuses = async (times: number, headers: Record<string, string>): Promise<readonly number[]> => {
  const all: number[] = [];
  for (let i = 0; i < times; i += 1) all.push((await send(api.url, {}, headers)).status);
  return all;
};

test("attempts that are rejected before sending, and repeats, do not count", async () => {
  for (const headers of [{ Origin: "https://evil.example" }, { "X-XSRF-TOKEN": "wrong" }])
    await statuses(4, { ...visitor, ...headers });
  for (let i = 0; i < 4; i += 1) await send(api.url, { email: "dana" }, visitor);
  const key = { ...visitor, ...newKey() };
  expect(await statuses(5, key)).toEqual([200, 200, 200, 200, 200]);
  expect(await statuses(3, visitor)).toEqual([200, 200, 429]);
  expect(await statuses(1, key)).toEqual([200]);
});

test("a client at the limit can send when its time is over", async () => {
  const clock = jest.spyOn(performance, "now").mockReturnValue(0);
  const { consume } = createRateLimiter({ messages: 1, seconds: 60 }, undefined);
  const waits: unknown[] = [];
  for (const seconds of [0, 1, 59.5, 60, 61]) {
    clock.mockReturnValue(seconds * 1000);
    waits.push(await consume("one"), await consume("other"));
  }
  expect(waits).toEqual([undefined, undefined, 59, 59, 1, 1, undefined, undefined, 59, 59]);
});

test("counts are deleted when their time is over, though nobody sends again", async () => {
  jest.useFakeTimers();
  const clients = new Map<string, CountedClient>();
  const { consume } = createRateLimiter({ messages: 3, seconds: 600 }, undefined, clients);
  await consume("one");
  jest.advanceTimersByTime(300_000);
  await consume("other");
  const counted = [299_000, 1000, 299_000, 1000].map((ms) => {
    jest.advanceTimersByTime(ms);
    return [...clients.keys()];
  });
  jest.useRealTimers();
  expect(counted).toEqual([["one", "other"], ["other"], ["other"], []]);
});

test("what the mail server rejects for good counts", async () => {
  api.sink.reject.rcpt = 550;
  expect(await statuses(5, visitor)).toEqual([502, 502, 502, 429, 429]);
});

test("a failed attempt counts a third, so trying again has an end", async () => {
  api.sink.reject.connect = 554;
  expect(await statuses(8, visitor)).toEqual([...Array.from({ length: 7 }, () => 503), 429]);
  expect(await statuses(1, other)).toEqual([503]);
});

// More than there are connections to the mail server.
test.each([
  ["60 visitors", (number: number) => `198.51.100.${number}`, 60],
  ["one visitor", () => "203.0.113.1", 3],
])("60 posts at once by %s: none is lost or doubled, the rest gets a 429", async (_name, addressOf, accepted) => {
  const responses = await Promise.all(
    Array.from({ length: 60 }, async (__, number) => {
      const message = `message ${number}.`;
      return { message, ...(await send(api.url, { message }, from(addressOf(number)))) };
    }),
  );
  const sent = responses.filter(({ status }) => status === 200);
  expect(sent).toHaveLength(accepted);
  for (const { status, body, headers } of responses.filter((response) => !sent.includes(response))) {
    expect([status, body]).toEqual([429, functionMessages.rateLimited]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(30);
  }
  expect(api.sink.arrived.map(textOf).sort()).toEqual(sent.map(({ message }) => message).sort());
});
