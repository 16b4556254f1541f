/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { contactMessages, functionMessages } from "../../src/contact";
import { cleanUp } from "../clean-up";
import { until } from "./helpers/processes";
import { startSmtpSink, type SmtpSink } from "./helpers/smtp-sink";
import { fetchToken, post, readAnswer, scriptHeaders, send } from "./helpers/client";
import { mailerTo, plainSmtp, startTestServer, type TestServer } from "./helpers/server";

// Every invalid request gets its status and an error in JSON, and nothing of it reaches the mail server.

let sink: SmtpSink;
let api: TestServer;

beforeAll(async () => {
  sink = await startSmtpSink();
  api = await startTestServer({ mailer: mailerTo(plainSmtp(sink.port)) });
});

afterEach(() => {
  expect(sink.arrived).toEqual([]);
  expect(sink.connections()).toBe(0);
});

afterAll(cleanUp);

const json = (value: unknown): string => JSON.stringify(value);
const good = { email: "dana@example.com", message: "Hello." };
const { emailRequired, messageRequired, emailInvalid, emailTooLong, messageTooLong, sendFailed } = contactMessages;
const {
  unreadable,
  wrongContentType: badType,
  tooLarge,
  foreignOrigin: foreign,
  xsrfForged: forged,
} = functionMessages;

describe("a body that is no message", () => {
  test.each<[string, string | Buffer, number, string]>([
    ["nothing", "", 400, unreadable],
    ["a real line end in a text", '{"email":"dana@example.com","message":"a\nb"}', 400, unreadable],
    ["HTML", "<form></form>", 400, unreadable],
    ["XML that asks for a file", '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>', 400, unreadable],
    ["bytes", Buffer.from([0, 1, 2, 3]), 400, unreadable],
    ["brackets within brackets", "[".repeat(30_000) + "]".repeat(30_000), 400, unreadable],
    ["null", "null", 400, unreadable],
    ["a text", '"hello"', 400, unreadable],
    ["a list with a message", json([good]), 400, unreadable],
    ["UTF-8 that is broken", Buffer.from('{"email":"dana@example.com","message":"\xff"}', "latin1"), 400, unreadable],
    ["UTF-16", Buffer.from(json(good), "utf16le"), 400, unreadable],
    ["too much", json({ ...good, message: "x".repeat(65_536) }), 413, tooLarge],
    ["far too much", "x".repeat(3_000_000), 413, tooLarge],
  ])("%s", async (_name, body, status, text) => {
    expect(await readAnswer(await post(api.url, body))).toMatchObject({ status, body: text });
  });
});

describe("fields that are not as they must be", () => {
  test.each<[string, unknown, string]>([
    ["none", {}, `${emailRequired} ${messageRequired}`],
    ["no email", { message: "Hello." }, emailRequired],
    ["no message", { email: "dana@example.com" }, messageRequired],
    ["both empty", { email: "", message: "" }, `${emailRequired} ${messageRequired}`],
    ["both null", { email: null, message: null }, `${emailRequired} ${messageRequired}`],
    ["email a number", { ...good, email: 1 }, unreadable],
    ["email two addresses in a list", { ...good, email: ["dana@example.com", "mallory@example.com"] }, unreadable],
    ["message a number", { ...good, message: 0 }, unreadable],
    ["message an object with a file's path", { ...good, message: { path: "/etc/passwd" } }, unreadable],
    ["email of 257 characters", { ...good, email: `${"a".repeat(249)}@exa.com` }, emailTooLong],
    ["message of 5001 characters", { ...good, message: "x".repeat(5001) }, messageTooLong],
    ["a field too many", { ...good, subject: "Hi" }, unreadable],
    ["an attachment", { ...good, attachments: [{ path: "/etc/passwd" }] }, unreadable],
    ["constructor", { ...good, constructor: { prototype: { admin: true } } }, unreadable],
    ["honeypot a list", { ...good, referral: [] }, unreadable],
    ["honeypot filled", { ...good, referral: "https://example.com" }, sendFailed],
    ["elapsed a text", { ...good, elapsed: "5000" }, unreadable],
    ["elapsed negative", { ...good, elapsed: -1 }, unreadable],
  ])("%s", async (_name, fields, text) => {
    expect(await readAnswer(await post(api.url, json(fields)))).toMatchObject({ status: 400, body: text });
  });

  test.each([
    ["__proto__ as an own name", '{"email":"dana@example.com","message":"Hi","__proto__":{"admin":true}}'],
    ["__proto__ with the fields in it", '{"__proto__":{"email":"dana@example.com","message":"Hi"}}'],
  ])("%s", async (_name, body) => {
    expect(await readAnswer(await post(api.url, body))).toMatchObject({ status: 400, body: unreadable });
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain("admin");
  });
});

test("a hand that is too fast is asked to wait, without a reason", async () => {
  const answer = await readAnswer(await post(api.url, json({ ...good, elapsed: 80 })));
  expect(answer).toMatchObject({ status: 429, body: sendFailed });
  expect(answer.headers.get("retry-after")).toBe("1");
});

describe("a wrong content type", () => {
  test.each([
    ["none", ""],
    ["text/plain", "text/plain"],
    ["text/plain that holds JSON, which other sites can send", "text/plain;charset=UTF-8"],
    ["multipart", "multipart/form-data; boundary=xyz"],
    ["two types", "application/json, text/html"],
    ["another alphabet", "application/json; charset=iso-8859-1"],
    ["UTF-16", "application/json; charset=utf-16"],
    ["JSON in a name", "application/jsonp"],
  ])("%s", async (_name, type) => {
    // fetch adds a type of its own to a text, so the body is bytes.
    const answer = await readAnswer(await post(api.url, Buffer.from(json(good)), { "Content-Type": type }));
    expect(answer).toMatchObject({ status: 415, body: badType });
  });

  test.each(["gzip", "identity, gzip"])("a body in %s", async (encoding) => {
    expect(await readAnswer(await post(api.url, json(good), { "Content-Encoding": encoding }))).toMatchObject({
      status: 415,
      body: badType,
    });
  });
});

describe("another method", () => {
  test.each(["PUT", "DELETE", "OPTIONS", "PROPFIND"])("%s", async (method) => {
    const response = await fetch(api.url, {
      method,
      headers: scriptHeaders(api.url, await fetchToken(api.url)),
      ...(method === "OPTIONS" ? {} : { body: json(good) }),
    });
    expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    expect(await readAnswer(response)).toMatchObject({
      status: 405,
      body: "Messages are sent to this address with POST.",
    });
  });
});

describe("a request from elsewhere, or without the anti-forgery pair", () => {
  test.each<[string, Record<string, string>, string]>([
    ["another site", { Origin: "https://evil.example" }, foreign],
    ["no cookie", { Cookie: "" }, forged],
    ["no header", { "X-XSRF-TOKEN": "" }, forged],
    ["a header that differs", { "X-XSRF-TOKEN": "abc" }, forged],
    ["a pair made up elsewhere", { Cookie: "XSRF-TOKEN=abc", "X-XSRF-TOKEN": "abc" }, forged],
  ])("%s", async (_name, headers, text) => {
    expect(await readAnswer(await post(api.url, json(good), headers))).toMatchObject({ status: 403, body: text });
  });
});

test.each([
  ["too short", "short"],
  ["too long", "k".repeat(129)],
  ["with a space", "key with spaces"],
  ["two of them", `${randomUUID()}, ${randomUUID()}`],
])("an idempotency key that is %s", async (_name, key) => {
  expect(await readAnswer(await post(api.url, json(good), { "Idempotency-Key": key }))).toMatchObject({
    status: 400,
    body: unreadable,
  });
});

test("a body that ends too early leaves nothing behind, and the next message is taken", async () => {
  const token = await fetchToken(api.url);
  const logged = api.log.length;
  const broken = request(api.url, {
    method: "POST",
    headers: { ...scriptHeaders(api.url, token), "Content-Length": "1000" },
  });
  broken.on("error", () => undefined);
  // The server has the headers when the connection takes the body's first part.
  broken.write('{"email":"dana@example.com",', () => broken.destroy());
  await until(() => api.log.length > logged);
  expect(api.log.at(-1)).toMatchObject({ result: "incomplete", status: 400 });
  expect(await send(api.url, { email: "dana" })).toMatchObject({ status: 400, body: emailInvalid });
});
