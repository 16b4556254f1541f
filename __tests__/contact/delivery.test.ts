/** @jest-environment node */
import { randomUUID } from "node:crypto";
import { cleanUp } from "../clean-up";
import { send } from "./helpers/client";
import { startSmtpSink, textOf, type ArrivedMail, type SmtpSink } from "./helpers/smtp-sink";
import { mailerTo, plainSmtp, startTestServer, studioAddress, type TestServer } from "./helpers/server";

// A real SMTP server on a real socket: the text arrives unchanged.

let sink: SmtpSink;
let api: TestServer;

beforeAll(async () => {
  sink = await startSmtpSink();
  api = await startTestServer({ mailer: mailerTo(plainSmtp(sink.port)) });
});

afterAll(cleanUp);

const sendAndReceive = async (message: string, email = "dana@example.com"): Promise<ArrivedMail> => {
  const before = sink.arrived.length;
  expect(await send(api.url, { email, message })).toMatchObject({ status: 200, body: undefined });
  expect(sink.arrived).toHaveLength(before + 1);
  const mail = sink.arrived.at(-1);
  if (mail === undefined) throw new Error("No mail arrived.");
  return mail;
};

const longLine = "x".repeat(5000);

test.each([
  ["plain words", "Hello, I would like a website."],
  ["several lines and empty ones", "One\n\nTwo\n\n\nThree"],
  ["spaces at the ends", "  two spaces before and after  \n\ttab\t\n "],
  ["lines that begin with a dot", ".\n..\n.hidden\n. \nend\n."],
  ["a line that looks like the end of the mail", "before\n.\nQUIT\nMAIL FROM:<a@example.com>\nafter"],
  ["lines that begin with From", "From here on\nFrom: someone@example.com\nBcc: other@example.com\n\nhi"],
  ["German, Turkish, Vietnamese", "Größe, İstanbul ığdır, Tiếng Việt"],
  ["letters made of two characters", "e\u0301 n\u0303 å"],
  ["emoji with joiners and skin tones", "👩🏽‍🦽‍➡️ 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁷󠁬󠁳󠁿 🫡"],
  ["Arabic and Hebrew with direction marks", "مرحبا \u202Bשלום עולם\u202C 123 \u200Fend"],
  ["Chinese, Japanese, Korean, Thai, Hindi", "你好 こんにちは 안녕하세요 สวัสดี नमस्ते"],
  ["characters beyond the first plane", "𝔘𝔫𝔦𝔠𝔬𝔡𝔢 𠜎 🀄"],
  ["signs that mean something to HTML, JSON and quoted-printable", `<b>&amp;</b> "quotes" 'single' \\n =20 =\n=3D ===`],
  ["invisible characters", "a\u200Bb\u00ADc\uFEFFd\u2028e\u2029f"],
  ["control characters", "bell\u0007 escape\u001B[31m vertical\u000B form\u000C zero\u0000 end"],
  ["one line of 5000 characters", longLine],
  ["5000 characters of three bytes", "€".repeat(5000)],
  ["2500 emoji, which count as 5000", "🎉".repeat(2500)],
  ["5000 line ends and words", "ab\n".repeat(1666)],
])("arrives unharmed: %s", async (_name, message) => {
  expect(textOf(await sendAndReceive(message))).toBe(message);
});

test("line ends of any kind arrive as line ends, half characters as the sign for one", async () => {
  expect(textOf(await sendAndReceive("a\r\nb\rc\nd"))).toBe("a\nb\nc\nd");
  expect(textOf(await sendAndReceive("broken \uD83D emoji"))).toBe("broken \uFFFD emoji");
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

test("the address may have spaces around it, as phones put them there", async () => {
  const { email } = await sendAndReceive("Hi", "  dana@example.com ");
  expect(email.replyTo).toEqual([{ name: "", address: "dana@example.com" }]);
});

test("the Message-ID comes from the key and the text, and from nothing else", async () => {
  const key = randomUUID();
  const idOf = async (
    message: string,
    dependencies: Partial<TestServer["dependencies"]> = {},
  ): Promise<string | undefined> => {
    const other = await startTestServer({ mailer: mailerTo(plainSmtp(sink.port)), ...dependencies });
    await send(other.url, { message }, { "Idempotency-Key": key });
    return sink.arrived.at(-1)?.email.messageId;
  };
  const first = await idOf("The same.");
  expect(first).toMatch(/^<[0-9a-f]{40}@rampandrail\.example>$/u);
  expect(await idOf("The same.")).toBe(first);
  expect(await idOf("Another.")).not.toBe(first);
});
