/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { createRateLimiter } from "../../api/security/rate-limiter";
import { cleanUp } from "../clean-up";
import { startSmtpSink, textOf, type SmtpSink } from "./helpers/smtp-sink";
import { postForm, send } from "./helpers/client";
import { mailerTo, plainSmtp, startTestServer, type TestServer } from "./helpers/server";

// The rate limit of a client. Only sent messages count.

let sink: SmtpSink;
let api: TestServer;

beforeEach(async () => {
  sink = await startSmtpSink();
  api = await startTestServer({
    mailer: mailerTo(plainSmtp(sink.port)),
    rateLimiter: createRateLimiter({ messages: 3, seconds: 60 }, undefined),
    proxy: { kind: "hops", count: 1 },
  });
});

afterEach(cleanUp);

const from = (address: string): Record<string, string> => ({ "X-Forwarded-For": address });

const statuses = async (times: number, headers: Record<string, string>): Promise<readonly number[]> => {
  const all: number[] = [];
  for (let i = 0; i < times; i += 1) all.push((await send(api.url, {}, headers)).status);
  return all;
};

test("beyond the limit: 429, how long to wait, and words for it", async () => {
  expect(await statuses(3, from("203.0.113.1"))).toEqual([200, 200, 200]);
  const answer = await send(api.url, {}, from("203.0.113.1"));
  expect(answer).toMatchObject({
    status: 429,
    body: "Too many messages came from your address. Please wait a few minutes and send yours again.",
  });
  const wait = Number(answer.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(50);
  expect(wait).toBeLessThanOrEqual(60);
  expect(sink.arrived).toHaveLength(3);
});

test("another visitor is not touched by it", async () => {
  expect(await statuses(4, from("203.0.113.1"))).toEqual([200, 200, 200, 429]);
  expect(await statuses(1, from("203.0.113.2"))).toEqual([200]);
});

test("tries that are refused before they are sent use nothing up", async () => {
  const address = from("203.0.113.1");
  for (let i = 0; i < 5; i += 1) {
    await send(api.url, { email: "dana" }, address);
    await send(api.url, { message: "" }, address);
    await send(api.url, {}, { ...address, Origin: "https://evil.example" });
    await send(api.url, {}, { ...address, "X-XSRF-TOKEN": "wrong" });
  }
  expect(await statuses(4, address)).toEqual([200, 200, 200, 429]);
});

test("messages that the mail server could not take now use nothing up", async () => {
  const address = from("203.0.113.1");
  sink.reject.rcpt = 450;
  expect(await statuses(5, address)).toEqual([503, 503, 503, 503, 503]);
  sink.reject.rcpt = undefined;
  expect(await statuses(4, address)).toEqual([200, 200, 200, 429]);
});

test("messages that the mail server rejects for good count", async () => {
  const address = from("203.0.113.1");
  sink.reject.rcpt = 550;
  expect(await statuses(4, address)).toEqual([502, 502, 502, 429]);
});

test("while the mail server is down, attempts end after three for each message of the limit", async () => {
  const address = from("203.0.113.1");
  sink.reject.connect = 421;
  expect(await statuses(10, address)).toEqual([...Array.from({ length: 9 }, () => 503), 429]);
  expect(await statuses(1, from("203.0.113.2"))).toEqual([503]);
});

test("repeats use nothing up, and are answered beyond the limit too", async () => {
  const address = from("203.0.113.1");
  const key = { ...address, "Idempotency-Key": randomUUID() };
  for (let i = 0; i < 5; i += 1) expect(await send(api.url, {}, key)).toMatchObject({ status: 200 });
  expect(await statuses(3, address)).toEqual([200, 200, 429]);
  expect(await send(api.url, {}, key)).toMatchObject({ status: 200 });
});

test("a form beyond the limit: the page keeps the text", async () => {
  const address = from("203.0.113.1");
  await statuses(3, address);
  const { status, page, headers } = await postForm(
    api.url,
    { email: "dana@example.com", message: "Do not lose me." },
    address,
  );
  expect(status).toBe(429);
  expect(headers.get("retry-after")).not.toBeNull();
  expect(page).toContain("Do not lose me.");
  expect(page).toContain("Too many messages came from your address.");
});

test.each([
  ["200 visitors", (visitor: number) => `198.51.100.${visitor}`, 200],
  ["one visitor", () => "203.0.113.1", 3],
])(
  "200 posts at once by %s: no message is lost or doubled, the rest is told to wait",
  async (_, addressOf, accepted) => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (__, number) => {
        const message = `message ${number}.`;
        return { message, ...(await send(api.url, { message }, from(addressOf(number)))) };
      }),
    );
    const sent = answers.filter(({ status }) => status === 200);
    expect(sent).toHaveLength(accepted);
    for (const { status, headers } of answers.filter((answer) => !sent.includes(answer))) {
      expect(status).toBe(429);
      expect(headers.get("retry-after")).toMatch(/^\d+$/u);
    }
    expect(sink.arrived.map((mail) => textOf(mail).trim()).sort()).toEqual(sent.map(({ message }) => message).sort());
  },
  30_000,
);
