/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { createMemoryStore } from "../../api/storage/memory-idempotency-store";
import { cleanUp } from "../clean-up";
import { startSmtpSink, textOf, type SmtpSink } from "./helpers/smtp-sink";
import { postForm, send } from "./helpers/client";
import { mailerTo, plainSmtp, startTestServer, type TestServer } from "./helpers/server";

// A message is sent once, in spite of retries, repeated submits and reloads.

let sink: SmtpSink;
let api: TestServer;

beforeEach(async () => {
  sink = await startSmtpSink();
  api = await startTestServer({ mailer: mailerTo(plainSmtp(sink.port)) });
});

afterEach(cleanUp);

const texts = (): readonly string[] => sink.arrived.map(textOf);

test("a retry with the same key is answered as the first was, without a second mail", async () => {
  const key = { "Idempotency-Key": randomUUID() };
  const answers = [await send(api.url, {}, key), await send(api.url, {}, key), await send(api.url, {}, key)];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(texts()).toEqual(["Hello."]);
  expect(api.log.map(({ result }) => result).filter((name) => name !== "cookie-set")).toEqual([
    "sent",
    "already-sent",
    "already-sent",
  ]);
});

test("twenty at the same time with the same key: one mail, twenty equal answers", async () => {
  const key = { "Idempotency-Key": randomUUID() };
  const answers = await Promise.all(Array.from({ length: 20 }, async () => send(api.url, {}, key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body ?? ""}`))).toEqual(new Set(["200 "]));
  expect(texts()).toEqual(["Hello."]);
});

test("a repeat that comes while the first fails is answered as the first; the next try sends", async () => {
  const key = { "Idempotency-Key": randomUUID() };
  sink.reject.data = 451;
  const answers = await Promise.all([send(api.url, {}, key), send(api.url, {}, key)]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);

  sink.reject.data = undefined;
  expect(await send(api.url, {}, key)).toMatchObject({ status: 200 });
  expect(texts()).toEqual(["Hello."]);
});

test("one key for two texts: both arrive", async () => {
  const key = { "Idempotency-Key": randomUUID() };
  await send(api.url, { message: "First." }, key);
  await send(api.url, { message: "Second." }, key);
  await send(api.url, { message: "First." }, key);
  expect(texts()).toEqual(["First.", "Second."]);
});

test("two keys for one text: the visitor means it twice", async () => {
  await send(api.url);
  await send(api.url);
  await send(api.url, {}, { "Idempotency-Key": "" });
  await send(api.url, {}, { "Idempotency-Key": "" });
  expect(texts()).toEqual(["Hello.", "Hello.", "Hello.", "Hello."]);
});

test("a form pressed three times, or reloaded: one mail", async () => {
  const fields = { email: "dana@example.com", message: "Pressed." };
  const answers = await Promise.all([1, 2, 3].map(async () => postForm(api.url, fields)));
  answers.push(await postForm(api.url, fields));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(texts()).toEqual(["Pressed."]);
});

test("a form with the same text after ten minutes is a new message, with a name of its own", async () => {
  let time = Date.now();
  const later = await startTestServer({
    mailer: mailerTo(plainSmtp(sink.port)),
    now: () => time,
    idempotencyStore: createMemoryStore(() => time),
  });
  const fields = { email: "dana@example.com", message: "Any news?" };
  await postForm(later.url, fields);
  time += 9 * 60 * 1000;
  await postForm(later.url, fields);
  expect(texts()).toEqual(["Any news?"]);
  time += 60 * 60 * 1000;
  await postForm(later.url, fields);
  expect(texts()).toEqual(["Any news?", "Any news?"]);
  const [first, second] = sink.arrived.map(({ email }) => email.messageId);
  expect(first).not.toBe(second);
});

test("two visitors with the same text in a form: two mails", async () => {
  const shared = await startTestServer({ mailer: mailerTo(plainSmtp(sink.port)), proxy: { kind: "hops", count: 1 } });
  const fields = { email: "office@example.com", message: "Same words." };
  await postForm(shared.url, fields, { "X-Forwarded-For": "203.0.113.1" });
  await postForm(shared.url, fields, { "X-Forwarded-For": "203.0.113.2" });
  expect(texts()).toEqual(["Same words.", "Same words."]);
});
