// Whatever the input: a response of a known shape, no unexpected mail header, and no success without a mail.
import fc from "fast-check";
import { contactMessages } from "../../src/contact/messages";
import { fetchToken, newKey, readJsonResponse, scriptHeaders } from "../testing/contact-client";
import { startWithSmtp, studioAddress } from "../testing/contact-server";
import { textOf } from "../testing/smtp-sink";

let api: Awaited<ReturnType<typeof startWithSmtp>>;
let token: string;

beforeAll(async () => {
  const rateLimiter = { consume: () => Promise.resolve(undefined), refund: () => Promise.resolve() };
  api = await startWithSmtp({ rateLimiter });
  token = await fetchToken(api.url);
});

// Help desks drop mail with the headers of robots: Auto-Submitted, Precedence, X-Auto-Response-Suppress.
const headerNames = "content-transfer-encoding content-type date from message-id mime-version reply-to subject to";

/** Posts as the form's script does. @returns the response and the mail that it sent, one with a success and none without */
const ask = async (body: string | Uint8Array) => {
  api.sink.arrived.length = 0;
  const headers = { ...scriptHeaders(api.url, token), ...newKey() };
  const response = await readJsonResponse(await fetch(api.url, { method: "POST", headers, body: Buffer.from(body) }));
  const [mail, ...others] = api.sink.arrived;
  expect([mail === undefined, others]).toEqual([response.status !== 200, []]);
  if (mail !== undefined) {
    const { headers: all } = mail.email;
    expect(all.map(({ key }) => key).sort()).toEqual(headerNames.split(" "));
    expect([mail.to, mail.email.to]).toEqual([[studioAddress], [{ name: "", address: studioAddress }]]);
    expect(mail.email.from).toEqual({ name: "Ramp & Rail website", address: studioAddress });
    expect(mail.email).toMatchObject({ attachments: [], replyTo: [{}] });
  }
  return { ...response, mail };
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
const anything = fc.oneof(tricky, fc.emailAddress(), fc.jsonValue());
const fields = { email: anything, message: anything, referral: anything, elapsed: fc.oneof(fc.nat(), anything) };

test.each<[string, fc.Arbitrary<string | Uint8Array>]>([
  ["any bytes", fc.uint8Array({ maxLength: 200 })],
  ["the right names and anything in them", fc.record(fields, { requiredKeys: [] }).map((all) => JSON.stringify(all))],
])("a body of %s", async (_name, bodies) => {
  await fc.assert(
    fc.asyncProperty(bodies, async (sent) => expect([200, 400, 429]).toContain((await ask(sent)).status)),
  );
});

/** Half a surrogate pair can be neither written in a URL nor sent. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");

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
      const { body, mail } = await ask(JSON.stringify({ email, message }));
      if (mail === undefined) {
        expect(body).toBe(contactMessages.messageRequired);
        return;
      }
      expect(textOf(mail)).toBe(wellFormed(message.replace(/\r\n?/gu, "\n")));
      const { replyTo: [replyTo, ...others] = [], subject } = mail.email;
      expect([others, replyTo?.name]).toEqual([[], ""]);
      expect(subject?.replace(/ \(\w{8}\)$/u, "")).toBe(`Message from ${email} on the Ramp & Rail website`);
      // `.a@example.com` is the same mailbox as `".a"@example.com`, the only way to write it in a header (RFC 5322, 3.4.1).
      expect(replyTo?.address?.replace(/^"(.*)"@/u, "$1@")).toBe(email);
    }),
    { examples: [...examples, [".a@example.com", "x"]] },
  );
});
