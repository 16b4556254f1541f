// A page that a translator or an extension changed before its scripts came: nothing is redrawn or thrown, typed text stays.
import { expect, type Locator, type Page } from "@playwright/test";
import { contactMessages } from "../../src/contact/messages";
import { messageMaxLength } from "../../src/contact/api-contract";
import { interpolate } from "../../src/lib/text";
import { uiStrings } from "../../src/strings/ui-strings";
import { pricingStrings } from "../../src/strings/pricing-strings";
import { contactForm, dialogs, pricing } from "./content";
import { mockPosts, pauseRequests, phone, samplePages, sampleTest, test } from "./site-test";
import { form, submitButton } from "./states";

test.use({ viewport: phone, hasTouch: true });

/** Translates the page, and what changes in it, as Chrome does; puts elements and attributes into it as extensions do. */
const change = (): void => {
  const translate = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode() !== null) {
      const { currentNode: node } = walker;
      const isText = node instanceof Text && node.data.trim() !== "";
      if (isText && !node.parentElement?.closest("script, style, textarea, noscript, font")) texts.push(node);
    }
    for (const text of texts) {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = `‹${text.data}›`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.addEventListener("DOMContentLoaded", () => {
    translate();
    new MutationObserver(translate).observe(document.body, { characterData: true, childList: true, subtree: true });
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

/** Opens a page that is changed before its scripts could be relied upon. What it reports fails the test. */
const open = async (page: Page, address: string): Promise<void> => {
  await page.addInitScript(change);
  await page.goto(address);
  await expect(page.locator("main font").first()).toBeAttached();
};

/** Waits until an element shows a text, translated once or more often. */
const expectText = async (element: Locator, text: string): Promise<void> => {
  const shown = (): Promise<string> => element.evaluate((shownIn: HTMLElement) => shownIn.innerText.trim());
  await expect.poll(shown).toMatch(/^‹.*›$/su);
  await expect.poll(async () => (await shown()).replace(/[‹›]/gu, "")).toContain(text);
};

/** Closes the topmost of so many modals. */
const closeModal = async (page: Page, count = 1): Promise<void> => {
  await expect(page.locator("[aria-modal=true], dialog:modal")).toHaveCount(count);
  await page.getByRole("dialog").getByRole("button").last().tap();
  await expect(page.locator("[aria-modal=true], dialog:modal")).toHaveCount(count - 1);
};

test("the form keeps text, focus and caret when its script arrives", async ({ page }) => {
  const script = await pauseRequests(page, /\/contact-form-[^/]*\.js$/u);
  await open(page, "/contact-us/");
  const before = await page.evaluateHandle(() => [...document.querySelectorAll("html, html *")]);
  const email = form(page).locator("[name=email]");
  await email.tap();
  await page.keyboard.type("ana@example.com");
  // The caret of an email field cannot be read: what is typed later shows where it is.
  for (let letters = ".com".length; letters > 0; letters -= 1) await page.keyboard.press("ArrowLeft");
  await expect(form(page)).toHaveAttribute("data-script");
  script.resume();
  await expect(form(page)).not.toHaveAttribute("data-script");
  await expect(email).toBeFocused();
  await page.keyboard.type("-two");
  await expect(email).toHaveValue("ana@example-two.com");
  expect(await before.evaluate((all) => all.flatMap((one) => (one.isConnected ? [] : one.outerHTML)))).toEqual([]);
});

test("the form says what is missing, counts, sends once, and says so", async ({ page }) => {
  const posts = await mockPosts(page);
  await open(page, "/contact-us/");
  const [email, message] = [form(page).locator("[name=email]"), form(page).locator("[name=message]")];
  const errorOf = (name: string) => form(page).locator(`#${name}-error p`);
  await submitButton(page).tap();
  for (const count of [2, 1]) await closeModal(page, count);
  await expectText(errorOf("email"), contactMessages.emailRequired);
  await page.keyboard.type("ana@example");
  await expectText(errorOf("email"), contactMessages.emailInvalid);
  await page.keyboard.type(".com");
  await expect(errorOf("email")).toHaveCount(0);

  const counter = form(page).locator("[data-slot=counter] > [aria-hidden=true]");
  // A text that is too long is not cut.
  await message.fill("x".repeat(messageMaxLength + 1));
  await expectText(counter, interpolate(uiStrings.charactersOver, { count: 1 }));
  await expectText(errorOf("message"), contactMessages.messageTooLong);
  await message.press("End");
  await page.keyboard.press("Backspace");
  await expectText(counter, interpolate(uiStrings.charactersLeft, { count: 0 }));
  await expect(errorOf("message")).toHaveCount(0);

  await submitButton(page).tap();
  await expectText(page.locator("[aria-modal=true]").getByRole("heading"), dialogs.success.title);
  await closeModal(page);
  await expectText(form(page).locator("[role=status]"), contactForm.statusSuccess);
  for (const field of [email, message]) await expect(field).toHaveValue("");
  expect(posts.map((post) => post.postDataJSON() as unknown)).toMatchObject([
    { email: "ana@example.com", message: "x".repeat(messageMaxLength) },
  ]);
});

test("the answer to a price question is announced in the page's words", async ({ page }) => {
  await open(page, "/pricing/");
  await page.getByRole("radio").last().tap();
  const { label = "", shortLabel = label } = pricing.options.at(-1) ?? {};
  const heading = interpolate(pricingStrings.answerHeading, { duration: shortLabel });
  await expectText(page.locator("main [role=status]"), heading);
});

for (const address of samplePages) {
  test(`${address}: nothing is reported`, sampleTest(address === "/contact-us/"), async ({ page }) => {
    // The last thing that a page does by itself: its scripts have run by then.
    const idle = page.waitForEvent("console", (message) => message.text().startsWith("Service worker:"));
    await open(page, address);
    await idle;
    for (const opener of await page.locator("footer [command=show-modal]").all()) await opener.tap();
    await expect(page.getByRole("dialog")).toBeVisible();
  });
}
