import fc from "fast-check";
import { readFormat } from "../../api/http/request";
import { handleRequest } from "../../api/handle-request";
import { createResponse } from "../../api/responses/response";
import { signToken } from "../../api/security/signed-token";
import { contactMessages } from "../../src/contact";
import { cleanUp } from "../testing/clean-up";
import { mailerTo, plainSmtp, studioAddress, testDependencies } from "./testing/server";
import { startSmtpSink, textOf, type SmtpSink } from "./testing/smtp-sink";

// Whatever the input: a response of a known shape, no unexpected mail header, and no success without a mail.

let sink: SmtpSink;

beforeAll(async () => {
  sink = await startSmtpSink();
});

afterAll(cleanUp);

const token = signToken(testDependencies().secret, Date.now());
const scriptHeaders = {
  host: "site.example",
  origin: "https://site.example",
  "content-type": "application/json",
  cookie: `XSRF-TOKEN=${token}`,
  "x-xsrf-token": token,
};
const formHeaders = { ...scriptHeaders, "content-type": "application/x-www-form-urlencoded" };

/** Calls the function without an HTTP server. Each call has its own dependencies, so that none is a repeat. */
const ask = async (body: string | Uint8Array, headers = scriptHeaders) => {
  const before = sink.arrived.length;
  const request = {
    id: "an id",
    receivedAt: Date.now(),
    method: "POST",
    headers,
    format: readFormat(headers),
    body: { kind: "whole", bytes: Buffer.from(body) },
    peerAddress: "203.0.113.1",
    encrypted: true,
  } as const;
  const result = await handleRequest(request, testDependencies({ mailer: mailerTo(plainSmtp(sink.port)) }));
  return { ...createResponse(result, request, "host"), mails: sink.arrived.slice(before) };
};

/** Any text, weighted towards characters with a meaning in mail, JSON, forms and HTML. */
const trickyPart = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom(
    ...'\r\n|\n|\r|\u0000|\u2028|\u0085|\uD800|.|..|:|,|;|<|>|"|\\|@| |=0D=0A|%0d%0a|--boundary|${1}|{{1}}'.split("|"),
    "\r\nBcc: mallory@example.com\r\n\r\n",
    "=?utf-8?Q?=0D=0ABcc:?=",
    "\r\n.\r\nMAIL FROM:<mallory@example.com>\r\n",
    "</textarea><script>",
  ),
);
const tricky = fc.array(trickyPart, { maxLength: 12 }).map((parts) => parts.join(""));

const headerNames =
  "auto-submitted content-transfer-encoding content-type date from message-id mime-version reply-to subject to".split(
    " ",
  );

const expectHonest = async (request: string | Uint8Array): Promise<void> => {
  const { status, body, mails } = await ask(request);
  expect([200, 400, 429]).toContain(status);
  expect(body).toMatch(new RegExp(`^\\{"status":${status}${status === 200 ? "" : ',"body":"[^"]{1,300}"'}\\}$`, "u"));
  expect(mails).toHaveLength(status === 200 ? 1 : 0);
  for (const { email, to } of mails) {
    expect(email.headers.map(({ key }) => key).sort()).toEqual(headerNames);
    expect(to).toEqual([studioAddress]);
    expect(email).toMatchObject({ attachments: [], replyTo: [{}] });
  }
};

const anything = fc.oneof(tricky, fc.emailAddress(), fc.jsonValue());
const fields = { email: anything, message: anything, referral: anything, elapsed: fc.oneof(fc.nat(), anything) };

test.each<[string, fc.Arbitrary<string | Uint8Array>]>([
  ["any bytes", fc.uint8Array({ maxLength: 200 })],
  ["any JSON", fc.json()],
  ["the right names and anything in them", fc.record(fields, { requiredKeys: [] }).map((all) => JSON.stringify(all))],
])("a body of %s", async (_name, bodies) => {
  await fc.assert(fc.asyncProperty(bodies, expectHonest));
});

/** Half a surrogate pair can be neither written in a URL nor sent. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");

test("forms with any text: a rejected one is shown again with the text escaped", async () => {
  await fc.assert(
    fc.asyncProperty(tricky, tricky, async (email, message) => {
      const form = new URLSearchParams({ email: wellFormed(email), message: wellFormed(message) });
      const { status, body } = await ask(form.toString(), formHeaders);
      expect([200, 400]).toContain(status);
      expect(body).not.toMatch(/<script/iu);
      expect(body.split("</textarea>")).toHaveLength(status === 200 ? 1 : 2);
      expect(body).toMatch(/<\/html>\n$/u);
    }),
  );
});

test("a valid message arrives unchanged, with the right Reply-To and subject", async () => {
  const examples = [
    "  two spaces before and after  \n\ttab\t\n ",
    ".\n..\n.hidden\n. \nQUIT\nMAIL FROM:<a@example.com>\nFrom here on\nBcc: other@example.com\n\nhi",
    "👩🏽‍🦽‍➡️ 🏴󠁧󠁢󠁷󠁬󠁳󠁿 مرحبا \u202Bשלום עולם\u202C 123 \u200Fa\u200Bb\u00ADc\uFEFFd\u2028e\u2029f",
    `<b>&amp;</b> "quotes" \\n =20 =\n=3D === bell\u0007 escape\u001B[31m vertical\u000B form\u000C zero\u0000 end`,
    "x".repeat(5000),
    "€".repeat(5000),
  ].map((message): [string, string] => ["Dana!#$%&'*+/=?^_`{|}~-@example.com", message]);
  await fc.assert(
    fc.asyncProperty(fc.emailAddress(), tricky, async (email, message) => {
      const { status, body, mails } = await ask(JSON.stringify({ email, message }));
      if (status === 400) {
        expect(JSON.parse(body)).toEqual({ status, body: contactMessages.messageRequired });
        return;
      }
      expect(mails.map(textOf)).toEqual([wellFormed(message.replace(/\r\n?/gu, "\n"))]);
      const { replyTo: [replyTo, ...others] = [], subject } = mails[0]?.email ?? {};
      expect([others, replyTo?.name, subject]).toEqual([[], "", `Message from ${email} on the Ramp & Rail website`]);
      // `.a@example.com` is the same mailbox as `".a"@example.com`, the only way to write it in a header (RFC 5322, 3.4.1).
      expect(replyTo?.address?.replace(/^"(.*)"@/u, "$1@")).toBe(email);
    }),
    { numRuns: 50, examples: [...examples, [".a@example.com", "x"]] },
  );
});
