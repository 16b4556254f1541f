/**
 * @jest-environment node
 */
import { createHash } from "node:crypto";
import { HtmlValidate } from "html-validate";
import { startSmtpSink, textOf, type SmtpSink } from "./helpers/smtp-sink";
import { postForm } from "./helpers/client";
import { mailerTo, plainSmtp, startWorld, type World } from "./helpers/server";
import { words } from "./helpers/content";

// A form sent without scripts is answered with a whole page: thanks, or the form again with the text in it.

let sink: SmtpSink;
let world: World;

beforeAll(async () => {
  sink = await startSmtpSink();
  world = await startWorld({ mailer: mailerTo([plainSmtp(sink.port)]) });
});

beforeEach(() => {
  sink.arrived.length = 0;
  sink.refuse.rcpt = undefined;
});

afterAll(async () => {
  await world.close();
  await sink.close();
});

const good = { email: "dana@example.com", message: "Hello from a form." };
const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:document"],
  // The style sheet keeps phone numbers on one line; what a visitor typed may end with spaces.
  rules: { "tel-non-breaking": "off", "no-trailing-whitespace": "off" },
});

const expectWholePage = async (page: string, headers: Headers): Promise<void> => {
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(headers.get("cache-control")).toBe("no-store");
  const css = /<style>(.*?)<\/style>/su.exec(page)?.[1] ?? "";
  expect(headers.get("content-security-policy")).toBe(
    `default-src 'none'; style-src 'sha256-${createHash("sha256").update(css).digest("base64")}'; font-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  );
  const report = await validator.validateString(page);
  expect(
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
    ),
  ).toEqual([]);
  // Outside quoted values and typed text there is neither a script nor a style attribute.
  const bare = page.replace(/"[^"]*"/gu, '""').replace(/(<textarea[^>]*>).*?(?=<\/textarea>)/gsu, "$1");
  expect(bare).not.toMatch(/<script|<[^>]*\s(?:on\w+|style)=/u);
  expect(page.match(/<h1/gu)).toHaveLength(1);
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

test("a message that was sent: thanks, the promise, and the way on", async () => {
  const { status, page, headers } = await postForm(world.url, { ...good, referral: "" });
  expect(status).toBe(200);
  expect(sink.arrived.map(textOf)).toEqual(["Hello from a form."]);
  await expectWholePage(page, headers);
  expect(page).toContain("<title>We have your message | Ramp &amp; Rail</title>");
  expect(page).toContain("Thank you! Your submission has been received!");
  expect(page).toContain("<strong>within 48 hours</strong>");
  expect(page).not.toContain("<form");
});

test("unicode, dots, and text of both directions arrive from a form too", async () => {
  const message = ".\n..dots\nمرحبا שלום 你好 👩🏽‍🦽‍➡️ a+b=c & 100 %\n  end ";
  await postForm(world.url, { email: "dana+form@example.com", message });
  expect(sink.arrived.map((mail) => [textOf(mail), mail.email.replyTo?.[0]?.address])).toEqual([
    [message, "dana+form@example.com"],
  ]);
});

test("5000 characters of which many are line ends are not too long", async () => {
  const message = `${"a\n".repeat(2499)}ab`;
  const { status } = await postForm(world.url, { ...good, message });
  expect(status).toBe(200);
  expect(sink.arrived.map(textOf)).toEqual([message]);
});

test("both fields empty: both faults, in a list at the top and beside the fields", async () => {
  const { status, page, headers } = await postForm(world.url, { email: "", message: "" });
  expect(status).toBe(400);
  await expectWholePage(page, headers);
  expect(page).toContain("<title>Error: Your message has not been sent yet | Ramp &amp; Rail</title>");
  expect(page).toContain('<a href="#email">Email is required.</a>');
  expect(page).toContain('<a href="#message">Message is required.</a>');
  expect(page).toContain('<p class="fault" id="email-fault">Email is required.</p>');
  expect(page).toMatch(/<input id="email" [^>]*aria-describedby="email-hint email-fault" aria-invalid="true">/u);
  expect(page).toMatch(
    /<textarea id="message" [^>]*aria-describedby="message-hint message-fault" aria-invalid="true">/u,
  );
});

test("one fault: the other field is not marked, and the text is kept", async () => {
  const { page } = await postForm(world.url, { email: "dana at example", message: "Keep me." });
  expect(page).toContain("Email must be an address like name@example.com.");
  expect(page).toMatch(/<textarea id="message" [^>]*aria-describedby="message-hint">/u);
  expect([fieldOf(page, "email"), fieldOf(page, "message")]).toEqual(["dana at example", "Keep me."]);
});

test.each([
  ["a tag that ends the field", "</textarea><script>alert(1)</script>"],
  ["quotes that end an attribute", `" autofocus onfocus="alert(1)" x='`],
  ["entities", "&amp; &lt; &#0; &unknown;"],
  ["an empty first line", "\n\nafter two"],
  ["a very long text", "x".repeat(20_000)],
  ["template signs", "${1+1} {{1+1}} <%= 1 %>"],
])("the text comes back as it was typed: %s", async (_name, message) => {
  const { page, headers } = await postForm(world.url, { email: `x${message}`.slice(0, 300), message });
  await expectWholePage(page, headers);
  expect(fieldOf(page, "message")?.replace(/\r\n/gu, "\n")).toBe(message);
  expect(sink.arrived).toEqual([]);
});

test("a mail server that does not take it: the page says so, keeps the text, and names other ways", async () => {
  sink.refuse.rcpt = 450;
  const { status, page, headers } = await postForm(world.url, { ...good, message: "Do not lose me." });
  expect(status).toBe(503);
  await expectWholePage(page, headers);
  expect(page).toContain("<h1>Oops! Something went wrong while submitting the form.</h1>");
  expect(page).toContain("Our mail server could not take this message, so it was not sent.");
  expect([fieldOf(page, "email"), fieldOf(page, "message")]).toEqual(["dana@example.com", "Do not lose me."]);
  expect(page).toContain('<a href="tel:+14045550142">(404) 555-0142</a>');
  expect(page).toContain('<a href="mailto:hello@rampandrail.example">hello@rampandrail.example</a>');

  sink.refuse.rcpt = undefined;
  const again = await postForm(world.url, {
    email: "dana@example.com",
    message: "Do not lose me.",
    form_token: fieldOf(page, "form_token") ?? "",
  });
  expect(again.status).toBe(200);
  expect(sink.arrived.map(textOf)).toEqual(["Do not lose me."]);
});

test("a robot that fills the hidden field is refused, without a reason and without a mail", async () => {
  const { status, page } = await postForm(world.url, { ...good, referral: "https://spam.example" });
  expect(status).toBe(400);
  expect(page).toContain("An error has occurred please try again.");
  expect(fieldOf(page, "referral")).toBe("");
  expect(sink.arrived).toEqual([]);
});

test("the hidden field is out of sight, out of the keyboard's way and unread", async () => {
  const { page } = await postForm(world.url, { email: "", message: "" });
  expect(page).toMatch(
    /<div class="away" aria-hidden="true">\s*<label for="referral">Leave this field empty<\/label>\s*<input id="referral" name="referral" type="text" autocomplete="off" tabindex="-1" value="">/u,
  );
});

describe("where a form stood", () => {
  test.each<[string, Record<string, string>]>([
    ["Origin", {}],
    ["Sec-Fetch-Site alone", { Origin: "", "Sec-Fetch-Site": "same-origin" }],
    ["Origin null from a page that sends no referrer", { Origin: "null", "Sec-Fetch-Site": "same-origin" }],
    ["Referer alone, from an old browser", { Origin: "", Referer: "SELF/contact-us/" }],
  ])("is told by %s", async (name, headers) => {
    const told = Object.fromEntries(
      Object.entries(headers).map(([key, value]) => [key, value.replace("SELF", world.origin)]),
    );
    expect(await postForm(world.url, { ...good, message: name }, told)).toMatchObject({ status: 200 });
  });

  test("on another site: refused, and no form of ours with their text in it", async () => {
    const { status, page, headers } = await postForm(world.url, good, { Origin: "https://evil.example" });
    expect(status).toBe(403);
    await expectWholePage(page, headers);
    expect(page).not.toContain("<form");
    expect(page).not.toContain(good.message);
    expect(sink.arrived).toEqual([]);
  });

  test("on another site, with a token that was fetched here: refused", async () => {
    const { page } = await postForm(world.url, { email: "", message: "" });
    const token = fieldOf(page, "form_token") ?? "";
    const { status } = await postForm(world.url, { ...good, form_token: token }, { Origin: "https://evil.example" });
    expect([status, sink.arrived]).toEqual([403, []]);
  });

  test("cannot be told: the form comes back signed, and the second press sends", async () => {
    const silent = { Origin: "" };
    const first = await postForm(world.url, { ...good, message: "From a silent browser." }, silent);
    expect(first.status).toBe(403);
    expect(first.page).toContain("Please press the button once more.");
    expect(sink.arrived).toEqual([]);

    const fields = { email: fieldOf(first.page, "email") ?? "", message: fieldOf(first.page, "message") ?? "" };
    const token = fieldOf(first.page, "form_token") ?? "";
    expect(await postForm(world.url, { ...fields, form_token: `${token}x` }, silent)).toMatchObject({ status: 403 });
    expect(await postForm(world.url, { ...fields, form_token: token }, silent)).toMatchObject({ status: 200 });
    expect(sink.arrived.map(textOf)).toEqual(["From a silent browser."]);
  });

  test("a token is for the visitor who got it, and for an hour", async () => {
    let time = Date.now();
    const other = await startWorld({
      mailer: mailerTo([plainSmtp(sink.port)]),
      proxy: { kind: "hops", count: 1 },
      now: () => time,
    });
    const from = (address: string): Record<string, string> => ({ Origin: "", "X-Forwarded-For": address });
    const { page } = await postForm(other.url, good, from("203.0.113.1"));
    const fields = { ...good, form_token: fieldOf(page, "form_token") ?? "" };
    expect(await postForm(other.url, fields, from("203.0.113.2"))).toMatchObject({ status: 403 });
    time += 61 * 60 * 1000;
    expect(await postForm(other.url, fields, from("203.0.113.1"))).toMatchObject({ status: 403 });
    time -= 2 * 60 * 1000;
    expect(await postForm(other.url, fields, from("203.0.113.1"))).toMatchObject({ status: 200 });
    await other.close();
  });
});

describe("a form that cannot be read", () => {
  test.each<[string, string, number, string]>([
    ["a field twice", "email=a%40example.com&email=b%40example.com&message=Hi", 400, "The form holds a field twice."],
    [
      "a field too many",
      "email=a%40example.com&message=Hi&bcc=b%40example.com",
      400,
      "The form holds a field that is not known here.",
    ],
    ["a list in disguise", "email[]=a%40example.com&message=Hi", 400, "The form holds a field that is not known here."],
    ["a percent sign of its own", "email=a%40example.com&message=100%", 400, "The form could not be read."],
    ["bytes that are no UTF-8", "email=a%40example.com&message=%FF%FE", 400, "The form could not be read."],
    ["a nameless field", "=x", 400, "The form holds a field that is not known here."],
    ["too much", `message=${"x".repeat(70_000)}`, 413, "This is too much to send."],
  ])("%s", async (_name, body, status, text) => {
    const response = await fetch(world.url, {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: world.origin },
      body,
    });
    const page = await response.text();
    expect(response.status).toBe(status);
    await expectWholePage(page, response.headers);
    expect(page).toContain(text);
    expect(sink.arrived).toEqual([]);
  });

  test("an empty one has two faults", async () => {
    expect((await postForm(world.url, {})).page).toContain("Message is required.");
  });
});

test("the words come from the content, escaped", async () => {
  const { page } = await postForm(world.url, { email: "", message: "" });
  expect(page).toContain("Say &quot;where&quot; we answer.");
  expect(page).toContain("Up to &lt;5,000&gt; characters.");
  expect(page).toContain('<a href="/privacy-policy/">privacy policy</a>');
  expect(page).toContain(words.frame.skipLink);
});
