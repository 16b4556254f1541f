/** @jest-environment jsdom */
import { fakeFunction, resetBrowser, says, type FakeAnswer, type FakeFunction } from "../testing/fake-function";
import { sendMessage, type SendResult } from "./send-message";

const general = "An error has occurred please try again.";

const sending = {
  message: { email: "ana@example.com", message: "Hello\n.\nشكرا 🦮" },
  honeypot: "",
  idempotencyKey: "one-key-for-one-message",
  startedAt: 0,
};

/** Sends and lets all waits pass. */
const send = async (...answers: readonly FakeAnswer[]): Promise<{ result: SendResult; contact: FakeFunction }> => {
  const contact = fakeFunction({ answers });
  const result = sendMessage(sending);
  await jest.runAllTimersAsync();
  return { result: await result, contact };
};

beforeEach(() => {
  resetBrowser();
  jest.useFakeTimers({ now: 60_000 });
});

it("posts the text as it is, with the token, the key and the time since the first touch", async () => {
  const { result, contact } = await send(says(200));
  expect(result).toEqual({ kind: "sent" });
  expect(contact.posts).toHaveLength(1);
  expect(contact.posts[0]?.body).toEqual({
    email: "ana@example.com",
    message: "Hello\n.\nشكرا 🦮",
    referral: "",
    elapsed: 60_000,
  });
  expect(contact.posts[0]?.headers).toMatchObject({
    "content-type": "application/json",
    "x-xsrf-token": "signed.token",
    "idempotency-key": "one-key-for-one-message",
  });
});

it("never says less than no time when the clock was set back", async () => {
  const contact = fakeFunction();
  await sendMessage({ ...sending, startedAt: 90_000 });
  expect(contact.posts[0]?.body).toHaveProperty("elapsed", 0);
});

describe("retries once, with the same key", () => {
  it.each<[string, FakeAnswer]>([
    ["a lost connection", "unreachable"],
    ["no answer", "silent"],
    ["500", says(500, "x")],
    ["503", says(503, "x")],
    ["502 of a proxy, in HTML", { status: 502, text: "<html>" }],
    ["429", { ...says(429, "x"), retryAfter: "1" }],
  ])("after %s", async (_, answer) => {
    const { result, contact } = await send(answer, says(200));
    expect(result).toEqual({ kind: "sent" });
    const keys = contact.posts.map(({ headers }) => headers["idempotency-key"]);
    expect(keys).toEqual([sending.idempotencyKey, sending.idempotencyKey]);
  });

  it("and not a second time", async () => {
    const { result, contact } = await send(says(503, "First."), says(503, "Second."));
    expect(result).toEqual({ kind: "failed", error: "Second." });
    expect(contact.posts).toHaveLength(2);
  });
});

describe("does not retry what a retry cannot mend", () => {
  it.each([
    ["400", says(400, "Wrong."), "Wrong."],
    ["403", says(403, "Forged."), "Forged."],
    ["413", says(413, "Too much."), "Too much."],
    ["429 for minutes", { ...says(429, "Wait a few minutes."), retryAfter: "300" }, "Wait a few minutes."],
    ["an answer that is no JSON", { status: 200, text: "<html>" }, general],
    ["an answer without a status", { status: 200, text: "{}" }, general],
    ["a failure without words", says(400), general],
  ])("%s", async (_, answer, error) => {
    const { result, contact } = await send(answer);
    expect(result).toEqual({ kind: "failed", error });
    expect(contact.posts).toHaveLength(1);
  });
});

it.each([
  ["unreachable", "unreachable"],
  ["silent", "silent"],
  ["silent", "unreachable"],
] as const)("says the general words when the function is %s, then %s", async (...answers) => {
  expect((await send(...answers)).result).toEqual({ kind: "failed", error: general });
});

it("ends within 24 seconds although nothing ever answers", async () => {
  fakeFunction({ answers: ["silent", "silent"] });
  const ended = jest.fn();
  void sendMessage(sending).then(ended);
  await jest.advanceTimersByTimeAsync(24_000);
  expect(ended).toHaveBeenCalled();
});

it("sends nothing while offline", async () => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const { result, contact } = await send();
  expect(result).toEqual({ kind: "offline" });
  expect(contact.posts).toHaveLength(0);
});

it("says offline when the network goes away while sending", async () => {
  fakeFunction({ answers: ["unreachable", "unreachable"] });
  const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  const result = sendMessage(sending);
  await jest.advanceTimersByTimeAsync(500);
  online.mockReturnValue(false);
  await jest.runAllTimersAsync();
  expect(await result).toEqual({ kind: "offline" });
});

it("tells that the browser keeps no cookie, and posts nothing in vain", async () => {
  const contact = fakeFunction({ cookie: "refused" });
  expect(await sendMessage(sending)).toEqual({ kind: "no-cookie" });
  expect(contact.posts).toHaveLength(0);
});

it("tries to send although the cookie could not be fetched", async () => {
  const contact = fakeFunction({ cookie: "unreachable", answers: [says(403, "Reload the page.")] });
  expect(await sendMessage(sending)).toEqual({ kind: "failed", error: "Reload the page." });
  expect(contact.posts).toHaveLength(1);
});

it("fetches a fresh cookie for the next message after the function refused one", async () => {
  const contact = fakeFunction({ answers: [says(403, "Expired.")] });
  await sendMessage(sending);
  const before = contact.cookieRequests();
  await sendMessage(sending);
  expect(contact.cookieRequests()).toBe(before + 1);
});
