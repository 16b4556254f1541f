// A message is sent once, in spite of retries, repeated submits and reloads.
import { newKey, postForm, send } from "../testing/contact-client";
import { startWithSmtp } from "../testing/contact-server";
import { textOf } from "../testing/smtp-sink";

let api: Awaited<ReturnType<typeof startWithSmtp>>;

beforeEach(async () => {
  api = await startWithSmtp({ proxy: 1 });
});

const texts = (): readonly string[] => api.sink.arrived.map(textOf);
const fields = { email: "dana@example.com", message: "Any news?" };

test("twenty at once with one key, and a retry, are one mail", async () => {
  const key = newKey();
  const responses = await Promise.all(Array.from({ length: 20 }, async () => send(api.url, {}, key)));
  responses.push(await send(api.url, {}, key));
  for (const { status, body } of responses) expect([status, body]).toEqual([200, undefined]);
  expect(texts()).toEqual(["Hello."]);
});

test("a repeat shares the first one's failure, and the next try sends", async () => {
  const key = newKey();
  api.sink.reject.data = 451;
  const responses = await Promise.all([send(api.url, {}, key), send(api.url, {}, key)]);
  expect(responses.map(({ status }) => status)).toEqual([503, 503]);
  api.sink.reject.data = undefined;
  expect(await send(api.url, {}, key)).toMatchObject({ status: 200 });
  expect(texts()).toEqual(["Hello."]);
});

test("both sides know a message by eight characters, the same after a retry", async () => {
  const key = newKey();
  api.sink.reject.data = 451;
  expect((await send(api.url, {}, key)).reference).toBeUndefined();
  api.sink.reject.data = undefined;
  const answers = [await send(api.url, {}, key), await send(api.url, {}, key)];
  const { reference = "" } = answers[0] ?? {};
  expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/u);
  expect(answers[1]?.reference).toBe(reference);
  expect(api.log.flatMap((entry) => entry.reference ?? [])).toEqual([reference, reference, reference]);
  expect(api.sink.arrived[0]?.email.subject).toMatch(new RegExp(`\\(${reference}\\)$`, "u"));
  const { page } = await postForm(api.url, fields);
  const [other = ""] = /(?<=Your reference is )\w{8}/u.exec(page) ?? [];
  expect(other).not.toBe(reference);
  expect(api.sink.arrived[1]?.email.subject).toContain(`(${other})`);
});

test("a key is remembered for a day", async () => {
  const [start, clock, key] = [performance.now(), Date.now(), newKey()];
  for (const hours of [0, 23, 25]) {
    jest.spyOn(performance, "now").mockImplementation(() => start + hours * 3_600_000);
    jest.spyOn(Date, "now").mockImplementation(() => clock + hours * 3_600_000);
    expect(await send(api.url, {}, key)).toMatchObject({ status: 200 });
  }
  expect(texts()).toEqual(["Hello.", "Hello."]);
});

test("two texts with one key arrive, and one text with two keys", async () => {
  const key = newKey();
  for (const message of ["First.", "Second.", "First."]) await send(api.url, { message }, key);
  for (const other of [newKey(), { "Idempotency-Key": "" }, { "Idempotency-Key": "" }])
    await send(api.url, { message: "First." }, other);
  expect(texts()).toEqual(["First.", "Second.", "First.", "First.", "First."]);
});

test("a form sent three times in ten minutes is one mail", async () => {
  const [start, clock] = [performance.now(), Date.now()];
  await Promise.all([1, 2, 3].map(async () => postForm(api.url, fields)));
  await postForm(api.url, fields, { "X-Forwarded-For": "203.0.113.2" });
  for (const minutes of [9, 69]) {
    jest.spyOn(performance, "now").mockImplementation(() => start + minutes * 60_000);
    jest.spyOn(Date, "now").mockImplementation(() => clock + minutes * 60_000);
    expect(await postForm(api.url, fields)).toMatchObject({ status: 200 });
  }
  expect(texts()).toEqual(["Any news?", "Any news?", "Any news?"]);
  expect(new Set(api.sink.arrived.map(({ email }) => email.messageId)).size).toBe(3);
});

test("spaces around the address make no other message", async () => {
  for (const email of [fields.email, ` ${fields.email} `]) await postForm(api.url, { ...fields, email });
  expect(texts()).toEqual(["Any news?"]);
});

test("copies of one message, and no others, have one Message-ID", async () => {
  const key = newKey();
  const other = await startWithSmtp({ proxy: 1 });
  // Of the same hour.
  jest.spyOn(Date, "now").mockReturnValue(Date.now());
  for (const message of ["The same.", "Another."]) await send(api.url, { message }, key);
  await send(other.url, { message: "The same." }, key);
  for (const { url } of [api, other]) await postForm(url, fields);
  const [first, second, form, ...copies] = [...api.sink.arrived, ...other.sink.arrived].map(
    ({ email }) => email.messageId,
  );
  expect(first).toMatch(/^<[0-9a-f]{40}@rampandrail\.example>$/u);
  expect(second).not.toBe(first);
  expect(copies).toEqual([first, form]);
});
