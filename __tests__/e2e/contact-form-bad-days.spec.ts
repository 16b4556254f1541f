// The contact form on bad days loses no text and says what goes on: no answer, no network, no script, no cookies or storage.
import { expect, type Page, type Request } from "@playwright/test";
import { contactFormStrings as strings } from "../../src/sections/contact-form/contact-form-strings";
import { contactForm, dialogs, studio } from "./content";
import { heading, mockPosts, pauseRequests, test } from "./site";
import { closeButton, emailField, fillForm, form, messageField, sendMessage, statusLine, submitButton } from "./states";

/** The idempotency keys of what was posted. */
const keysOf = (posts: readonly Request[]) => posts.map((post) => post.headers()["idempotency-key"]);

const successDialog = (page: Page) => page.getByRole("dialog", { name: dialogs.success.title });

/** Pauses the request of the form's script. */
const pauseFormScript = (page: Page) => pauseRequests(page, /\/contact-form-[^/]*\.js$/u);

/** Puts a draft into the tab, as an older message left it. */
const storeDraft = (): void => {
  const draft = { email: "old@example.com", message: "Old", idempotencyKey: "of-the-old-message" };
  sessionStorage.setItem("contact-form-draft", JSON.stringify(draft));
};

test("the function's error and the other ways, by keyboard; the text stays, with one key", async ({ page }) => {
  // 503 is tried again once.
  const responses = [503, 503, 400].map((status) => ({ status, body: "The mail server rests." }));
  const posts = await mockPosts(page, responses);
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

  await page.reload();
  await expect(messageField(page)).toHaveValue("Hello there");
  await submitButton(page).click();
  await closeButton(page).click();
  await messageField(page).press("End");
  await page.keyboard.type("!");
  await submitButton(page).click();
  await expect(successDialog(page)).toBeVisible();
  // Another text has another key.
  expect(keysOf(posts).map((key, _, [first]) => key === first)).toEqual([true, true, true, false]);
});

test("offline nothing is sent, which is said; the text stays, and goes out when the network is back", async ({
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
  await expect(successDialog(page)).toBeVisible();
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

for (const [what, use, errors] of [
  ["a press on a field", (page: Page) => emailField(page).click(), 0],
  ["text that a password manager fills in, without focus,", (page: Page) => emailField(page).dispatchEvent("input"), 0],
  ["Send in the empty form, which says late what is missing,", (page: Page) => submitButton(page).click(), 2],
] as const) {
  test(`${what} loads the form's script, and nothing does before`, async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") requested.push(...(request.url().match(/\/contact-form-.*/u) ?? []));
    });
    const script = await pauseFormScript(page);
    await page.goto("/contact-us/");
    await expect(form(page)).toHaveAttribute("data-island");
    expect(requested).toEqual([]);
    await use(page);
    await expect.poll(() => requested).toHaveLength(1);
    await expect(page.locator("form[data-pending]")).toHaveCount(errors > 0 ? 1 : 0);
    script.resume();
    await expect(form(page)).not.toHaveAttribute("data-island");
    await expect(page.locator("[aria-modal=true]")).toHaveCount(errors);
    await expect(form(page)).not.toHaveAttribute("data-pending");
  });
}

test("sent twice before the script arrives, the text replaces an older draft and is sent once", async ({ page }) => {
  const script = await pauseFormScript(page);
  const posts = await mockPosts(page);
  await page.addInitScript(storeDraft);
  // Safari 15 has none.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, "requestSubmit"));
  await page.goto("/contact-us/");
  await messageField(page).fill("New");
  for (let presses = 0; presses < 2; presses += 1) await submitButton(page).click();
  await expect(form(page)).toHaveAttribute("data-pending");
  expect(posts).toEqual([]);
  script.resume();
  await expect(successDialog(page)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.postDataJSON()).toMatchObject({ email: "old@example.com", message: "New" });
});

test("what is typed before the script arrives goes along to another page, over an older draft", async ({ page }) => {
  const script = await pauseFormScript(page);
  await page.goto("/contact-us/");
  await page.evaluate(storeDraft);
  await messageField(page).focus();
  await page.keyboard.type("New");
  await page.goto("/start-your-project/");
  await expect(form(page)).toHaveAttribute("data-island");
  expect(await page.evaluate(() => sessionStorage.getItem("contact-form-draft"))).not.toContain("old-message");
  script.resume();
  await expect(messageField(page)).toHaveValue("New");
  await expect(emailField(page)).toHaveValue("old@example.com");
});

/** Opens the form and sends it while its script is on its way. */
const sendEarly = async (page: Page) => {
  const script = await pauseFormScript(page);
  await page.goto("/contact-us/");
  await sendMessage(page);
  await expect(form(page)).toHaveAttribute("data-pending");
  return script;
};

const expectThanks = (page: Page) => expect(heading(page)).toHaveText(contactForm.statusSuccess);

test("the form is posted natively where its script does not come within eight seconds", async ({ page }) => {
  await page.clock.install();
  await sendEarly(page);
  await page.clock.fastForward(8_000);
  await expectThanks(page);
});

test("the form is posted natively where its script fails, after Send or before", async ({ page }) => {
  (await sendEarly(page)).abort();
  await expectThanks(page);
  await page.goto("/start-your-project/");
  await emailField(page).focus();
  await expect(form(page)).not.toHaveAttribute("data-island");
  await sendMessage(page);
  await expectThanks(page);
});

test("the form is posted natively where the browser keeps no cookies", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => undefined });
  });
  await page.goto("/contact-us/");
  await sendMessage(page);
  await expectThanks(page);
});
