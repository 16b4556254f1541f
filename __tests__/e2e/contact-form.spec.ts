import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Locator, type Page, type Request } from "@playwright/test";
import { responsePageStrings } from "../../scripts/generate-function-content/response-page-strings";
import { contactFormStrings as strings } from "../../src/sections/contact-form/contact-form-strings";
import { contactForm, dialogs, studio } from "./content";
import { mailTexts } from "./outbox";
import { heading, holdBack, hydrate, openPage, sidewaysOverflow, waitForHydration } from "./site";
import { closeButton, emailField, form, messageField, submitButton } from "./states";

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
  await goToButton(page);
};

/** The privacy link stands between the message and the button. */
const goToButton = async (page: Page): Promise<void> => {
  for (let stops = 0; stops < 2; stops += 1) await page.keyboard.press("Tab");
  await expect(submitButton(page)).toBeFocused();
};

/** Answers the posts in the function's place, in order, then with 200. @param after the answers wait for it */
const answerPosts = async (
  page: Page,
  answers: readonly { readonly status: number; readonly body: string }[] = [],
  after?: Promise<void>,
): Promise<readonly Request[]> => {
  const posts: Request[] = [];
  await page.route("**/api/contact", async (route) => {
    if (route.request().method() !== "POST") {
      await route.fallback();
      return;
    }
    const answer = answers[posts.length] ?? { status: 200 };
    posts.push(route.request());
    await after;
    await route.fulfill({ status: answer.status, json: answer });
  });
  return posts;
};

const keyOf = (request: Request | undefined): string | undefined => request?.headers()["idempotency-key"];

test.describe("what a screen reader meets", () => {
  test("a named form with two named, described, required fields and a button, without the field for robots", async ({
    page,
  }) => {
    await openPage(page, "/contact-us/");
    await expect(form(page).getByRole("textbox")).toHaveCount(2);
    const email = form(page).getByRole("textbox", { name: strings.emailLabel, exact: true });
    const message = form(page).getByRole("textbox", { name: strings.messageLabel, exact: true });
    await expect(email).toHaveAccessibleDescription(contactForm.emailHint);
    await expect(email).toHaveAttribute("autocomplete", "email");
    await expect(message).toHaveAccessibleDescription(contactForm.messageHint);
    for (const field of [email, message]) {
      await expect(field).toHaveJSProperty("required", true);
      await expect(field).toHaveAttribute("aria-invalid", "false");
    }
    await expect(form(page).getByRole("button", { name: strings.submit, exact: true })).toBeEnabled();
    await expect(page.getByLabel(strings.honeypotLabel)).toBeHidden();
  });
});

test.describe("form errors, by keyboard", () => {
  test("both missing: two dialogs, the upper leads to the lower and on to the first field", async ({ page }) => {
    const posts = await answerPosts(page);
    await openPage(page, "/contact-us/");
    await emailField(page).focus();
    await page.keyboard.press("Tab");
    await goToButton(page);
    await page.keyboard.press("Enter");

    const shown = page.locator("[role=dialog]");
    await expect(shown).toHaveCount(2);
    // Both can be read by eye, neither covers the other's strings; only the upper one is in reach.
    const [lower, upper] = [shown.filter({ hasText: messageRequired }), shown.filter({ hasText: emailRequired })];
    const [lowerBox, upperBox] = [await lower.boundingBox(), await upper.boundingBox()];
    expect(lowerBox?.y ?? 0).toBeGreaterThan((upperBox?.y ?? 0) + (upperBox?.height ?? 0));
    await expect(dialogOf(page)).toHaveCount(1);
    await expect(dialogOf(page)).toHaveAccessibleName(dialogs.failure.title);
    await expect(dialogOf(page)).toHaveAccessibleDescription(emailRequired);
    await expect(closeButton(page)).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(shown).toHaveCount(1);
    await expect(dialogOf(page)).toHaveAccessibleDescription(messageRequired);
    await expect(closeButton(page)).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(shown).toHaveCount(0);
    await expect(emailField(page)).toBeFocused();
    await expect(emailField(page)).toHaveAttribute("aria-invalid", "true");
    await expect(emailField(page)).toHaveAccessibleDescription(`${emailRequired} ${contactForm.emailHint}`);
    await expect(messageField(page)).toHaveAccessibleDescription(`${messageRequired} ${contactForm.messageHint}`);
    expect(posts).toHaveLength(0);
  });
});

test.describe("sending", () => {
  test("success, by keyboard: dialog, status line, analytics, empty form, focus back", async ({ page }) => {
    const posts = await answerPosts(page);
    await openPage(page, "/contact-us/");
    await fillForm(page);
    await page.keyboard.press("Enter");

    await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(submitButton(page)).toBeFocused();
    await expect(statusOf(page)).toHaveText(contactForm.statusSuccess);
    await expect(emailField(page)).toHaveValue("");
    await expect(messageField(page)).toHaveValue("");
    expect(await page.evaluate(() => Reflect.get(window, "dataLayer") as unknown)).toEqual([{ event: "email_sent" }]);

    const [post] = posts;
    expect(posts).toHaveLength(1);
    expect(post?.postDataJSON()).toMatchObject({ email: "ana@example.com", message: "Hello there" });
    const cookie = (await page.context().cookies()).find(({ name }) => name === "XSRF-TOKEN");
    expect(post?.headers()["x-xsrf-token"]).toBe(cookie?.value);
    expect(keyOf(post)).toMatch(/^[\w-]{8,128}$/u);
  });

  test("a message that the real function takes arrives with its exact text", async ({ page }) => {
    const text = `Grüße, שלום, 🦮 und\n.\nFrom: nobody ${String(Date.now())}`;
    await openPage(page, "/contact-us/");
    await emailField(page).fill("ana@example.com");
    await messageField(page).fill(text);
    await submitButton(page).press("Enter");
    await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title, { timeout: 15_000 });

    expect((await mailTexts()).filter((mail) => mail.trim().endsWith(text))).toHaveLength(1);
  });

  test("three quick presses make one post; the button says so and keeps the focus", async ({ page }) => {
    let release: () => void = () => undefined;
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    const posts = await answerPosts(page, [], after);
    await openPage(page, "/contact-us/");
    await fillForm(page);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Enter");
    await expect(submitButton(page)).toHaveText(strings.sending);
    await expect(submitButton(page)).toHaveAttribute("aria-disabled", "true");
    await expect(submitButton(page)).toBeFocused();
    release();
    await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toHaveCount(0);
    expect(posts).toHaveLength(1);
  });
});

test.describe("failure", () => {
  test("the function's error and the other ways, by keyboard; one retry with the same key; the text stays", async ({
    page,
  }) => {
    const posts = await answerPosts(
      page,
      ["The mail server rests.", "It still rests."].map((body) => ({ status: 503, body })),
    );
    await openPage(page, "/contact-us/");
    await fillForm(page);
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page);
    await expect(dialog).toHaveAccessibleName(dialogs.failure.title);
    await expect(dialog).toContainText("It still rests.");
    const phone = dialog.getByRole("link", { name: studio.phone.display });
    await expect(phone).toHaveAttribute("href", `tel:${studio.phone.dial}`);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(phone).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("link", { name: studio.emails.general })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");

    await expect(dialog).toHaveCount(0);
    await expect(submitButton(page)).toBeFocused();
    await expect(statusOf(page)).toHaveText(contactForm.statusFailure);
    await expect(messageField(page)).toHaveValue("Hello there");
    expect(posts.map(keyOf)).toEqual([keyOf(posts[0]), keyOf(posts[0])]);

    await page.keyboard.press("Enter");
    await expect(dialog).toHaveAccessibleName(dialogs.success.title);
    expect(new Set(posts.map(keyOf)).size).toBe(1);
  });

  test("offline: nothing is sent, it is said, the text stays, and it goes out once the network is back", async ({
    page,
    context,
  }) => {
    const posts = await answerPosts(page);
    await openPage(page, "/contact-us/");
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
});

test.describe("a half-written message", () => {
  test("survives a reload, is in the form of another page, and is there on Back; a sent one is not (3.3.7)", async ({
    page,
  }) => {
    await answerPosts(page);
    await openPage(page, "/contact-us/");
    await fillForm(page, "ana@example.com", "Half a sen");
    await page.reload();
    await expect(emailField(page)).toHaveValue("ana@example.com");
    await expect(messageField(page)).toHaveValue("Half a sen");

    await openPage(page, "/about-us/");
    await expect(emailField(page)).toHaveValue("ana@example.com");
    await expect(messageField(page)).toHaveValue("Half a sen");
    await page.goBack();
    await expect(messageField(page)).toHaveValue("Half a sen");

    await submitButton(page).press("Enter");
    await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
    await page.reload();
    await hydrate(page);
    await waitForHydration(page);
    await expect(messageField(page)).toHaveValue("");
    expect(await page.evaluate(() => window.sessionStorage.getItem("contact-form-draft"))).toBeNull();
  });
});

test("a press before scripts that never come sends the form the plain way", async ({ page }) => {
  await holdBack(page, /\.js$/u);
  await page.goto("/contact-us/", { waitUntil: "commit" });
  await emailField(page).fill("ana@example.com");
  await messageField(page).fill(`Pressed early ${String(Date.now())}`);
  await submitButton(page).press("Enter");
  // The press is held for eight seconds first, in case the scripts are only slow.
  await expect(heading(page)).toHaveText(responsePageStrings.sentHeading, { timeout: 15_000 });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("an error comes back with the form, its text kept and the error named", async ({ page }) => {
    await page.goto("/contact-us/");
    // A browser takes this for an address; mail from outside needs a dot.
    await fillForm(page, "ana@example", "Keep this text");
    await page.keyboard.press("Enter");
    await expect(heading(page)).toHaveText(responsePageStrings.invalidHeading);
    const email = page.getByLabel(strings.emailLabel, { exact: true });
    await expect(email).toHaveValue("ana@example");
    await expect(email).toHaveAccessibleDescription(/an email address like/u);
    await expect(page.getByLabel(strings.messageLabel, { exact: true })).toHaveValue("Keep this text");
  });

  test("an empty form is held back by the browser", async ({ page }) => {
    await page.goto("/contact-us/");
    await submitButton(page).press("Enter");
    await expect(page).toHaveURL(/\/contact-us\/$/u);
    await expect(emailField(page)).toBeFocused();
  });
});

test.describe("the pages that answer a form without scripts", () => {
  for (const [what, email, answer] of [
    ["thanks", "ana@example.com", responsePageStrings.sentHeading],
    ["the form again", "", responsePageStrings.invalidHeading],
  ] as const) {
    test(`${what}: no barriers, nothing sideways`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await openPage(page, "/contact-us/");
      await emailField(page).fill(email);
      await messageField(page).fill(`Posted plainly ${String(Date.now())}`);
      // axe is a script, so scripts are on, and the form is posted as a browser without scripts posts it.
      await form(page).evaluate((element: HTMLFormElement) => element.submit());
      await expect(heading(page)).toHaveText(answer);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      expect(await sidewaysOverflow(page)).toBe(0);
    });
  }
});
