import { createHash } from "node:crypto";
import type { ContactDependencies } from "../../api/config/dependencies";
import { responseContent } from "../../api/responses/content";
import { responsePageStrings } from "../../scripts/generate-function-content/response-page-strings";
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

type FormResponse = Pick<Awaited<ReturnType<typeof postForm>>, "page" | "headers">;

const good = { email: "dana@example.com", message: "Hello from a form." };
const { emailRequired, messageRequired, emailInvalid, sendFailed } = contactMessages;
const { unreadable, tooLarge, mailUnavailable, rateLimited } = functionMessages;

/** Valid HTML with one first heading, every placeholder filled, and no script. @returns what is in main */
const mainOf = async ({ page, headers }: FormResponse): Promise<string> => {
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("content-security-policy")).toBe(
    `default-src 'none'; style-src '${responseContent.styleHash}'; font-src data:; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  // What a visitor typed may end with spaces.
  expect(await htmlErrors(page, "no-trailing-whitespace")).toEqual([]);
  const active = elementsOfPage(page).filter(
    ({ nodeName, attrs }) => nodeName === "script" || attrs.some(({ name }) => /^(?:on.*|style)$/u.test(name)),
  );
  expect(active).toEqual([]);
  const [, main = ""] = /<main[^>]*>(.*)<\/main>/su.exec(page) ?? [];
  expect(main.match(/<h1/gu)).toHaveLength(1);
  return main;
};

const titleOf = ({ page }: FormResponse): string | undefined => /<title>(.*) \| /u.exec(page)?.[1];

/** What the browser would show in, and send from, a field. */
const fieldOf = ({ page }: FormResponse, name: string): string | undefined => {
  const field = elementsOfPage(page).find((element) => attributeOf(element, "name") === name);
  return field && (attributeOf(field, "value") ?? codeOf(field));
};

test("the style element is the one that its hash allows", () => {
  const css = /<style>(.*?)<\/style>/su.exec(responseContent.template)?.[1] ?? "";
  expect(responseContent.styleHash).toBe(`sha256-${createHash("sha256").update(css).digest("base64")}`);
});

test("a sent message: thanks", async () => {
  const response = await postForm(api.url, { ...good, referral: "" });
  expect(response.status).toBe(200);
  expect(texts()).toEqual([good.message]);
  expect(titleOf(response)).toBe(responsePageStrings.sentHeading);
  expect(await mainOf(response)).not.toContain("<form");
});

test("arrives unchanged, also from a browser that sends no Origin, Referer, Sec-Fetch-Site and cookie", async () => {
  const typed = `.\n..dots\nمرحبا 你好 👩🏽‍🦽‍➡️ a+b=c & 100 %\n  ${"a\n".repeat(2400)} end `;
  await postForm(api.url, { email: "dana+form@example.com", message: typed }, { Origin: "" });
  expect(texts()).toEqual([typed]);
  expect(api.sink.arrived[0]?.email.replyTo?.[0]?.address).toBe("dana+form@example.com");
});

const markup = "\n\n</textarea><script>alert(1)</script> ${1+1} {{text}} $& &amp; <%= 1 %>";

// Any text: fuzz.test.ts.
test.each([
  ["", "", { email: emailRequired, message: messageRequired }],
  [good.email, "", { message: messageRequired }],
  [`x" onfocus="alert(1)`, markup, { email: emailInvalid }],
])(
  "%j, %j: the text as typed, each error in a list at the top and beside its field",
  async (email, message, errors) => {
    const response = await postForm(api.url, { email, message });
    expect(response.status).toBe(400);
    expect(titleOf(response)).toBe(`Error: ${responsePageStrings.invalidHeading}`);
    const main = await mainOf(response);
    expect(main.match(/aria-invalid="true"/gu)).toHaveLength(Object.keys(errors).length);
    for (const [id, error] of Object.entries(errors)) {
      expect(main).toMatch(new RegExp(`<a [^>]*href="#${id}">${error}</a>`, "u"));
      expect(main).toMatch(new RegExp(`<div [^>]*id="${id}-error"[^>]*><p [^>]*>.*${error}</span></p></div>`, "u"));
      expect(main).toMatch(new RegExp(`id="${id}" aria-describedby="${id}-error ${id}-hint" aria-invalid="true"`, "u"));
    }
    expect([fieldOf(response, "email"), fieldOf(response, "message")]).toEqual([email, message]);
    expect(texts()).toEqual([]);
  },
);

const breaks = { deliver: () => Promise.reject(new Error(`words that quote ${good.email}`)) };
const full = { consume: () => Promise.resolve(7), refund: () => Promise.resolve() };

test.each<[string, Partial<ContactDependencies>, Record<string, string>, number, string]>([
  ["a mail server that is down", {}, {}, 503, mailUnavailable],
  ["a mailer that breaks", { mailer: breaks }, {}, 500, sendFailed],
  ["the rate limit", { rateLimiter: full }, {}, 429, rateLimited],
  ["a filled honeypot, without a reason", {}, { referral: "https://spam.example" }, 400, sendFailed],
])("not sent: the text comes back, with other ways to reach us: %s", async (_name, changes, fields, status, text) => {
  const { url, log } = await startTestServer(changes);
  // As a program posts, which may leave out what browsers send.
  const response = await postForm(url, { ...good, ...fields }, { Origin: "" });
  expect(response.status).toBe(status);
  const main = await mainOf(response);
  expect(main).toContain(text);
  expect(main).toMatch(/<label hidden="">.*<a [^>]*href="tel:\+.*<a [^>]*href="mailto:/su);
  expect(main).not.toContain("words");
  // The honeypot comes back empty.
  const values = ["email", "message", "referral"].map((name) => fieldOf(response, name));
  expect(values).toEqual([good.email, good.message, ""]);
  expect(log).toEqual([expect.objectContaining({ status })]);
  expect(JSON.stringify(log)).not.toContain(good.email);
});

test("another site: rejected, and the response has no form with its text", async () => {
  const response = await postForm(api.url, good, { Origin: "https://evil.example" });
  expect(response.status).toBe(403);
  const main = await mainOf(response);
  expect(main).not.toContain("<form");
  expect(main).not.toContain(good.message);
  expect(texts()).toEqual([]);
});

test.each<[string, string, number, string]>([
  ["a field twice", "email=a%40example.com&email=b%40example.com&message=Hi", 400, unreadable],
  ["an unknown field", "email=a%40example.com&message=Hi&bcc=b%40example.com", 400, unreadable],
  ["a bare percent sign", "email=a%40example.com&message=100%", 400, unreadable],
  ["invalid UTF-8", "email=a%40example.com&message=%FF%FE", 400, unreadable],
  ["nothing", "", 400, messageRequired],
  ["too much", `message=${"x".repeat(70_000)}`, 413, tooLarge],
])("a form that cannot be parsed: %s", async (_name, body, status, text) => {
  const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: new URL(api.url).origin };
  const response = await fetch(api.url, { method: "POST", headers, body });
  expect(response.status).toBe(status);
  expect(await mainOf({ page: await response.text(), headers: response.headers })).toContain(text);
});
