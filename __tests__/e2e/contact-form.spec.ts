import { expect, type Locator, type Page } from "@playwright/test";
import { contactFormStrings as strings } from "../../src/sections/contact-form/contact-form-strings";
import { contactForm, dialogs, studio } from "./content";
import { mockPosts, pauseRequests, test } from "./site";
import { closeButton, emailField, form, messageField, sendMessage, submitButton } from "./states";

/**
 * The contact form in a real browser, by keyboard. Error messages are literal, all other texts come from the content.
 * Timers, drafts and error texts in detail: src/sections/contact-form/*.test.tsx. Barriers in its states: __tests__/a11y/.
 */

const emailRequired = "Email is required.";
const messageRequired = "Message is required.";
const general = "An error has occurred please try again.";

const statusOf = (page: Page): Locator => form(page).locator("[role=status]");
const dialogOf = (page: Page): Locator => page.getByRole("dialog");

/** Types into both fields and goes on to the button, by keys alone. */
const fillForm = async (page: Page, email = "ana@example.com", message = "Hello there"): Promise<void> => {
  await emailField(page).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await expect(messageField(page)).toBeFocused();
  await page.keyboard.type(message);
  // The links of the privacy note are between the message and the button.
  for (let stops = await form(page).getByRole("link").count(); stops >= 0; stops -= 1) await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
};

test("both missing: two dialogs, each leads to the other and on to the first field", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const posts = await mockPosts(page);
  await page.goto("/contact-us/");
  for (const field of [emailField(page), messageField(page)]) await expect(field).toHaveJSProperty("required", true);
  await expect(emailField(page)).toHaveAttribute("autocomplete", "email");
  await expect(page.getByLabel(strings.honeypotLabel)).toBeHidden();
  // No error while the visitor still writes.
  await fillForm(page, "ana", "");
  await expect(emailField(page)).toHaveAttribute("aria-invalid", "false");
  await emailField(page).fill("");
  await submitButton(page).focus();
  await page.keyboard.press("Enter");

  // Both are in view, neither covers the other, and each one's Close closes it.
  const [upper, lower] = [dialogOf(page).first(), dialogOf(page).last()];
  for (const [dialog, error] of [
    [upper, emailRequired],
    [lower, messageRequired],
  ] as const) {
    await expect(dialog).toHaveAccessibleName(dialogs.failure.title);
    await expect(dialog).toHaveAccessibleDescription(error);
    await expect(dialog).toBeInViewport({ ratio: 1 });
  }
  const [upperBox, lowerBox] = [await upper.boundingBox(), await lower.boundingBox()];
  expect(lowerBox?.y).toBeGreaterThan((upperBox?.y ?? 0) + (upperBox?.height ?? 0));
  await expect(closeButton(page)).toBeFocused();
  await lower.getByRole("button").last().click();
  await expect(dialogOf(page)).toHaveAccessibleDescription(emailRequired);
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(emailField(page)).toBeFocused();

  await submitButton(page).press("Enter");
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toHaveAccessibleDescription(messageRequired);
  await expect(closeButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(emailField(page)).toHaveAccessibleDescription(`${emailRequired} ${contactForm.emailHint}`);
  await expect(messageField(page)).toHaveAccessibleDescription(`${messageRequired} ${contactForm.messageHint}`);
  expect(posts).toHaveLength(0);
});

test("success: sent once, however often Send is pressed; dialog, status line, analytics, empty form, focus back", async ({
  page,
}) => {
  const posts = await mockPosts(page);
  const contact = await pauseRequests(page, /\/api\/contact$/u);
  await page.goto("/contact-us/");
  await page.evaluate(() => Reflect.set(window, "dataLayer", ["earlier"]));
  await fillForm(page);
  await submitButton(page).evaluate((button: HTMLElement) => {
    // In one task: before React renders.
    button.click();
    button.click();
  });
  await page.keyboard.press("Enter");
  await expect(submitButton(page)).toHaveText(strings.sending, { useInnerText: true });
  await expect(submitButton(page)).toHaveAttribute("aria-disabled", "true");
  await expect(submitButton(page)).toBeFocused();
  contact.resume();

  await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
  await expect(submitButton(page)).toHaveText(strings.submit, { useInnerText: true });
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
  await expect(statusOf(page)).toHaveText(contactForm.statusSuccess);
  await expect(emailField(page)).toHaveValue("");
  await expect(messageField(page)).toHaveValue("");
  const events = await page.evaluate(() => Reflect.get(window, "dataLayer") as unknown);
  expect(events).toEqual(["earlier", { event: "email_sent" }]);
  // A second post would have come before the next message's.
  await sendMessage(page, "Another message.");
  await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
  expect(posts.map((post) => post.postDataJSON() as unknown)).toMatchObject([
    { email: "ana@example.com", message: "Hello there" },
    { message: "Another message." },
  ]);
});

test("the function's error and the other ways, by keyboard; one retry; the text stays", async ({ page }) => {
  const posts = await mockPosts(
    page,
    [503, 503].map((status) => ({ status, body: "The mail server rests." })),
  );
  await page.goto("/contact-us/");
  await fillForm(page);
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog).toHaveAccessibleName(dialogs.failure.title);
  await expect(dialog).toContainText("The mail server rests.");
  const phone = dialog.getByRole("link", { name: studio.phone.display });
  await expect(phone).toHaveAttribute("href", `tel:${studio.phone.dial}`);
  for (const stop of [phone, dialog.getByRole("link", { name: studio.emails.general }), closeButton(page)]) {
    while (!(await stop.evaluate((element) => element === document.activeElement))) await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");

  await expect(dialog).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
  await expect(statusOf(page)).toHaveText(contactForm.statusFailure);
  await expect(messageField(page)).toHaveValue("Hello there");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveAccessibleName(dialogs.success.title);
  expect(posts).toHaveLength(3);
});

test("offline: nothing is sent, the status says so, the text stays, and it goes out once the network is back", async ({
  page,
  context,
}) => {
  const posts = await mockPosts(page);
  await page.goto("/contact-us/");
  await fillForm(page);
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toContainText(general);
  await expect(dialogOf(page)).toContainText(strings.offline);
  await page.keyboard.press("Enter");
  await expect(statusOf(page)).toHaveText(strings.offline);
  await expect(messageField(page)).toHaveValue("Hello there");
  expect(posts).toHaveLength(0);

  await context.setOffline(false);
  await expect(statusOf(page)).toHaveText("");
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
  expect(posts).toHaveLength(1);
});

test("a message that was begun on one page, and changed or sent on another, is not shown as it was on Back", async ({
  page,
}) => {
  await mockPosts(page);
  await page.goto("/contact-us/");
  await fillForm(page, "ana@example.com", "Half a sen");
  await page.goto("/start-your-project/");
  await expect(messageField(page)).toHaveValue("Half a sen");
  await messageField(page).press("End");
  await page.keyboard.type("tence.");
  await page.goBack();
  await expect(messageField(page)).toHaveValue("Half a sentence.");

  await page.goForward();
  await expect(messageField(page)).toHaveValue("Half a sentence.");
  await submitButton(page).press("Enter");
  await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
  await page.goBack();
  await expect(messageField(page)).toHaveValue("");
  // Once it has its state, it would show a draft.
  await emailField(page).focus();
  await expect(form(page)).not.toHaveAttribute("data-island");
  await expect(messageField(page)).toHaveValue("");
});

test("a half-written message survives a reload, is in the form of another page, and on Back; a sent one is not (3.3.7)", async ({
  page,
}) => {
  await mockPosts(page);
  await page.goto("/contact-us/");
  await fillForm(page, "ana@example.com", "Half a sen");
  for (const leave of [() => page.reload(), () => page.goto("/about-us/"), () => page.goBack()]) {
    await leave();
    await expect(emailField(page)).toHaveValue("ana@example.com");
    await expect(messageField(page)).toHaveValue("Half a sen");
  }

  await submitButton(page).press("Enter");
  await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
  await page.reload();
  // Once it has its state, it would show a draft.
  await emailField(page).focus();
  await expect(form(page)).not.toHaveAttribute("data-island");
  await expect(messageField(page)).toHaveValue("");
  expect(await page.evaluate(() => window.sessionStorage.getItem("contact-form-draft"))).toBeNull();
});
