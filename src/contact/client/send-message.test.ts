/** @jest-environment jsdom */
import { fakeFunction, keysOf, resetBrowser, jsonResponse, type FakeResponse } from "./testing/fake-function";
import { sendMessage } from "./send-message";

const sendFailed = "An error has occurred please try again.";

const sending = {
  message: { email: "ana@example.com", message: "Hello\n.\nشكرا 🦮" },
  honeypot: "",
  idempotencyKey: "one-key-for-one-message",
};

beforeEach(() => {
  resetBrowser();
  jest.useFakeTimers();
  jest.advanceTimersByTime(60_000);
});

test("posts the text as it is, with token, key and the time since the page was opened", async () => {
  const { posts } = fakeFunction();
  expect(await sendMessage(sending)).toEqual({ kind: "sent" });
  expect(posts).toHaveLength(1);
  expect(posts[0]?.body).toEqual({ ...sending.message, referral: "", elapsed: 60_000 });
  expect(Object.fromEntries(posts[0]?.headers.entries() ?? [])).toMatchObject({
    "content-type": "application/json",
    "x-xsrf-token": "signed.token",
    "idempotency-key": sending.idempotencyKey,
  });
});

test.each<[string, FakeResponse]>([
  ["a lost connection", "unreachable"],
  ["no response", "silent"],
  ["502 of a proxy, in HTML", { status: 502, text: "<html>" }],
  ["429, which says that the form was sent too fast", jsonResponse(429, "Too fast.")],
])("retries once with the same key after %s", async (_, response) => {
  const contact = fakeFunction([response]);
  const result = sendMessage(sending);
  await jest.runAllTimersAsync();
  expect(await result).toEqual({ kind: "sent" });
  expect(keysOf(contact)).toEqual([sending.idempotencyKey, sending.idempotencyKey]);
});

test.each<[string, readonly FakeResponse[], string]>([
  ["no network, twice", ["unreachable", "unreachable"], sendFailed],
  ["400", [jsonResponse(400, "Wrong.")], "Wrong."],
  ["no JSON", [{ status: 200, text: "<html>" }], sendFailed],
  ["a status in words", [{ status: 200, text: '{"status":"200"}' }], sendFailed],
  ["a body that is no text", [{ status: 400, text: '{"status":400,"body":{"a":1}}' }], sendFailed],
  ["an empty body", [jsonResponse(400, " ")], sendFailed],
])("fails, and sends no more, after %s", async (_, responses, error) => {
  const { posts } = fakeFunction(responses);
  const result = sendMessage(sending);
  await jest.runAllTimersAsync();
  expect(await result).toEqual({ kind: "failed", error });
  expect(posts).toHaveLength(responses.length);
});

test("ends within 24 seconds although the function never responds", async () => {
  fakeFunction(["silent", "silent"]);
  const ended = jest.fn();
  void sendMessage(sending).then(ended);
  await jest.advanceTimersByTimeAsync(24_000);
  expect(ended).toHaveBeenCalledWith({ kind: "failed", error: sendFailed });
});

test("says that it is offline when the network goes away while sending", async () => {
  fakeFunction(["unreachable", "unreachable"]);
  const result = sendMessage(sending);
  await jest.advanceTimersByTimeAsync(500);
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await jest.runAllTimersAsync();
  expect(await result).toEqual({ kind: "offline" });
});

test("a cookie that could not be fetched is a failed connection, not a forgery", async () => {
  const contact = fakeFunction([jsonResponse(403, "Forged."), jsonResponse(403, "Forged.")], "unreachable");
  const result = sendMessage(sending);
  await jest.runAllTimersAsync();
  expect(await result).toEqual({ kind: "failed", error: sendFailed });
  expect(new Set(keysOf(contact))).toEqual(new Set([sending.idempotencyKey]));
});

test("fetches a new cookie after the function rejected one, and sends once more with the same key", async () => {
  const contact = fakeFunction([jsonResponse(403, "Expired.")]);
  expect(await sendMessage(sending)).toEqual({ kind: "sent" });
  expect(contact.cookieRequests()).toBe(2);
  expect(keysOf(contact)).toEqual([sending.idempotencyKey, sending.idempotencyKey]);
});

test("says what the function says when the new cookie is refused as well", async () => {
  const { posts } = fakeFunction([jsonResponse(403, "Expired."), jsonResponse(403, "Another site.")]);
  expect(await sendMessage(sending)).toEqual({ kind: "failed", error: "Another site." });
  expect(posts).toHaveLength(2);
});

test("gets a new cookie also when the secret was replaced by the restart that broke the first attempt", async () => {
  const contact = fakeFunction(["unreachable", jsonResponse(403, "Forged.")]);
  const result = sendMessage(sending);
  await jest.runAllTimersAsync();
  expect(await result).toEqual({ kind: "sent" });
  expect(contact.cookieRequests()).toBe(2);
});
