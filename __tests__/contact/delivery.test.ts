import { randomUUID } from "node:crypto";
import { cleanUp } from "../testing/clean-up";
import { send } from "./testing/client";
import { startWithSmtp, studioAddress } from "./testing/server";
import type { ArrivedMail } from "./testing/smtp-sink";

// The headers of a mail, and the text around the message. The message arrives unchanged: fuzz.test.ts.

let api: Awaited<ReturnType<typeof startWithSmtp>>;

beforeAll(async () => {
  api = await startWithSmtp();
});

afterAll(cleanUp);

const sendAndReceive = async (message: string, email = "dana@example.com", key?: string): Promise<ArrivedMail> => {
  const before = api.sink.arrived.length;
  const headers = key === undefined ? {} : { "Idempotency-Key": key };
  expect(await send(api.url, { email, message }, headers)).toMatchObject({ status: 200, body: undefined });
  const [mail, ...more] = api.sink.arrived.slice(before);
  if (mail === undefined || more.length > 0) throw new Error("Not one mail arrived.");
  return mail;
};

test("the mail says who sent it, whom to answer, and nothing of the client's in its subject", async () => {
  const { email, from, to, raw } = await sendAndReceive("Is this a subject?", " dana.whitfield+site@mail.example.org ");
  expect(email.from).toEqual({ name: "Ramp & Rail website", address: studioAddress });
  expect(email.replyTo).toEqual([{ name: "", address: "dana.whitfield+site@mail.example.org" }]);
  expect(email.to).toEqual([{ name: "", address: studioAddress }]);
  expect(email.subject).toBe("New message from the Ramp & Rail website");
  expect({ from, to }).toEqual({ from: studioAddress, to: [studioAddress] });
  expect(raw.toString("latin1").split("\r\n\r\n")[0]).toMatch(/^Content-Type: text\/plain; charset=utf-8$/mu);
});

test("the Message-ID comes from the key and the text, and from nothing else", async () => {
  const key = randomUUID();
  const first = (await sendAndReceive("The same.", undefined, key)).email.messageId;
  expect(first).toMatch(/^<[0-9a-f]{40}@rampandrail\.example>$/u);
  expect((await sendAndReceive("Another.", undefined, key)).email.messageId).not.toBe(first);
  // Another process does not know that it was sent.
  api = await startWithSmtp();
  expect((await sendAndReceive("The same.", undefined, key)).email.messageId).toBe(first);
});
