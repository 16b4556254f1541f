/** @jest-environment node */
import { createHash } from "node:crypto";
import { HtmlValidate } from "html-validate";
import { responseContent } from "../../api/config/production-dependencies";
import { createRateLimiter } from "../../api/security/rate-limiter";
import { htmlPage } from "../../api/responses/html-page";
import { reject } from "../../api/responses/result";
import { htmlRules } from "../a11y/engines/html-rules";
import { cleanUp } from "../clean-up";
import { postForm } from "./helpers/client";
import { mailerTo, plainSmtp, startTestServer, type TestServer } from "./helpers/server";
import { startSmtpSink, textOf, type SmtpSink } from "./helpers/smtp-sink";

// A form sent without scripts gets an HTML page: thanks, or the form with its text and errors.

let sink: SmtpSink;
let api: TestServer;

beforeAll(async () => {
  sink = await startSmtpSink();
  api = await startTestServer({ mailer: mailerTo(plainSmtp(sink.port)) });
});

beforeEach(() => {
  sink.arrived.length = 0;
  sink.reject.rcpt = undefined;
});

afterAll(cleanUp);

const good = { email: "dana@example.com", message: "Hello from a form." };
// What a visitor typed may end with spaces.
const validator = new HtmlValidate({ ...htmlRules, rules: { ...htmlRules.rules, "no-trailing-whitespace": "off" } });

const expectValidHtml = async (page: string): Promise<void> => {
  const { results } = await validator.validateString(page);
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`)),
  ).toEqual([]);
};

const expectSafePage = async (page: string, headers: Headers): Promise<void> => {
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toBe(
    "default-src 'none'; style-src 'sha256-AAAA'; font-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  await expectValidHtml(page);
  // Outside quoted values and typed text there is neither a script nor a style attribute.
  const bare = page.replace(/"[^"]*"/gu, '""').replace(/(<textarea[^>]*>).*?(?=<\/textarea>)/gsu, "$1");
  expect(bare).not.toMatch(/<script|<[^>]*\s(?:on\w+|style)=/u);
};

/** What the browser would show in, and send from, a field. */
const fieldOf = (page: string, name: string): string | undefined => {
  const attribute = new RegExp(`name="${name}"[^>]*?\\svalue="([^"]*)"`, "u").exec(page)?.[1];
  // A line end right after the start tag is not part of a textarea's value (HTML standard, 13.1.2.5).
  const content = new RegExp(`<textarea[^>]*name="${name}"[^>]*>\n?(.*?)</textarea>`, "su").exec(page)?.[1];
  return (attribute ?? content)?.replace(/&(?:#(\d+)|lt|gt|quot|amp);/gu, (entity, code?: string) =>
    code === undefined
      ? ({ "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" }[entity] ?? entity)
      : String.fromCodePoint(Number(code)),
  );
};

describe("the generated pages", () => {
  const errors = { email: "Email is required.", message: "Message is required." };
  const results = [
    { name: "sent", status: 200 } as const,
    reject("invalid", { errors }),
    reject("invalid", { errors: { email: errors.email } }),
    reject("invalid", { errors: { message: errors.message } }),
    reject("mail-unavailable"),
    reject("foreign-origin"),
  ];

  test("have a style element that the hash allows", () => {
    const css = /<style>(.*?)<\/style>/su.exec(responseContent.template)?.[1] ?? "";
    const hash = createHash("sha256").update(css).digest("base64");
    expect(responseContent.styleHash).toBe(`sha256-${hash}`);
  });

  test.each(results)("are valid HTML with one first heading and no place left: %#", async (result) => {
    const page = htmlPage(result, responseContent);
    await expectValidHtml(page);
    expect(page.match(/<h1/gu)).toHaveLength(1);
    expect(page).not.toMatch(/\{\{\w+\}\}/u);
  });
});

test("a sent message: thanks", async () => {
  const { status, page, headers } = await postForm(api.url, { ...good, referral: "" });
  expect(status).toBe(200);
  expect(sink.arrived.map(textOf)).toEqual(["Hello from a form."]);
  await expectSafePage(page, headers);
  expect(page).toContain("<title>We have your message | Ramp &amp; Rail</title>");
  expect(page).toContain("Thank you! Your submission has been received!");
  expect(page).not.toContain("<form");
});

test.each([
  ["unicode, dots and signs of the encoding", ".\n..dots\nمرحبا שלום 你好 👩🏽‍🦽‍➡️ a+b=c & 100 %\n  end "],
  ["5000 characters of which many are line ends", `${"a\n".repeat(2499)}ab`],
])("arrives unchanged: %s", async (_name, message) => {
  await postForm(api.url, { email: "dana+form@example.com", message });
  expect(sink.arrived.map((mail) => [textOf(mail), mail.email.replyTo?.[0]?.address])).toEqual([
    [message, "dana+form@example.com"],
  ]);
});

test("both fields empty: both errors, in a list at the top and beside the fields", async () => {
  const { status, page, headers } = await postForm(api.url, { email: "", message: "" });
  expect(status).toBe(400);
  await expectSafePage(page, headers);
  expect(page).toContain("<title>Error: Your message has not been sent yet | Ramp &amp; Rail</title>");
  for (const [id, error] of [
    ["email", "Email is required."],
    ["message", "Message is required."],
  ] as const) {
    expect(page).toMatch(new RegExp(`<a [^>]*href="#${id}">${error}</a>`, "u"));
    expect(page).toMatch(new RegExp(`<p [^>]*id="${id}-error">.*${error}</p>`, "u"));
    expect(page).toMatch(new RegExp(`id="${id}" aria-describedby="${id}-error ${id}-hint" aria-invalid="true"`, "u"));
  }
});

test("one error: the other field is not marked, and the text is kept", async () => {
  const { page } = await postForm(api.url, { email: "dana at example", message: "Keep me." });
  expect(page).toContain("Please write an email address like name@example.com.");
  expect(page).toMatch(/<textarea [^>]*aria-describedby="message-hint" aria-invalid="false"/u);
  expect([fieldOf(page, "email"), fieldOf(page, "message")]).toEqual(["dana at example", "Keep me."]);
});

test.each([
  ["a tag that ends the field", "</textarea><script>alert(1)</script>"],
  ["quotes that end an attribute", `" autofocus onfocus="alert(1)" x='`],
  ["entities", "&amp; &lt; &#0; &unknown;"],
  ["an empty first line", "\n\nafter two"],
  ["a very long text", "x".repeat(20_000)],
  ["places of templates", "${1+1} {{main}} $& <%= 1 %>"],
])("the text comes back as it was typed: %s", async (_name, message) => {
  const { page, headers } = await postForm(api.url, { email: `x${message}`.slice(0, 300), message });
  await expectSafePage(page, headers);
  expect(fieldOf(page, "message")?.replace(/\r\n/gu, "\n")).toBe(message);
  expect(sink.arrived).toEqual([]);
});

test("mail server down: the page keeps the text and names other ways, and the form can be sent again", async () => {
  sink.reject.rcpt = 450;
  const fields = { ...good, message: "Do not lose me." };
  const { status, page, headers } = await postForm(api.url, fields);
  expect(status).toBe(503);
  await expectSafePage(page, headers);
  expect(page).toContain("Our mail server couldn’t take this message, so it wasn’t sent.");
  expect([fieldOf(page, "email"), fieldOf(page, "message")]).toEqual([fields.email, fields.message]);
  expect(page).toContain('href="tel:+14045550142">(404) 555-0142</a>');
  expect(page).toContain('href="mailto:hello@studio.example">hello@studio.example</a>');

  sink.reject.rcpt = undefined;
  const retry = await postForm(api.url, fields);
  expect(retry.status).toBe(200);
  expect(sink.arrived.map(textOf)).toEqual([fields.message]);
});

test("a filled honeypot is rejected without a reason and without a mail, and comes back empty and hidden", async () => {
  const { status, page } = await postForm(api.url, { ...good, referral: "https://spam.example" });
  expect(status).toBe(400);
  expect(page).toContain("An error has occurred please try again.");
  expect(page).toMatch(/<label hidden="">[^<]*<input [^>]*tabindex="-1" [^>]*name="referral"\/>/u);
  expect(sink.arrived).toEqual([]);
});

test("another site: rejected, and the response has no form with its text", async () => {
  const { status, page, headers } = await postForm(api.url, good, { Origin: "https://evil.example" });
  expect(status).toBe(403);
  await expectSafePage(page, headers);
  expect(page).not.toContain("<form");
  expect(page).not.toContain(good.message);
  expect(sink.arrived).toEqual([]);
});

describe("a bare post, without Origin, Referer, Sec-Fetch-Site and cookie", () => {
  const bare = { Origin: "" };

  test("of a person is sent", async () => {
    const message = "From a silent browser.";
    expect(await postForm(api.url, { ...good, message }, bare)).toMatchObject({ status: 200 });
    expect(sink.arrived.map(textOf)).toEqual([message]);
  });

  test("of a robot meets the honeypot and the rate limit", async () => {
    const limited = await startTestServer({
      mailer: mailerTo(plainSmtp(sink.port)),
      rateLimiter: createRateLimiter({ messages: 1, seconds: 60 }, undefined),
    });
    expect(await postForm(limited.url, { ...good, referral: "x" }, bare)).toMatchObject({ status: 400 });
    expect(await postForm(limited.url, { ...good, message: "One." }, bare)).toMatchObject({ status: 200 });
    expect(await postForm(limited.url, { ...good, message: "Two." }, bare)).toMatchObject({ status: 429 });
    expect(sink.arrived.map(textOf)).toEqual(["One."]);
  });
});

const unreadable = "We couldn’t read the message. Please send it again.";
test.each<[string, string, number, string]>([
  ["a field twice", "email=a%40example.com&email=b%40example.com&message=Hi", 400, unreadable],
  ["an unknown field", "email=a%40example.com&message=Hi&bcc=b%40example.com", 400, unreadable],
  ["a list", "email[]=a%40example.com&message=Hi", 400, unreadable],
  ["a nameless field", "=x", 400, unreadable],
  ["a bare percent sign", "email=a%40example.com&message=100%", 400, unreadable],
  ["invalid UTF-8", "email=a%40example.com&message=%FF%FE", 400, unreadable],
  ["nothing", "", 400, "Message is required."],
  ["too much", `message=${"x".repeat(70_000)}`, 413, "This is too much to send."],
])("a form that cannot be parsed: %s", async (_name, body, status, text) => {
  const response = await fetch(api.url, {
    method: "POST",
    headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: api.origin },
    body,
  });
  const page = await response.text();
  expect(response.status).toBe(status);
  await expectSafePage(page, response.headers);
  expect(page).toContain(text);
  expect(sink.arrived).toEqual([]);
});
