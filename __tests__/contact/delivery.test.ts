/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { cleanUp } from "../clean-up";
import { send } from "./helpers/client";
import { startWithSmtp, studioAddress } from "./helpers/server";
import { textOf, type ArrivedMail } from "./helpers/smtp-sink";

// A real SMTP server on a real socket: the text arrives unchanged.

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

test.each([
  ["spaces at the ends", "  two spaces before and after  \n\ttab\t\n "],
  ["lines that begin with a dot", ".\n..\n.hidden\n. \nend\n."],
  ["a line that looks like the end of the mail", "before\n.\nQUIT\nMAIL FROM:<a@example.com>\nafter"],
  ["lines that begin with From", "From here on\nFrom: someone@example.com\nBcc: other@example.com\n\nhi"],
  ["emoji with joiners and skin tones", "👩🏽‍🦽‍➡️ 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁷󠁬󠁳󠁿 🫡"],
  ["Arabic and Hebrew with direction marks", "مرحبا \u202Bשלום עולם\u202C 123 \u200Fend"],
  ["signs that mean something to HTML, JSON and quoted-printable", `<b>&amp;</b> "quotes" 'single' \\n =20 =\n=3D ===`],
  ["invisible characters", "a\u200Bb\u00ADc\uFEFFd\u2028e\u2029f"],
  ["control characters", "bell\u0007 escape\u001B[31m vertical\u000B form\u000C zero\u0000 end"],
  ["one line of 5000 characters", "x".repeat(5000)],
  ["5000 characters of three bytes", "€".repeat(5000)],
])("arrives unharmed: %s", async (_name, message) => {
  expect(textOf(await sendAndReceive(message))).toBe(message);
});

test("the mail says who sent it, whom to answer, and nothing of the client's in its subject", async () => {
  const { email, from, to, raw } = await sendAndReceive("Is this a subject?", "dana.whitfield+site@mail.example.org");
  expect(email.from).toEqual({ name: "Ramp & Rail website", address: studioAddress });
  expect(email.replyTo).toEqual([{ name: "", address: "dana.whitfield+site@mail.example.org" }]);
  expect(email.to).toEqual([{ name: "", address: studioAddress }]);
  expect(email.subject).toBe("New message from the Ramp & Rail website");
  expect({ from, to }).toEqual({ from: studioAddress, to: [studioAddress] });
  expect(email.html).toBeUndefined();
  expect(email.attachments).toEqual([]);
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
