import { expect, type Page, type Request } from "@playwright/test";
import { contactFormStrings as strings } from "../../src/sections/contact-form/contact-form-strings";
import { contactForm, dialogs, studio } from "./content";
import { heading, mockPosts, pauseRequests, test } from "./site";
import { closeButton, emailField, fillForm, form, messageField, sendMessage, statusLine, submitButton } from "./states";

/**
 * The contact form on bad days: the function fails, the network is away or slow, the browser keeps no cookies or storage,
 * a password manager is silent. A script that is late: contact-form-script.spec.ts.
 */

/** The idempotency keys of what was posted. */
const keysOf = (posts: readonly Request[]) => posts.map((post) => post.headers()["idempotency-key"]);

const successDialog = (page: Page) => page.getByRole("dialog", { name: dialogs.success.title });

test("the function's error and the other ways, by keyboard; one retry; the text stays", async ({ page }) => {
  const posts = await mockPosts(
    page,
    [503, 503].map((status) => ({ status, body: "The mail server rests." })),
  );
  await page.goto("/contact-us/");
  await fillForm(page);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
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
  await expect(statusLine(page)).toHaveText(contactForm.statusFailure);
  await expect(messageField(page)).toHaveValue("Hello there");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveAccessibleName(dialogs.success.title);
  expect(posts).toHaveLength(3);
});

test("a text has one key for all attempts, also after a reload; another text has another", async ({ page }) => {
  const posts = await mockPosts(
    page,
    [400, 400].map((status) => ({ status, body: "No." })),
  );
  await page.goto("/contact-us/");
  await sendMessage(page);
  await closeButton(page).click();
  await page.reload();
  await submitButton(page).click();
  await closeButton(page).click();
  await messageField(page).press("End");
  await page.keyboard.type("!");
  await submitButton(page).click();
  await expect(successDialog(page)).toBeVisible();
  const [first, second, third] = keysOf(posts);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
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
  await expect(page.getByRole("dialog")).toContainText("An error has occurred please try again.");
  await expect(page.getByRole("dialog")).toContainText(strings.offline);
  await page.keyboard.press("Enter");
  await expect(statusLine(page)).toHaveText(strings.offline);
  await expect(messageField(page)).toHaveValue("Hello there");
  expect(posts).toHaveLength(0);

  await context.setOffline(false);
  await expect(statusLine(page)).toHaveText("");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveAccessibleName(dialogs.success.title);
  expect(posts).toHaveLength(1);
});

test("on a slow network the form says after five seconds that it is still trying", async ({ page }) => {
  await page.clock.install();
  await pauseRequests(page, /\/api\/contact$/u);
  await page.goto("/contact-us/");
  await sendMessage(page);
  await expect(statusLine(page)).toHaveText(strings.sending);
  await page.clock.fastForward(5_100);
  await expect(statusLine(page)).toHaveText(strings.slow);
  await expect(submitButton(page)).toHaveAttribute("aria-disabled", "true");
  await expect(messageField(page)).toHaveJSProperty("readOnly", true);
});

test("a browser that keeps no cookies sends the form itself", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => undefined });
  });
  await page.goto("/contact-us/");
  await sendMessage(page, `Without cookies ${String(Date.now())}`);
  await expect(heading(page)).toHaveText(contactForm.statusSuccess);
});

test("without storage the message is sent, and has one key however often it is tried", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });
  const posts = await mockPosts(page, [{ status: 400, body: "No." }]);
  await page.goto("/contact-us/");
  await sendMessage(page);
  await closeButton(page).click();
  await submitButton(page).click();
  await expect(successDialog(page)).toBeVisible();
  expect(new Set(keysOf(posts)).size).toBe(1);
});

test("what a password manager fills in without events is kept and sent", async ({ page }) => {
  const posts = await mockPosts(page);
  await page.goto("/contact-us/");
  await messageField(page).focus();
  await expect(form(page)).not.toHaveAttribute("data-island");
  await emailField(page).evaluate((field: HTMLInputElement) => (field.value = "ana@example.com"));
  await page.keyboard.type("Hello");
  await emailField(page).focus();
  await messageField(page).evaluate((field: HTMLTextAreaElement) => (field.value = "Hello there"));
  // No field loses the focus.
  await page.keyboard.press("Enter");
  await expect(successDialog(page)).toBeVisible();
  expect(posts[0]?.postDataJSON()).toMatchObject({ email: "ana@example.com", message: "Hello there" });
});
