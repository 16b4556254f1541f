import { randomUUID } from "node:crypto";
import { cleanUp } from "../testing/clean-up";
import { send } from "./testing/client";
import { startWithSmtp, studioAddress } from "./testing/server";

// The headers of a mail. That no text of the visitor adds any, and that the message arrives unchanged: fuzz.test.ts.

let api: Awaited<ReturnType<typeof startWithSmtp>>;

beforeEach(async () => {
  api = await startWithSmtp();
});

afterEach(cleanUp);

test("the mail says who sent it and whom to answer; the subject differs from visitor to visitor", async () => {
  const address = "dana.whitfield+site@mail.example.org";
  expect(await send(api.url, { email: ` ${address} ` })).toMatchObject({ status: 200 });
  const [mail] = api.sink.arrived;
  expect(mail).toMatchObject({ from: studioAddress, to: [studioAddress] });
  expect(mail?.email).toMatchObject({
    from: { name: "Ramp & Rail website", address: studioAddress },
    replyTo: [{ name: "", address }],
    to: [{ name: "", address: studioAddress }],
    subject: `Message from ${address} on the Ramp & Rail website`,
  });
  expect(mail?.raw.toString("latin1")).toMatch(/^Content-Type: text\/plain; charset=utf-8$/mu);
});

test("the Message-ID comes from the key and the text, and from nothing else", async () => {
  const key = { "Idempotency-Key": randomUUID() };
  // Another process does not know that the message was sent.
  const other = await startWithSmtp();
  for (const [url, message] of [
    [api.url, "The same."],
    [api.url, "Another."],
    [other.url, "The same."],
  ] as const)
    await send(url, { message }, key);
  const [first, second, third] = [...api.sink.arrived, ...other.sink.arrived].map(({ email }) => email.messageId);
  expect(first).toMatch(/^<[0-9a-f]{40}@rampandrail\.example>$/u);
  expect(second).not.toBe(first);
  expect(third).toBe(first);
});
