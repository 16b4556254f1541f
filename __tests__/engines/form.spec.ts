// The form says what is missing, then that it was sent, moves the focus, and keeps the draft, in Firefox and WebKit.
import { expect } from "@playwright/test";
import { contactMessages } from "../../src/contact/messages";
import { dialogs } from "../e2e/content";
import { keys, type Browser } from "./browser";
import { crossBrowserTest } from "./cross-browser-test";

const email = "form [name=email]";
const modal = "[aria-modal=true]";
const upper = `body > :last-child ${modal}`;
const submit = "form button[type=submit]";

/** Leaves the form, comes back to it, and waits until it shows this message. */
const expectOnBack = async (browser: Browser, text: string): Promise<void> => {
  await browser.evaluate(() => document.querySelector<HTMLElement>("a[href='/our-projects/']")?.click());
  // Back comes from a page that the visitor sees: Firefox may not have noted one that has just begun to load.
  const isThere = () => location.pathname === "/our-projects/" && document.readyState === "complete";
  await expect(async () => expect(await browser.evaluate(isThere)).toBe(true)).toPass({ timeout: 30_000 });
  await browser.evaluate(() => history.back());
  const read = () => document.querySelector<HTMLTextAreaElement>("form[data-draft] [name=message]")?.value;
  await expect(async () => expect(await browser.evaluate(read)).toBe(text)).toPass({ timeout: 30_000 });
};

crossBrowserTest("the form, sent empty, then filled in", [360, 1280], async (browser, site) => {
  await browser.open(`${site}/contact-us/`);
  await browser.click(submit);
  for (const text of [contactMessages.emailRequired, contactMessages.messageRequired]) {
    await browser.sees(`${upper} p`, { text });
    await browser.sees(upper, { hasFocus: true });
    await browser.type(keys.Enter);
  }
  await browser.sees(`${email}[aria-invalid=true]`, { hasFocus: true });
  await browser.type("ana@example.com");
  await browser.click("form [name=message]");
  await browser.type("Grüße");
  await expectOnBack(browser, "Grüße");
  await browser.click(submit);
  await browser.sees(`${modal} h2`, { text: dialogs.success.title });
  await browser.type(keys.Enter);
  await browser.sees(modal, null);
  await browser.sees(submit, { hasFocus: true });
  await expectOnBack(browser, "");
});
