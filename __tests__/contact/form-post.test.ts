import { createHash } from "node:crypto";
import type { ContactDependencies } from "../../api/config/dependencies";
import { functionContent } from "../../api/responses/content";
import { contactMessages, functionMessages } from "../../src/contact";
import { attributeOf, codeOf, elementsOfPage } from "../../src/gatsby/outputs/html-elements";
import { htmlErrors } from "../a11y/html-errors";
import { cleanUp } from "../testing/clean-up";
import { postForm } from "./testing/client";
import { startTestServer, startWithSmtp } from "./testing/server";
import { textOf } from "./testing/smtp-sink";

// A form sent without scripts gets an HTML page: thanks, or the form with its text and errors.

let api: Awaited<ReturnType<typeof startWithSmtp>>;

beforeEach(async () => {
  api = await startWithSmtp();
});

afterEach(cleanUp);

const texts = (): readonly string[] => api.sink.arrived.map(textOf);

type FormResponse = Awaited<ReturnType<typeof postForm>>;

const good = { email: "dana@example.com", message: "Hello from a form." };
const { emailRequired, messageRequired, emailInvalid, sendFailed } = contactMessages;
const { unreadable, repeated, tooLarge, mailUnavailable, rateLimited } = functionMessages;
const { studio, links, texts: pageTexts } = functionContent;

const styleHash = createHash("sha256").update(functionContent.style).digest("base64");

/** Valid HTML that works with scripts and without: links, and no button but Send. @returns its elements */
const elementsOf = async ({ page, headers }: FormResponse) => {
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("content-security-policy")).toBe(
    `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  // What a visitor typed may end with spaces.
  expect(await htmlErrors(page, "no-trailing-whitespace")).toEqual([]);
  const elements = elementsOfPage(page);
  const active = elements.filter(
    (element) =>
      element.nodeName === "script" ||
      (element.nodeName === "button" && attributeOf(element, "type") !== "submit") ||
      element.attrs.some(({ name }) => /^(?:on.*|style)$/u.test(name)),
  );
  expect(active).toEqual([]);
  const targets = elements.filter(({ nodeName }) => nodeName === "a").map((link) => attributeOf(link, "href"));
  expect(targets).toEqual(expect.arrayContaining(["/", ...links.map(({ to }) => to)]));
  return elements;
};

/** What the browser would show in, and send from, each field; undefined where there is no form. */
const fieldsOf = async (response: FormResponse) => {
  const elements = await elementsOf(response);
  return ["email", "message", "referral"].map((name) => {
    const field = elements.find((element) => attributeOf(element, "name") === name);
    return field && (attributeOf(field, "value") ?? codeOf(field));
  });
};

/** That the page names the studio and says in its title and first heading what happened. */
const expectHeading = ({ page }: FormResponse, heading: string): void => {
  expect(page).toContain(`<title>${heading} | ${studio.name.replace("&", "&#38;")}</title>`);
  expect(page.match(/<h1>.*<\/h1>/gu)).toEqual([`<h1>${heading}</h1>`]);
};

test("a sent message: thanks. It arrives unchanged, also without Origin, Referer, Sec-Fetch-Site and cookie", async () => {
  const typed = `.\n..dots\nمرحبا 你好 👩🏽‍🦽‍➡️ a+b=c & 100 %\n  ${"a\n".repeat(2400)} end `;
  const response = await postForm(api.url, { ...good, message: typed, referral: "" }, { Origin: "" });
  expect(response.status).toBe(200);
  expectHeading(response, pageTexts.success);
  expect(await fieldsOf(response)).toEqual([undefined, undefined, undefined]);
  expect(texts()).toEqual([typed]);
});

const markup = "\n\n</textarea><script>alert(1)</script> ${1+1} {{text}} $& &amp; <%= 1 %>";

// Any text: fuzz.test.ts.
test.each([
  ["", "", { email: emailRequired, message: messageRequired }],
  [`x" onfocus="alert(1)`, markup, { email: emailInvalid }],
])("%j, %j: the text as typed, each error at the top and beside its field", async (email, message, errors) => {
  const response = await postForm(api.url, { email, message });
  expect(response.status).toBe(400);
  expectHeading(response, pageTexts.failure);
  const { page } = response;
  expect(page.match(/aria-invalid="true"/gu)).toHaveLength(Object.keys(errors).length);
  for (const [id, error] of Object.entries(errors)) {
    expect(page).toContain(`<a href="#${id}">${error}</a>`);
    expect(page).toContain(`<strong class="error" id="${id}-error">${error}</strong>`);
    expect(page).toContain(`id="${id}" name="${id}" aria-describedby="${id}-error ${id}-hint" aria-invalid="true"`);
  }
  expect(await fieldsOf(response)).toEqual([email, message, ""]);
  expect(texts()).toEqual([]);
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
  const response = await postForm(url, { ...good, ...fields });
  expect(response.status).toBe(status);
  expectHeading(response, pageTexts.failure);
  for (const part of [`<p class="error">${text}</p>`, `href="tel:${studio.dial}`, `href="mailto:${studio.email}`])
    expect(response.page).toContain(part);
  expect(response.page).not.toContain("words");
  // The honeypot comes back empty.
  expect(await fieldsOf(response)).toEqual([good.email, good.message, ""]);
  expect(JSON.stringify(log)).not.toContain(good.email);
});

test("another site: rejected, and the response has no form with its text", async () => {
  const response = await postForm(api.url, good, { Origin: "https://evil.example" });
  expect(response.status).toBe(403);
  expect(await fieldsOf(response)).toEqual([undefined, undefined, undefined]);
  expect(response.page).not.toContain(good.message);
  expect(texts()).toEqual([]);
});

const message = "email=a%40example.com&message=Hi";

test.each<[string, string, number, string]>([
  ["a field of an extension", `${message}&extension=1&extension=2`, 200, pageTexts.success],
  ["a field twice", `email=b%40example.com&${message}`, 400, repeated],
  ["a bare percent sign", `${message}100%`, 400, unreadable],
  ["too much", `message=${"x".repeat(70_000)}`, 413, tooLarge],
])("a form with %s", async (_name, body, status, text) => {
  const response = await postForm(api.url, body);
  expect(response.status).toBe(status);
  await elementsOf(response);
  expect(response.page).toContain(text);
  expect(texts()).toEqual(status === 200 ? ["Hi"] : []);
});
