/** @jest-environment jsdom */
import { fakeFunction, keysOf, resetBrowser, says, type FakeAnswer } from "../testing/fake-function";
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

it("posts the text as it is, with token, key and the time since the page was opened", async () => {
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

it.each<[string, FakeAnswer]>([
  ["a lost connection", "unreachable"],
  ["no answer", "silent"],
  ["500", says(500, "x")],
  ["502 of a proxy, in HTML", { status: 502, text: "<html>" }],
  ["429", { ...says(429, "x"), retryAfter: "1" }],
])("retries once with the same key after %s", async (_, answer) => {
  const contact = fakeFunction([answer]);
  const result = sendMessage(sending);
  await jest.runAllTimersAsync();
  expect(await result).toEqual({ kind: "sent" });
  expect(keysOf(contact)).toEqual([sending.idempotencyKey, sending.idempotencyKey]);
});

it.each<[string, readonly FakeAnswer[], string]>([
  ["a second failure", [says(503, "First."), says(503, "Second.")], "Second."],
  ["no network, twice", ["unreachable", "unreachable"], sendFailed],
  ["400", [says(400, "Wrong.")], "Wrong."],
  ["429 for minutes", [{ ...says(429, "Wait a few minutes."), retryAfter: "300" }], "Wait a few minutes."],
  ["no JSON", [{ status: 200, text: "<html>" }], sendFailed],
  ["no status", [{ status: 200, text: "{}" }], sendFailed],
  ["a status in words", [{ status: 200, text: '{"status":"200"}' }], sendFailed],
  ["a body that is no text", [{ status: 400, text: '{"status":400,"body":{"a":1}}' }], sendFailed],
  ["an empty body", [says(400, " ")], sendFailed],
  ["no body", [says(400)], sendFailed],
])("fails, and sends no more, after %s", async (_, answers, error) => {
  const { posts } = fakeFunction(answers);
  const result = sendMessage(sending);
  await jest.runAllTimersAsync();
  expect(await result).toEqual({ kind: "failed", error });
  expect(posts).toHaveLength(answers.length);
});

it("ends within 24 seconds although nothing ever answers", async () => {
  fakeFunction(["silent", "silent"]);
  const ended = jest.fn();
  void sendMessage(sending).then(ended);
  await jest.advanceTimersByTimeAsync(24_000);
  expect(ended).toHaveBeenCalledWith({ kind: "failed", error: sendFailed });
});

it("sends nothing while offline, and says offline when the network goes away while sending", async () => {
  const { posts } = fakeFunction(["unreachable", "unreachable"]);
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  expect(await sendMessage(sending)).toEqual({ kind: "offline" });
  expect(posts).toHaveLength(0);
  online.mockReturnValue(true);
  const result = sendMessage(sending);
  await jest.advanceTimersByTimeAsync(500);
  online.mockReturnValue(false);
  await jest.runAllTimersAsync();
  expect(await result).toEqual({ kind: "offline" });
});

it("says that the browser keeps no cookie, and posts nothing in vain", async () => {
  const { posts } = fakeFunction([], "refused");
  expect(await sendMessage(sending)).toEqual({ kind: "no-cookie" });
  expect(posts).toHaveLength(0);
});

it("tries to send although the cookie could not be fetched", async () => {
  fakeFunction([says(403, "Reload the page.")], "unreachable");
  expect(await sendMessage(sending)).toEqual({ kind: "failed", error: "Reload the page." });
});

it("fetches a fresh cookie for the next message after the function refused one", async () => {
  const { cookieRequests } = fakeFunction([says(403, "Expired.")]);
  await sendMessage(sending);
  const before = cookieRequests();
  await sendMessage(sending);
  expect(cookieRequests()).toBe(before + 1);
});
