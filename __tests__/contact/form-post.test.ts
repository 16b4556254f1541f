// A form sent without scripts gets an HTML page: thanks, or the form with its text and errors.
import type { ContactDependencies } from "../../api/config/dependencies";
import { functionContent } from "../../api/responses/content";
import { forgetSentScript } from "../../api/responses/html-page";
import { contactMessages, functionMessages } from "../../src/contact/messages";
import { attributeOf, inlineCodeOf, elementsOfPage } from "../../src/gatsby/outputs/csp-check";
import { htmlErrors } from "../a11y/html-errors";
import { cspHash } from "../../src/lib/security-headers";
import { postForm } from "../testing/contact-client";
import { startTestServer, startWithSmtp } from "../testing/contact-server";
import { textOf } from "../testing/smtp-sink";

let api: Awaited<ReturnType<typeof startWithSmtp>>;

beforeEach(async () => {
  api = await startWithSmtp();
});

const good = { email: "dana@example.com", message: "Hello from a form." };
const { emailRequired, messageRequired, emailInvalid, sendFailed } = contactMessages;
const { unreadable, repeated, mailUnavailable, rateLimited } = functionMessages;
const { studio, style, texts } = functionContent;

/** Posts and expects a valid page with this status and heading. @returns it, with what each field shows and would send */
const submit = async (url: string, fields: Parameters<typeof postForm>[1], status: number, origin?: string) => {
  const response = await postForm(url, fields, origin === undefined ? {} : { Origin: origin });
  const { page, headers } = response;
  expect([response.status, headers.get("content-type")]).toEqual([status, "text/html; charset=utf-8"]);
  expect(headers.get("content-security-policy")).toBe(
    `default-src 'none'; frame-ancestors 'none'; style-src ${cspHash(style)}; script-src ${cspHash(forgetSentScript)}; img-src 'self'; form-action 'self'; base-uri 'none'`,
  );
  // What a visitor typed may end with spaces.
  expect(await htmlErrors(page, "no-trailing-whitespace")).toEqual([]);
  // It works with scripts and without. Only thanks may empty the draft.
  expect(page.match(/<script>.*?<\/script>/gsu)).toEqual(
    status === 200 ? [`<script>${forgetSentScript}</script>`] : null,
  );
  expect(page).not.toMatch(/<script[^>]|<button (?!type="submit")/u);
  const heading = status === 200 ? texts.statusSuccess : texts.statusFailure;
  expect(page).toContain(`<title>${heading} | ${studio.name.replace("&", "&#38;")}</title>`);
  expect(page.match(/<h1>.*<\/h1>/gu)).toEqual([`<h1>${heading}</h1>`]);
  expect(page).toContain('<li><a href="/">Home</a></li><li><a href="/questions/">Q &#38; A</a></li></ul></nav>');
  const elements = elementsOfPage(page);
  const values = ["email", "message", "referral"].flatMap((name) => {
    const field = elements.find((element) => attributeOf(element, "name") === name);
    return field === undefined ? [] : [attributeOf(field, "value") ?? inlineCodeOf(field)];
  });
  return { page, values };
};

const arrived = (): readonly string[] => api.sink.arrived.map(textOf);

test("a message arrives unchanged without Origin, Referer, Sec-Fetch-Site and cookie", async () => {
  const typed = `.\n..dots\nمرحبا 你好 👩🏽‍🦽‍➡️ a+b=c & 100 %\n  ${"a\n".repeat(2400)} end `;
  const { values } = await submit(api.url, { ...good, message: typed, referral: "" }, 200, "");
  expect(values).toEqual([]);
  expect(arrived()).toEqual([typed]);
});

test.each([
  ["/contact-us/?page=/services/", "Barrier on this page: /services/\n\nI can’t tab."],
  ["/contact-us/", "I can’t tab."],
  ["/contact-us/?page=/no-such-page/", "I can’t tab."],
  ["/contact-us/?page=https://evil.example/services/", "I can’t tab."],
])("a message from %s begins with the page that it reports, if that is one of the site's", async (address, text) => {
  await postForm(api.url, { ...good, message: "I can’t tab." }, { Referer: new URL(address, api.url).href });
  expect(arrived()).toEqual([text]);
});

test("no page is taken from another site's address, nor put before nothing or beyond the limit", async () => {
  const Referer = new URL("/contact-us/?page=/services/", api.url).href;
  await postForm(api.url, good, { Referer: "https://evil.example/?page=/services/" });
  expect((await postForm(api.url, { ...good, message: " " }, { Referer })).page).toContain(messageRequired);
  await postForm(api.url, { ...good, message: "x".repeat(5000) }, { Referer });
  expect(arrived()).toEqual([good.message, "x".repeat(5000)]);
});

const markup = "\n\n</textarea><script>alert(1)</script> ${1+1} {{text}} $& &amp; <%= 1 %>";

test.each([
  ["", "", { email: emailRequired, message: messageRequired }],
  [`x" onfocus="alert(1)`, markup, { email: emailInvalid }],
])("%j, %j: the text as typed, each error at the top and beside its field", async (email, message, errors) => {
  const { page, values } = await submit(api.url, { email, message }, 400);
  expect(page.match(/aria-invalid="true"/gu)).toHaveLength(Object.keys(errors).length);
  expect(page.match(/ id="\w+-error">[^<]/gu)).toHaveLength(Object.keys(errors).length);
  expect(page).toMatch(/<ul class="error">(?:<li><a [^<]*<\/a><\/li>)+<\/ul>/u);
  for (const [id, error] of Object.entries(errors)) {
    expect(page).toContain(`<a href="#${id}">${error}</a>`);
    expect(page).toContain(`<strong class="error" id="${id}-error">${error}</strong>`);
    expect(page).toContain(`id="${id}" name="${id}" aria-describedby="${id}-error ${id}-hint" aria-invalid="true"`);
  }
  expect(values).toEqual([email, message, ""]);
  // Nobody sees the trap for bots, or reaches it by keyboard.
  expect(page).toMatch(/<label hidden>[^<]*<input [^>]*name="referral" tabindex="-1"/u);
  expect(arrived()).toEqual([]);
});

const breaks = { deliver: () => Promise.reject(new Error(`words that quote ${good.email}`)) };
const full = { consume: () => Promise.resolve(7), refund: () => Promise.resolve() };

test.each<[string, Partial<ContactDependencies>, Record<string, string>, number, string]>([
  ["a mail server that is down", {}, {}, 503, mailUnavailable],
  ["a mailer that breaks", { mailer: breaks }, {}, 500, sendFailed],
  ["the rate limit", { rateLimiter: full }, {}, 429, rateLimited],
  ["a filled honeypot, without a reason", {}, { referral: "https://spam.example" }, 400, sendFailed],
])("not sent: the text comes back, with other ways to reach us: %s", async (_name, changes, fields, status, text) => {
  const { url, log } = await startTestServer(changes);
  const { page, values } = await submit(url, { ...good, ...fields }, status);
  for (const part of [`<p class="error">${text}</p>`, `href="tel:${studio.phone.dial}`, `href="mailto:${studio.email}`])
    expect(page).toContain(part);
  expect(page).not.toContain("words");
  expect(page).not.toMatch(/ id="\w+-error">[^<]/u);
  // The honeypot comes back empty.
  expect(values).toEqual([good.email, good.message, ""]);
  expect(JSON.stringify(log)).not.toContain(good.email);
});

test("another site: rejected, and the response has no form with its text", async () => {
  const { page, values } = await submit(api.url, good, 403, "https://evil.example");
  expect(values).toEqual([]);
  expect(page).not.toContain(good.message);
  expect(arrived()).toEqual([]);
});

const message = "email=a%40example.com&message=Hi";

test.each([
  ["a field of an extension", `${message}&extension=1&extension=2`, 200, texts.statusSuccess, []],
  ["a field twice", `email=b%40example.com&${message}`, 400, repeated, ["b@example.com", "Hi", ""]],
  ["a bare percent sign", `${message}100%`, 400, unreadable, ["", "", ""]],
])("a form with %s", async (_name, body, status, text, values) => {
  const answer = await submit(api.url, body, status);
  expect(answer.page).toContain(text);
  expect(answer.values).toEqual(values);
  expect(arrived()).toEqual(status === 200 ? ["Hi"] : []);
});
