// The log has the result of each request and nothing that the visitor wrote; responses hold no secret either.
import { fetchToken, postForm, send } from "../testing/contact-client";
import { mailerTo, startTestServer, testDependencies } from "../testing/contact-server";
import { startSmtpSink } from "../testing/smtp-sink";

test("each request is one line without anything private, and responses are, too", async () => {
  const sink = await startSmtpSink();
  const login = ["studio-login", "hunter2-password"];
  const api = await startTestServer({ mailer: mailerTo(sink.url.replace("//", `//${login.join(":")}@`)) });
  const message = { email: "dana.secret@example.com", message: "secret words" };
  const key = { "Idempotency-Key": "a-secret-idempotency-key" };
  const token = await fetchToken(api.url);
  const secrets = [...Object.values({ ...message, ...key }), ...login, token, testDependencies().secret, "127.0.0.1"];

  const responses = [
    await send(api.url, message, key),
    await send(api.url, { ...message, email: `${message.email}\nBcc: x` }, key),
    await send(api.url, message, { ...key, Origin: "https://evil.example" }),
    await send(api.url, message, { ...key, Cookie: `XSRF-TOKEN=${token}`, "X-XSRF-TOKEN": "x" }),
  ];
  sink.reject.rcpt = 550;
  responses.push(await send(api.url, { ...message, message: "secret words again" }, key));
  await postForm(api.url, message);

  for (const secret of secrets) expect(JSON.stringify([api.log, responses])).not.toContain(secret);
  const lines = api.log.filter(({ result }) => !result.startsWith("cookie"));
  expect(lines.map(({ result, status, smtp, refused }) => [result, status, smtp, refused])).toEqual([
    ["sent", 200, 250, undefined],
    ["invalid", 400, undefined, undefined],
    ["foreign-origin", 403, undefined, undefined],
    ["xsrf-forged", 403, undefined, undefined],
    ["mail-rejected", 502, 550, [550]],
    ["mail-rejected", 502, 550, [550]],
  ]);
  expect(new Set(api.log.map(({ id }) => id)).size).toBe(api.log.length);
});

test("a wrong TRUSTED_PROXY is seen in the log", async () => {
  for (const [proxy, client] of [
    [2, "unknown"],
    [0, undefined],
  ] as const) {
    const api = await startTestServer({ proxy });
    const { headers } = await send(api.url);
    // First it fetched the cookie.
    expect(api.log.map((entry) => entry.client)).toEqual([undefined, client]);
    // For `npm run smoke`.
    expect(headers.get("x-client-address") ?? undefined).toBe(client);
  }
});

const place = / at .*log\.test\.ts:\d+:\d+\)?$/u.source;

test.each<[string, unknown, RegExp]>([
  ["an error", new RangeError("words that quote\n    at a visitor"), new RegExp(`^RangeError${place}`, "u")],
  ["an error without a place", Object.assign(new Error("words"), { stack: undefined }), /^Error$/u],
  ["a text", "words", /^string$/u],
])("a crash is logged with its kind and place, without its words: %s", async (_name, thrown, error) => {
  const fails = () => Promise.reject(thrown);
  const [mailer, rateLimiter] = [{ deliver: fails }, { consume: fails, refund: fails }];
  for (const broken of [{ mailer }, { rateLimiter }]) {
    const api = await startTestServer(broken);
    await send(api.url);
    expect(api.log.at(-1)).toMatchObject({ result: "crash", error: expect.stringMatching(error) });
  }
});
