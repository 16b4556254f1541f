/** @jest-environment node */
import fc from "fast-check";
import { z } from "zod";
import type { ContactRequest } from "../../api/http/request";
import { createRateLimiter } from "../../api/security/rate-limiter";
import { contactMessages } from "../../src/contact";
import { bodyOf, createHarness, type Harness } from "./helpers/harness";

// Whatever the input: a response of a known shape, no unexpected mail header, and no success without a mail.

const rateLimiter = createRateLimiter({ messages: 1_000_000, seconds: 60 }, undefined);
const answerShape = z.union([
  z.strictObject({ status: z.literal(200) }),
  z.strictObject({ status: z.literal(303) }),
  z.strictObject({ status: z.int().min(400).max(499), body: z.string().min(1).max(300) }),
]);
const headerNames =
  "content-transfer-encoding content-type date from message-id mime-version reply-to subject to".split(" ");

/** Any text, with a weakness for the signs that mean something to mail, JSON, forms and HTML. */
const trickyPart = fc.oneof(
  fc.string({ unit: "binary", maxLength: 20 }),
  fc.string({ unit: "grapheme", maxLength: 20 }),
  fc.constantFrom(
    ...'\r\n|\n|\r|\u0000|\u2028|\u0085|\uD800|.|..|:|,|;|<|>|"|\\|@| '.split("|"),
    "Bcc: mallory@example.com",
    "\r\nBcc: mallory@example.com\r\n\r\n",
    "=?utf-8?Q?=0D=0ABcc:?=",
    "=0D=0A",
    "%0d%0a",
    "\r\n.\r\nMAIL FROM:<mallory@example.com>\r\n",
    "Content-Type: text/html",
    "--boundary",
    "</textarea><script>",
    "${1}",
    "{{1}}",
  ),
);
const tricky = fc.array(trickyPart, { maxLength: 12 }).map((parts) => parts.join(""));

const local = fc.string({
  unit: fc.constantFrom(...Array.from("abcXYZ019.!#$%&'*+/=?^_`{|}~-")),
  minLength: 1,
  maxLength: 64,
});
const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,20}[a-z0-9])?$/u);
const address = fc
  .tuple(local, fc.array(label, { minLength: 1, maxLength: 4 }), fc.stringMatching(/^[a-z]{2,10}$/u))
  .map(([name, labels, top]) => `${name}@${[...labels, top].join(".")}`);

const expectHonest = async (harness: Harness, request: Partial<ContactRequest>): Promise<void> => {
  const before = harness.mails.length;
  const answer = await harness.ask(request);
  const sent = harness.mails.length - before;
  if (answer.headers["Content-Type"] === "application/json; charset=utf-8") {
    expect(answerShape.parse(JSON.parse(answer.body)).status).toBe(answer.status);
    const isPost = request.method === undefined || request.method === "POST";
    expect(sent).toBe(answer.status === 200 && isPost ? 1 : 0);
  } else {
    expect(request.headers?.["content-type"]).toMatch(/^application\/x-www-form-urlencoded/iu);
    expect(answer.status === 200 || (answer.status >= 400 && answer.status < 500)).toBe(true);
    expect(sent).toBe(answer.status === 200 ? 1 : 0);
  }
  for (const { email, to } of harness.mails.slice(before)) {
    expect(email.headers.map(({ key }) => key).sort()).toEqual(headerNames);
    expect(to).toEqual(["hello@rampandrail.example"]);
    expect([email.cc, email.bcc, email.html]).toEqual([undefined, undefined, undefined]);
    expect(email.attachments).toEqual([]);
    expect(email.replyTo).toHaveLength(1);
  }
  for (const value of Object.values(answer.headers)) expect(value).toMatch(/^[^\p{Cc}]*$/u);
};

const anything = fc.oneof(tricky, address, fc.jsonValue());
const fields = fc.record(
  {
    email: anything,
    message: anything,
    referral: fc.oneof(fc.constant(""), anything),
    elapsed: fc.oneof(fc.nat(), anything),
  },
  { requiredKeys: [] },
);
test.each<[string, fc.Arbitrary<string | Uint8Array>]>([
  ["any bytes", fc.uint8Array({ maxLength: 200 })],
  ["any JSON", fc.json()],
  ["JSON with the right names and anything in them", fields.map((value) => JSON.stringify(value))],
])("a body of %s", async (_name, bodies) => {
  const harness = createHarness({ rateLimiter });
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      await expectHonest(harness, { headers: harness.headers, body: bodyOf(body) });
    }),
  );
});

test("any methods and headers", async () => {
  const { headers: valid } = createHarness();
  const names =
    "content-type content-encoding origin referer sec-fetch-site cookie x-xsrf-token idempotency-key accept host x-forwarded-for x-forwarded-proto".split(
      " ",
    );
  const values = fc.oneof(
    tricky,
    fc.constantFrom(
      ...Object.values(valid),
      "application/x-www-form-urlencoded",
      "null",
      "same-origin",
      "cross-site",
      "identity",
      "text/html",
    ),
  );
  const body = fc.oneof(
    fc.constant(JSON.stringify({ email: "dana@example.com", message: "Hello." })),
    fc.constant("email=dana%40example.com&message=Hello"),
    tricky,
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("GET", "HEAD", "POST", "POST", "POST", "PUT", "OPTIONS", "X"),
      fc.dictionary(fc.constantFrom(...names), values),
      body,
      async (method, headers, text) => {
        // A repeat brings no second mail, by design: no two requests share what was sent.
        for (const all of [{ ...valid, ...headers }, headers])
          await expectHonest(createHarness({ rateLimiter }), { method, headers: all, body: bodyOf(text) });
      },
    ),
  );
});

test("forms with anything in them: what is refused comes back in a page that nothing breaks out of", async () => {
  const harness = createHarness({ rateLimiter });
  const headers = {
    host: "site.example",
    origin: "https://site.example",
    "content-type": "application/x-www-form-urlencoded",
  };
  await fc.assert(
    fc.asyncProperty(tricky, tricky, async (email, message) => {
      const well = (text: string): string => text.replace(/\p{Surrogate}/gu, "\uFFFD");
      const body = new URLSearchParams({ email: well(email), message: well(message) }).toString();
      const answer = await harness.ask({ headers, body: bodyOf(body) });
      expect([200, 400]).toContain(answer.status);
      expect(answer.body.match(/<script/giu)).toBeNull();
      expect(answer.body.match(/<\/textarea>/gu)?.length ?? 0).toBe(answer.status === 200 ? 0 : 1);
      expect(answer.body).toMatch(/<\/html>\n$/u);
    }),
  );
});

test("a message that keeps the rules arrives as it is, with the right address to answer to", async () => {
  const harness = createHarness({ rateLimiter });
  await fc.assert(
    fc.asyncProperty(address, tricky, async (email, message) => {
      fc.pre(email.length <= 256);
      const answer = await harness.ask({ headers: harness.headers, body: bodyOf(JSON.stringify({ email, message })) });
      if (answer.status === 400) {
        expect(JSON.parse(answer.body)).toEqual({ status: 400, body: contactMessages.messageRequired });
        return;
      }
      expect(answer.status).toBe(200);
      const mail = harness.mails.at(-1);
      expect(mail?.email.text?.replace(/\r\n/gu, "\n")).toBe(
        `${message.replace(/\r\n?/gu, "\n").replace(/\p{Surrogate}/gu, "\uFFFD")}\n`,
      );
      const [answerTo, ...others] = mail?.email.replyTo ?? [];
      expect([others, answerTo?.name]).toEqual([[], ""]);
      // `.a@example.com` is the same mailbox as `".a"@example.com`, the only way to write it in a header (RFC 5322, 3.4.1).
      expect(answerTo?.address?.replace(/^"(.*)"@/u, "$1@")).toBe(email);
    }),
  );
});
