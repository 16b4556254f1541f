import { expect } from "@playwright/test";
import { responsePageStrings } from "../../scripts/generate-function-content/response-page-strings";
import { uiStrings } from "../../src/strings/ui-strings";
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
  await page.hasCount("form[data-island]", 1);
  resume();
  await page.hasCount("form[data-island]", 0);
  await page.type("o");
  await eventually("the message", () => valueOf(page, message), "Hello world");
  expect(await valueOf(page, email)).toBe("ana@example.com");
});

/** Changes the page as browsers that translate it do. */
const translate = (page: EnginePage): Promise<number> =>
  page.run(`(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (texts.nextNode()) if (!texts.currentNode.parentNode.closest("script, font")) nodes.push(texts.currentNode);
    for (const node of nodes) {
      const font = document.createElement("font");
      node.replaceWith(font);
      font.append(node);
    }
    return document.querySelectorAll("font").length;
  })()`);

crossBrowserTest("translated form: typed text stays, its dialogs open, and it is sent", {}, async (page) => {
  const text = `Traduit ${crypto.randomUUID()}`;
  await page.goto("/contact-us/");
  const fonts = await translate(page);
  await page.click(email);
  await page.type("ana");
  await page.click(message);
  await page.type(text);
  await page.click(submit);
  await hasDialogs(page, 1);
  // Nothing is redrawn.
  await page.hasCount("font", fonts);
  // What came since is translated as well.
  expect(await translate(page)).toBeGreaterThan(fonts);
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
  await page.isShown(heading(responsePageStrings.sentHeading));
  await expectOneMailWith(text);
});
