import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import PostalMime from "postal-mime";
import { serverEnvironment } from "../../scripts/test/server-environment";
import { uiStrings } from "../../src/strings/ui-strings";
import { contactForm, dialogs } from "../e2e/content";
import { translateTexts } from "../e2e/testing/translate-texts";
import { button, crossBrowserTest, heading } from "./cross-browser-test";
import { eventually, type EnginePage } from "./engine";

const email = "form [name=email]";
const message = "form [name=message]";
const success = ["[role=dialog] h2", dialogs.success.title] as const;
const submit = "form button[type=submit]";

const fillForm = async (page: EnginePage, text: string): Promise<void> => {
  await page.click(email);
  await page.type("ana@example.com");
  await page.click(message);
  await page.type(text);
};

/** Looks for a text in the server's outbox. A file without .eml is still being written. */
const expectOneMailWith = async (text: string): Promise<void> => {
  const outbox = serverEnvironment["OUTBOX_DIR"] ?? "";
  const files = readdirSync(outbox).filter((file) => file.endsWith(".eml"));
  const mails = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(path.join(outbox, file)))));
  expect(mails.filter((mail) => mail.text?.includes(text))).toHaveLength(1);
};

/** Waits for dialogs. The address says whether the form was sent natively: its script took longer than 8 s. */
const hasDialogs = (page: EnginePage, count: number): Promise<void> => {
  const read = () => page.evaluate(() => [location.pathname, document.querySelectorAll("[aria-modal=true]").length]);
  return eventually("dialogs", read, ["/contact-us/", count]);
};

crossBrowserTest("form sent empty: two dialogs, then the first field with its error", {}, async (page) => {
  await page.goto("/contact-us/");
  await page.click(submit);
  for (const left of [2, 1]) {
    await hasDialogs(page, left);
    await page.hasFocus(button(uiStrings.close));
    await page.press("Enter");
  }
  await hasDialogs(page, 0);
  await page.hasFocus(email);
  await page.isShown("form [name=email][aria-invalid=true]");
});

crossBrowserTest("form sent: the mail arrives, and the page says so", {}, async (page) => {
  const text = `Grüße aus ${crypto.randomUUID()}`;
  await page.goto("/contact-us/");
  await fillForm(page, text);
  await page.click(submit);
  await page.isShown(success);
  await expectOneMailWith(text);
  await page.press("Enter");
  await page.isGone(success);
  await page.hasFocus(submit);
});

const valueOf = (page: EnginePage, target: string) =>
  page.on(target, (element) => (element as HTMLInputElement | HTMLTextAreaElement).value);

crossBrowserTest("form: text typed before its script arrives stays, with its caret", {}, async (page, server) => {
  const resume = server.pause(({ url = "" }) => url.startsWith("/contact-form-"));
  await page.goto("/contact-us/");
  await fillForm(page, "Hello wrld");
  await page.on(message, (element) => (element as HTMLTextAreaElement).setSelectionRange(7, 7));
  await page.isShown("form[data-island]");
  resume();
  await page.isGone("form[data-island]");
  await page.type("o");
  await eventually("the message", () => valueOf(page, message), "Hello world");
  expect(await valueOf(page, email)).toBe("ana@example.com");
});

crossBrowserTest("translated form: typed text stays, its dialogs open, and it is sent", {}, async (page) => {
  const text = `Traduit ${crypto.randomUUID()}`;
  await page.goto("/contact-us/");
  const fonts = await page.evaluate(translateTexts);
  await page.click(email);
  await page.type("ana");
  await page.click(message);
  await page.type(text);
  await page.click(submit);
  await hasDialogs(page, 1);
  // Nothing is redrawn.
  expect(await page.evaluate(() => document.querySelectorAll("body font").length)).toBe(fonts);
  // What came since is translated as well.
  expect(await page.evaluate(translateTexts)).toBeGreaterThan(fonts);
  await page.press("Enter");
  await hasDialogs(page, 0);
  await page.hasFocus(email);
  expect([await valueOf(page, email), await valueOf(page, message)]).toEqual(["ana", text]);
  await page.type("@example.com");
  await page.click(submit);
  await page.isShown(success);
  await expectOneMailWith(text);
});

crossBrowserTest("without JavaScript the form is sent", { width: 375, javaScript: false }, async (page) => {
  const text = `Without scripts ${crypto.randomUUID()}`;
  await page.goto("/contact-us/");
  await fillForm(page, text);
  await page.click(submit);
  await page.isShown(heading(contactForm.statusSuccess));
  await expectOneMailWith(text);
});
