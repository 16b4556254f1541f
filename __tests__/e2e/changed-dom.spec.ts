// A page that a translator or an extension changed before its scripts came: nothing is redrawn or thrown, typed text stays.
import { expect, type Locator, type Page } from "@playwright/test";
import { contactMessages } from "../../src/contact/messages";
import { messageMaxLength } from "../../src/contact/limits";
import { interpolate } from "../../src/lib/interpolate";
import { uiStrings } from "../../src/strings/ui-strings";
import { contactFormStrings as strings } from "../../src/sections/contact-form/contact-form-strings";
import { pricingStrings } from "../../src/sections/pricing-calculator/pricing-strings";
import { contactForm, dialogs, pricing } from "./content";
import { mockPosts, pauseRequests, phone, samplePages, sampleTest, test } from "./site";
import { form, submitButton } from "./states";
import { translateTexts } from "./testing/translate-texts";

test.use({ viewport: phone, hasTouch: true });

/** Translates the page, and what changes in it. */
const translate = `document.addEventListener("DOMContentLoaded", () => {
  const translateTexts = ${String(translateTexts)};
  translateTexts();
  new MutationObserver(translateTexts).observe(document.body, { characterData: true, childList: true, subtree: true });
});`;

/** Puts elements into the page, and attributes on it, as extensions do. */
const extend = (): void => {
  document.addEventListener("DOMContentLoaded", () => {
    const inForm = document.querySelectorAll("form, form *:not(svg, svg *, script, textarea)");
    for (const child of [document.body, ...inForm].flatMap(({ children }) => [...children]))
      child.before(Object.assign(document.createElement("div"), { className: "extension" }));
    for (const element of document.querySelectorAll<HTMLElement>("html, body, input, textarea")) {
      element.dataset["extensionId"] = "0";
      // The page's policy refuses a style attribute.
      element.style.setProperty("--extension", "0");
    }
  });
};

const modals = (page: Page) => page.locator("[aria-modal=true]");

/** A text as it was before it was translated, once or more often. */
const untranslated = (text: string): string => text.replace(/[‹›]/gu, "");

/** Waits until an element shows a text, translated. */
const expectText = async (element: Locator, text: string): Promise<void> => {
  const shown = (): Promise<string> => element.evaluate((shownIn: HTMLElement) => shownIn.innerText.trim());
  await expect.poll(shown).toMatch(/^‹.*›$/su);
  await expect.poll(async () => untranslated(await shown())).toBe(text);
};

/** Presses the last button of the topmost modal. */
const closeModal = (page: Page): Promise<void> => page.getByRole("dialog").getByRole("button").last().tap();

/** Opens a page that is changed before its scripts could be relied upon. What it reports fails the test. */
const open = async (page: Page, address: string): Promise<void> => {
  await page.addInitScript(extend);
  await page.addInitScript({ content: translate });
  await page.goto(address);
  await expect(page.locator("main font").first()).toBeAttached();
  await expect(page.locator("body > .extension").first()).toBeAttached();
};

test("the form keeps its elements, text, focus and caret when its script arrives", async ({ page }) => {
  const script = await pauseRequests(page, /\/contact-form-[^/]*\.js$/u);
  await open(page, "/contact-us/");
  const before = await page.evaluateHandle(() => [...document.querySelectorAll("html, html *")]);
  const email = form(page).locator("[name=email]");
  await email.tap();
  await page.keyboard.type("ana@example.com");
  // The caret of an email field cannot be read: what is typed later shows where it is.
  for (const key of ".com".split("").map(() => "ArrowLeft")) await page.keyboard.press(key);
  await expect(form(page)).toHaveAttribute("data-island");
  script.resume();
  await expect(form(page)).not.toHaveAttribute("data-island");
  await expect(email).toBeFocused();
  await page.keyboard.type("-two");
  await expect(email).toHaveValue("ana@example-two.com");
  const removed = await before.evaluate((elements) =>
    elements.filter((element) => !element.isConnected).map((element) => element.outerHTML),
  );
  expect(removed).toEqual([]);
});

test("the form says what is missing, counts, sends once, and says so", async ({ page }) => {
  const posts = await mockPosts(page);
  await open(page, "/contact-us/");
  const [email, message] = [form(page).locator("[name=email]"), form(page).locator("[name=message]")];
  await submitButton(page).tap();
  for (const left of [1, 0]) {
    await expect(modals(page)).toHaveCount(left + 1);
    await closeModal(page);
    await expect(modals(page)).toHaveCount(left);
  }
  await expect(email).toBeFocused();
  const errorOf = (name: string) => form(page).locator(`#${name}-error p`);
  await expectText(errorOf("email"), contactMessages.emailRequired);
  await expectText(errorOf("message"), contactMessages.messageRequired);
  await page.keyboard.type("ana@example");
  await expectText(errorOf("email"), contactMessages.emailInvalid);
  await page.keyboard.type(".com");
  await expect(errorOf("email")).toHaveCount(0);

  const counter = form(page).locator("[data-slot=counter] > [aria-hidden=true]");
  // A text that is too long is not cut.
  await message.fill("x".repeat(messageMaxLength + 1));
  await expectText(counter, interpolate(uiStrings.charactersOver, { count: 1 }));
  await expectText(errorOf("message"), contactMessages.messageTooLong);
  const text = "x".repeat(messageMaxLength - 1);
  await message.fill(text);
  await expectText(counter, interpolate(uiStrings.charactersLeft, { count: 1 }));
  await message.press("End");
  await page.keyboard.type("y");
  await expectText(counter, interpolate(uiStrings.charactersLeft, { count: 0 }));
  await expect(errorOf("message")).toHaveCount(0);

  await submitButton(page).tap();
  await expect(modals(page)).toHaveCount(1);
  await expectText(modals(page).getByRole("heading"), dialogs.success.title);
  await closeModal(page);
  await expect(modals(page)).toHaveCount(0);
  await expectText(form(page).locator("[role=status]"), contactForm.statusSuccess);
  await expectText(submitButton(page), strings.submit);
  await expect(message).toHaveValue("");
  expect(posts.map((post) => post.postDataJSON() as unknown)).toMatchObject([
    { email: "ana@example.com", message: `${text}y` },
  ]);
});

test("the menu's button says what it does", async ({ page }) => {
  await open(page, "/services/");
  const button = page.locator("header [command=show-modal]");
  const expectName = async (name: string): Promise<void> => {
    await expectText(button, name);
    expect(untranslated((await button.getAttribute("title")) ?? "")).toBe(name);
  };
  await button.tap();
  await expectName(uiStrings.closeMenu);
  await closeModal(page);
  await expectName(uiStrings.openMenu);
});

test("the answer to a price question is announced in the page's words", async ({ page }) => {
  await open(page, "/pricing/");
  await page.getByRole("radio").first().tap();
  const { label = "", shortLabel = label } = pricing.options[0] ?? {};
  const said = () => page.locator("main [role=status]").innerText();
  await expect
    .poll(async () => untranslated(await said()))
    .toContain(interpolate(pricingStrings.answerHeading, { duration: shortLabel }));
  expect(await said()).toContain("‹");
});

for (const address of samplePages) {
  test(`${address}: nothing is reported`, sampleTest(address === "/contact-us/"), async ({ page }) => {
    // What is done last, when the page is idle.
    const idle = page.waitForEvent("console", (message) => message.text().startsWith("Service worker:"));
    await open(page, address);
    await idle;
    for (const opener of await page.locator("footer [command=show-modal]").all()) await opener.tap();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}
