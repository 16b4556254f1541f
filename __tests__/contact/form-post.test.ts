/** @jest-environment node */
import { createHash } from "node:crypto";
import { HtmlValidate } from "html-validate";
import { responseContent } from "../../api/config/production-dependencies";
import { createRateLimiter } from "../../api/security/rate-limiter";
import { htmlPage } from "../../api/responses/html-page";
import { reject } from "../../api/responses/result";
import { responsePageStrings } from "../../scripts/generate-function-content/response-page-strings";
import { contactMessages, functionMessages } from "../../src/contact";
import { htmlRules } from "../a11y/engines/html-rules";
import { cleanUp } from "../clean-up";
import { postForm } from "./helpers/client";
import { testContent } from "./helpers/content";
import { startWithSmtp } from "./helpers/server";
import { textOf } from "./helpers/smtp-sink";

// A form sent without scripts gets an HTML page: thanks, or the form with its text and errors.

let api: Awaited<ReturnType<typeof startWithSmtp>>;

beforeEach(async () => {
  api = await startWithSmtp({ content: testContent });
});

afterEach(cleanUp);

const texts = (): readonly string[] => api.sink.arrived.map(textOf);

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
    "default-src 'none'; style-src 'sha256-AAAA'; font-src data:; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
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

test("the style element is the one that its hash allows", () => {
  const css = /<style>(.*?)<\/style>/su.exec(responseContent.template)?.[1] ?? "";
  expect(responseContent.styleHash).toBe(`sha256-${createHash("sha256").update(css).digest("base64")}`);
});

const [email, message] = ["Email is required.", "Message is required."];

test.each([
  { name: "sent", status: 200 } as const,
  reject("invalid", { errors: { email, message } }),
  reject("invalid", { errors: { email } }),
  reject("invalid", { errors: { message } }),
  reject("mail-unavailable"),
  reject("foreign-origin"),
])("the generated pages are valid HTML with one first heading and no place left: %#", async (result) => {
  const page = htmlPage(result, responseContent);
  await expectValidHtml(page);
  expect(page.match(/<h1/gu)).toHaveLength(1);
  expect(page).not.toMatch(/\{\{\w+\}\}/u);
});

test("a sent message: thanks", async () => {
  const { status, page, headers } = await postForm(api.url, { ...good, referral: "" });
  expect(status).toBe(200);
  expect(texts()).toEqual([good.message]);
  await expectSafePage(page, headers);
  expect(page).toContain(`<title>${responsePageStrings.sentHeading} | Ramp &amp; Rail</title>`);
  expect(page).not.toContain("<form");
});

test("arrives unchanged: unicode, dots, line ends and signs of the encoding", async () => {
  const typed = `.\n..dots\nمرحبا 你好 👩🏽‍🦽‍➡️ a+b=c & 100 %\n  ${"a\n".repeat(2400)} end `;
  await postForm(api.url, { email: "dana+form@example.com", message: typed });
  expect(texts()).toEqual([typed]);
  expect(api.sink.arrived[0]?.email.replyTo?.[0]?.address).toBe("dana+form@example.com");
});

test("both fields empty: both errors, in a list at the top and beside the fields", async () => {
  const { status, page, headers } = await postForm(api.url, { email: "", message: "" });
  expect(status).toBe(400);
  await expectSafePage(page, headers);
  expect(page).toContain(`<title>Error: ${responsePageStrings.invalidHeading} | Ramp &amp; Rail</title>`);
  for (const [id, error] of Object.entries({ email, message })) {
    expect(page).toMatch(new RegExp(`<a [^>]*href="#${id}">${error}</a>`, "u"));
    expect(page).toMatch(new RegExp(`<p [^>]*id="${id}-error">.*${error}</p>`, "u"));
    expect(page).toMatch(new RegExp(`id="${id}" aria-describedby="${id}-error ${id}-hint" aria-invalid="true"`, "u"));
  }
});

test.each([
  ["plain words", "Keep me."],
  ["a tag that ends the field", "</textarea><script>alert(1)</script>"],
  ["quotes that end an attribute", `" autofocus onfocus="alert(1)" x='`],
  ["entities", "&amp; &lt; &#0; &unknown;"],
  ["an empty first line", "\n\nafter two"],
  ["places of templates", "${1+1} {{main}} $& <%= 1 %>"],
])("the text comes back as it was typed, and only the wrong field is marked: %s", async (_name, typed) => {
  const { page, headers } = await postForm(api.url, { email: `x${typed}`, message: typed });
  await expectSafePage(page, headers);
  expect(fieldOf(page, "email")?.replace(/\s/gu, "")).toBe(`x${typed}`.replace(/\s/gu, ""));
  expect(fieldOf(page, "message")?.replace(/\r\n/gu, "\n")).toBe(typed);
  expect(page).toContain(contactMessages.emailInvalid);
  expect(page).toMatch(/<textarea [^>]*aria-describedby="message-hint" aria-invalid="false"/u);
  expect(texts()).toEqual([]);
});

test("mail server down: the page keeps the text and names other ways, and the form can be sent again", async () => {
  api.sink.reject.rcpt = 450;
  const { status, page, headers } = await postForm(api.url, good);
  expect(status).toBe(503);
  await expectSafePage(page, headers);
  expect(page).toContain(functionMessages.mailUnavailable);
  expect([fieldOf(page, "email"), fieldOf(page, "message")]).toEqual([good.email, good.message]);
  expect(page).toContain('href="tel:+14045550142">(404) 555-0142</a>');
  expect(page).toContain('href="mailto:hello@studio.example">hello@studio.example</a>');

  api.sink.reject.rcpt = undefined;
  expect((await postForm(api.url, good)).status).toBe(200);
  expect(texts()).toEqual([good.message]);
});

test("a filled honeypot is rejected without a reason and without a mail, and comes back empty and hidden", async () => {
  const { status, page } = await postForm(api.url, { ...good, referral: "https://spam.example" });
  expect(status).toBe(400);
  expect(page).toContain("An error has occurred please try again.");
  expect(page).toMatch(/<label hidden="">[^<]*<input [^>]*tabindex="-1" [^>]*name="referral"\/>/u);
  expect(texts()).toEqual([]);
});

test("another site: rejected, and the response has no form with its text", async () => {
  const { status, page, headers } = await postForm(api.url, good, { Origin: "https://evil.example" });
  expect(status).toBe(403);
  await expectSafePage(page, headers);
  expect(page).not.toContain("<form");
  expect(page).not.toContain(good.message);
  expect(texts()).toEqual([]);
});

test("a bare post, without Origin, Referer, Sec-Fetch-Site and cookie, is sent; honeypot and rate limit hold", async () => {
  const limited = await startWithSmtp({ rateLimiter: createRateLimiter({ messages: 1, seconds: 60 }, undefined) });
  const statuses: number[] = [];
  for (const fields of [{ referral: "x" }, { message: "One." }, { message: "Two." }])
    statuses.push((await postForm(limited.url, { ...good, ...fields }, { Origin: "" })).status);
  expect(statuses).toEqual([400, 200, 429]);
  expect(limited.sink.arrived.map(textOf)).toEqual(["One."]);
});

test.each<[string, string, number, string]>([
  ["a field twice", "email=a%40example.com&email=b%40example.com&message=Hi", 400, functionMessages.unreadable],
  ["an unknown field", "email=a%40example.com&message=Hi&bcc=b%40example.com", 400, functionMessages.unreadable],
  ["a bare percent sign", "email=a%40example.com&message=100%", 400, functionMessages.unreadable],
  ["invalid UTF-8", "email=a%40example.com&message=%FF%FE", 400, functionMessages.unreadable],
  ["nothing", "", 400, message],
  ["too much", `message=${"x".repeat(70_000)}`, 413, functionMessages.tooLarge],
])("a form that cannot be parsed: %s", async (_name, body, status, text) => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: api.origin };
  const response = await fetch(api.url, { method: "POST", headers, body });
  expect(response.status).toBe(status);
  const page = await response.text();
  await expectSafePage(page, response.headers);
  expect(page).toContain(text);
});
