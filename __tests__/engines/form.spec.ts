import { expect } from "@playwright/test";
import { responsePageStrings } from "../../scripts/generate-function-content/response-page-strings";
import { uiStrings } from "../../src/lib/ui-strings";
import { dialogs } from "../e2e/content";
import { mailTexts } from "../e2e/outbox";
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

const expectOneMailWith = async (text: string): Promise<void> =>
  expect((await mailTexts()).filter((mail) => mail.includes(text))).toHaveLength(1);

// These wait for hydration: a submit that waits longer than 8 s for the scripts is sent without them, to another page.
crossBrowserTest("form with errors: two dialogs, then the first field with its error", {}, async (page) => {
  await page.visit("/contact-us/");
  await page.click(submit);
  for (const left of [2, 1]) {
    await page.hasCount("[aria-modal=true]", left);
    await page.hasFocus(button(uiStrings.close));
    await page.press("Enter");
  }
  await page.hasCount("[aria-modal=true]", 0);
  await page.hasFocus(email);
  await page.isShown("form [name=email][aria-invalid=true]");
});

crossBrowserTest("form sent: the mail arrives, and the page says so", {}, async (page) => {
  const text = `Grüße aus ${crypto.randomUUID()}`;
  await page.visit("/contact-us/");
  await fillForm(page, text);
  await page.click(submit);
  await page.isShown(success);
  await expectOneMailWith(text);
  await page.press("Enter");
  await page.isGone(success);
  await page.hasFocus(submit);
});

crossBrowserTest("form: text typed before hydration stays, with its caret", {}, async (page, server) => {
  const resume = server.pause(({ url = "" }) => url.startsWith("/framework-"));
  const valueOf = (target: string) => page.on(target, (element) => (element as HTMLInputElement).value);
  await page.goto("/contact-us/");
  await fillForm(page, "Hello wrld");
  await page.on(message, (element) => (element as HTMLTextAreaElement).setSelectionRange(7, 7));
  resume();
  await page.isHydrated();
  await page.type("o");
  await eventually("the message", () => valueOf(message), "Hello world");
  expect(await valueOf(email)).toBe("ana@example.com");
});

crossBrowserTest("without JavaScript the form is sent", { width: 375, javaScript: false }, async (page) => {
  const text = `Without scripts ${crypto.randomUUID()}`;
  await page.goto("/contact-us/");
  await fillForm(page, text);
  await page.click(submit);
  await page.isShown(heading(responsePageStrings.sentHeading));
  await expectOneMailWith(text);
});
