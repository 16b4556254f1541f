// Every invalid request gets its status and an error in JSON, and nothing of it reaches the mail server.
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { contactMessages, functionMessages } from "../../src/contact";
import { fetchToken, post, readJsonResponse, scriptHeaders, send } from "../testing/contact-client";
import { until } from "../testing/until";
import { startWithSmtp } from "../testing/contact-server";

let api: Awaited<ReturnType<typeof startWithSmtp>>;

beforeAll(async () => {
  api = await startWithSmtp();
});

afterEach(() => {
  expect(api.sink.connections()).toBe(0);
});

const json = (value: unknown): string => JSON.stringify(value);
const good = { email: "dana@example.com", message: "Hello." };
const { emailRequired, messageRequired, emailInvalid, sendFailed } = contactMessages;
const { unreadable, wrongContentType, tooLarge, foreignOrigin, xsrfForged, wrongMethod } = functionMessages;

// Any body: fuzz.test.ts.
test.each<[string, string | Buffer, number, string]>([
  ["UTF-8 that is broken", Buffer.from('{"email":"dana@example.com","message":"\xff"}', "latin1"), 400, unreadable],
  ["too much", json({ ...good, message: "x".repeat(65_536) }), 413, tooLarge],
  ["fields that are null", '{"email":null,"message":null,"elapsed":null}', 400, `${emailRequired} ${messageRequired}`],
  ["a message that is only a prototype's", '{"email":"d@e.example","__proto__":{"message":"x"}}', 400, messageRequired],
  ["two addresses in a list", json({ ...good, email: ["dana@example.com", "m@example.com"] }), 400, unreadable],
  ["a filled honeypot, without a reason", json({ ...good, referral: "https://example.com" }), 400, sendFailed],
  ["a form that was submitted too fast, without a reason", json({ ...good, elapsed: 80 }), 429, sendFailed],
])("a body that is no message: %s", async (_name, body, status, text) => {
  const response = await readJsonResponse(await post(api.url, body));
  expect(response).toMatchObject({ status, body: text });
  expect(response.headers.get("retry-after")).toBe(status === 429 ? "1" : null);
});

test.each<[string, Record<string, string>, number, string]>([
  ["no content type", { "Content-Type": "" }, 415, wrongContentType],
  ["text/plain, which other sites can send", { "Content-Type": "text/plain;charset=UTF-8" }, 415, wrongContentType],
  ["another alphabet", { "Content-Type": "application/json; charset=iso-8859-1" }, 415, wrongContentType],
  ["a compressed body", { "Content-Encoding": "identity, gzip" }, 415, wrongContentType],
  ["another site", { Origin: "https://evil.example" }, 403, foreignOrigin],
  ["no cookie", { Cookie: "" }, 403, xsrfForged],
  ["a token that differs", { "X-XSRF-TOKEN": "abc" }, 403, xsrfForged],
  ["two keys", { "Idempotency-Key": `${randomUUID()}, ${randomUUID()}` }, 400, unreadable],
])("headers: %s", async (_name, headers, status, text) => {
  // fetch adds a type of its own to a text, so the body is bytes.
  const response = await readJsonResponse(await post(api.url, Buffer.from(json(good)), headers));
  expect(response).toMatchObject({ status, body: text });
});

test("another method", async () => {
  const response = await fetch(api.url, { method: "PUT", headers: scriptHeaders(api.url, await fetchToken(api.url)) });
  expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  expect(await readJsonResponse(response)).toMatchObject({ status: 405, body: wrongMethod });
});

test("OPTIONS names the methods and lets no other site in", async () => {
  const response = await fetch(api.url, { method: "OPTIONS", headers: { Origin: "https://evil.example" } });
  expect([response.status, await response.text()]).toEqual([204, ""]);
  expect(response.headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
  for (const name of ["content-length", "access-control-allow-origin", "set-cookie"])
    expect(response.headers.get(name)).toBeNull();
});

test("half a body sends nothing, and the next message works", async () => {
  const headers = { ...scriptHeaders(api.url, await fetchToken(api.url)), "Content-Length": "1000" };
  const logged = api.log.length;
  const broken = request(api.url, { method: "POST", headers });
  broken.on("error", () => undefined);
  // The server has the headers when the connection takes the body's first part.
  broken.write('{"email":"dana@example.com",', () => broken.destroy());
  await until(() => api.log.length > logged);
  expect(api.log.at(-1)).toMatchObject({ result: "incomplete", status: 400 });
  expect(await send(api.url, { email: "dana" })).toMatchObject({ status: 400, body: emailInvalid });
});
