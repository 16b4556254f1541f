/** The form's script sends a message once, tries again once where that helps, and says what went wrong.
 * @jest-environment jsdom */
import { xsrfCookieName } from "../api-contract";
import { sendMessage } from "./send-message";

/** How the function responds to one POST: with a text, not at all (the network fails), or never. */
type FakeResponse = { readonly status: number; readonly text: string } | "unreachable" | "silent";

const jsonResponse = (status: number, body?: string) => ({ status, text: JSON.stringify({ status, body }) });

/** Puts a contact function behind `fetch`. A GET gives the cookie. @param responses one for each POST; then 200 */
const fakeFunction = (responses: readonly FakeResponse[] = []) => {
  const posts: { readonly headers: Headers; readonly body: unknown }[] = [];
  let cookieRequests = 0;
  const respond = async ({ method, headers, body, signal }: RequestInit): Promise<FakeResponse> => {
    if (method !== "POST") {
      cookieRequests += 1;
      document.cookie = `${xsrfCookieName}=signed.token; path=/`;
      return jsonResponse(200);
    }
    posts.push({ headers: new Headers(headers), body: JSON.parse(String(body)) });
    const response = responses[posts.length - 1] ?? jsonResponse(200);
    return response === "silent" ? new Promise((_, reject) => signal?.addEventListener("abort", reject)) : response;
  };
  const fetch = async (_: string, options: RequestInit) => {
    const response = await respond(options);
    if (typeof response === "string") throw new TypeError("Failed to fetch");
    return { status: response.status, text: () => Promise.resolve(response.text) };
  };
  Object.assign(globalThis, { fetch });
  return { posts, cookieRequests: () => cookieRequests };
};

/** jsdom has none. */
const timeout = (ms: number): AbortSignal => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
};
Object.assign(AbortSignal, { timeout });

const keysOf = ({ posts }: ReturnType<typeof fakeFunction>) =>
  posts.map(({ headers }) => headers.get("Idempotency-Key"));

const sendFailed = "An error has occurred please try again.";

const sending = {
  message: { email: "ana@example.com", message: "Hello\n.\nشكرا 🦮" },
  honeypot: "",
  idempotencyKey: "one-key-for-one-message",
};

beforeEach(() => {
  document.cookie = `${xsrfCookieName}=; path=/; max-age=0`;
  jest.useFakeTimers();
  jest.advanceTimersByTime(60_000);
});

/** Sends while time runs. */
const send = async () => {
  const result = sendMessage(sending);
  await jest.runAllTimersAsync();
  return result;
};

test("posts the text as it is, with token, key and the time since the page was opened", async () => {
  const { posts } = fakeFunction();
  expect(await send()).toEqual({ kind: "sent" });
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
  expect(await send()).toEqual({ kind: "sent" });
  expect(keysOf(contact)).toEqual([sending.idempotencyKey, sending.idempotencyKey]);
});

test.each<[string, readonly FakeResponse[], string]>([
  ["no network, twice", ["unreachable", "unreachable"], sendFailed],
  ["400", [jsonResponse(400, "Wrong.")], "Wrong."],
  ["a new cookie that is refused as well", [jsonResponse(403, "Expired."), jsonResponse(403, "Other.")], "Other."],
  ["no JSON", [{ status: 200, text: "<html>" }], sendFailed],
  ["a body that is no text", [{ status: 400, text: '{"status":400,"body":{"a":1}}' }], sendFailed],
  ["an empty body", [jsonResponse(400, " ")], sendFailed],
])("fails, and sends no more, after %s", async (_, responses, error) => {
  const { posts } = fakeFunction(responses);
  expect(await send()).toEqual({ kind: "failed", error });
  expect(posts).toHaveLength(responses.length);
});

test("ends within 24 seconds although the function never responds", async () => {
  fakeFunction(["silent", "silent"]);
  const ended = jest.fn();
  void sendMessage(sending).then(ended);
  await jest.advanceTimersByTimeAsync(24_000);
  expect(ended).toHaveBeenCalledWith({ kind: "failed", error: sendFailed });
});

test.each<[string, readonly FakeResponse[]]>([
  ["the function rejected the one that there was", [jsonResponse(403, "Expired.")]],
  ["a restart broke the first attempt and replaced the secret", ["unreachable", jsonResponse(403, "Forged.")]],
])("fetches a new cookie after %s, and sends with the same key", async (_, responses) => {
  const contact = fakeFunction(responses);
  expect(await send()).toEqual({ kind: "sent" });
  expect(contact.cookieRequests()).toBe(2);
  expect(new Set(keysOf(contact))).toEqual(new Set([sending.idempotencyKey]));
});
