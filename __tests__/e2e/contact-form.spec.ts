// The contact form on a visitor's day, by keyboard: errors, success, and a draft that lives as long as the tab.
import { expect, type Locator, type Page } from "@playwright/test";
import { minElapsedMs } from "../../src/contact/api-contract";
import { contactFormLabels, contactFormStrings as strings } from "../../src/strings/contact-form-strings";
import { uiStrings } from "../../src/strings/ui-strings";
import { contactForm, dialogs } from "./content";
import { mockPosts, pauseRequests, test } from "./site-test";
import {
  closeButton,
  emailField,
  fillForm,
  form,
  messageField,
  fillAndSend,
  statementButton,
  statusLine,
  submitButton,
} from "./states";

// Bad days: contact-form-bad-days.spec.ts. Error messages are literal, all other texts come from the content.
const emailRequired = "Email is required.";
const messageRequired = "Message is required.";

const dialogOf = (page: Page): Locator => page.getByRole("dialog");

/** Uses the form, whose script would then show a draft. */
const useForm = async (page: Page): Promise<void> => {
  await emailField(page).focus();
  await expect(form(page)).not.toHaveAttribute("data-script");
};

test("the fields say what they take, and nothing is wrong while one writes", async ({ page }) => {
  await page.goto("/contact-us/");
  for (const field of [emailField(page), messageField(page)]) await expect(field).toHaveJSProperty("required", true);
  await expect(emailField(page)).toHaveAttribute("autocomplete", "email");
  await expect(page.getByLabel(contactFormLabels.honeypotLabel)).toBeHidden();
  await fillForm(page, "ana", "");
  await expect(emailField(page)).toHaveAttribute("aria-invalid", "false");
});

/** Sends the empty form by keyboard, on a phone. */
const sendNothing = async (page: Page, size = { width: 360, height: 740 }): Promise<void> => {
  await page.setViewportSize(size);
  await page.goto("/contact-us/");
  await submitButton(page).press("Enter");
};

test("both missing: two dialogs in view, and each one's Close closes it", async ({ page }) => {
  await sendNothing(page);
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
  await lower.getByRole("button").last().click();
  await expect(dialogOf(page)).toHaveCount(1);
  await expect(dialogOf(page)).toHaveAccessibleDescription(emailRequired);
  await expect(closeButton(page)).toBeFocused();
});

test("both missing: Enter leads through both dialogs to the first field", async ({ page }) => {
  const posts = await mockPosts(page);
  await sendNothing(page);
  for (const left of [1, 0]) {
    await expect(closeButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toHaveCount(left);
  }
  await expect(emailField(page)).toBeFocused();
  await expect(emailField(page)).toHaveAttribute("aria-invalid", "true");
  await expect(emailField(page)).toHaveAccessibleDescription(`${emailRequired} ${contactForm.emailHint}`);
  await expect(messageField(page)).toHaveAccessibleDescription(`${messageRequired} ${contactForm.messageHint}`);
  expect(posts).toHaveLength(0);
});

test("dialogs that are higher than the window open at their beginning", async ({ page }) => {
  await mockPosts(page);
  await sendNothing(page, { width: 320, height: 256 });
  const upper = dialogOf(page).first();
  await expect(upper.getByRole("heading")).toBeInViewport({ ratio: 1 });
  await expect(upper.getByRole("button", { name: uiStrings.closeDialog })).toBeFocused();
});

test("a message is sent once, however often Send is pressed", async ({ page }) => {
  const posts = await mockPosts(page, [{ status: 200, reference: "7K2M9QXR" }]);
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
  await expect(dialogOf(page)).toHaveAccessibleDescription(dialogs.success.paragraphs.join(" "));
  await expect(submitButton(page)).toHaveText(contactFormLabels.submit, { useInnerText: true });
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(submitButton(page)).toBeFocused();
  await expect(statusLine(page)).toHaveText(`${contactForm.statusSuccess} ${contactForm.reference} 7K2M9QXR.`);
  for (const field of [emailField(page), messageField(page)]) await expect(field).toHaveValue("");
  const events = await page.evaluate(() => Reflect.get(window, "dataLayer") as unknown);
  expect(events).toEqual(["earlier", { event: "email_sent" }]);
  expect(posts.map((post) => post.postDataJSON() as unknown)).toMatchObject([
    { email: "ana@example.com", message: "Hello there" },
  ]);
});

test("the form stores nothing before the first touch, then one cookie", async ({ page, context }) => {
  await page.goto("/contact-us/");
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
  await emailField(page).fill("ana@example.com");
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(cookies).toEqual(["XSRF-TOKEN"]);
  await messageField(page).fill("Hello");
  // A form that is sent faster than people type is refused.
  await page.waitForFunction((ms) => performance.now() > ms, minElapsedMs);
  await submitButton(page).click();
  await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
  expect(await cookies()).toEqual(["XSRF-TOKEN"]);
});

test("a half-written message survives reloads and other pages (3.3.7)", async ({ page }) => {
  await mockPosts(page);
  await page.goto("/contact-us/");
  await fillForm(page, "ana@example.com", "Half a sen");
  for (const leave of [() => page.reload(), () => page.goto("/start-your-project/")]) {
    await leave();
    await expect(emailField(page)).toHaveValue("ana@example.com");
    await expect(messageField(page)).toHaveValue("Half a sen");
  }
  await messageField(page).press("End");
  await page.keyboard.type("tence.");
  for (const leave of [() => page.goBack(), () => page.goForward()]) {
    await leave();
    await expect(messageField(page)).toHaveValue("Half a sentence.");
  }

  await submitButton(page).press("Enter");
  await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("contact-form-draft"))).toBe("");
  // The form is used before the rest of the page is there.
  const afterLoad = await pauseRequests(page, /\/(?:after-load|dialogs-and-print)-/u);
  for (const leave of [() => page.reload({ waitUntil: "commit" }), () => page.goBack({ waitUntil: "commit" })]) {
    await leave();
    await useForm(page);
    for (const field of [emailField(page), messageField(page)]) await expect(field).toHaveValue("");
  }
  afterLoad.resume();
  await page.waitForLoadState();
  await expect(messageField(page)).toHaveValue("");
});

test("no page that comes back shows a text that was sent", async ({ page }) => {
  await mockPosts(page, [{ status: 400, body: "No." }]);
  await page.goto("/contact-us/");
  await fillAndSend(page);
  await closeButton(page).click();
  await expect(statusLine(page)).toHaveText(contactForm.statusFailure);
  // The browser of the tests has no back/forward cache.
  await page.evaluate(() => {
    sessionStorage.setItem("contact-form-draft", "");
    window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  });
  for (const field of [emailField(page), messageField(page)]) await expect(field).toHaveValue("");
  await expect(statusLine(page)).toHaveText("");
});

test("a prerendered page shows what was typed meanwhile", async ({ page }) => {
  // No browser prerenders while it's driven by a test.
  await page.addInitScript(() => {
    let prerendering = location.pathname === "/start-your-project/";
    document.addEventListener("prerenderingchange", () => (prerendering = false));
    Object.defineProperty(document, "prerendering", { get: () => prerendering });
  });
  await page.goto("/contact-us/");
  await fillForm(page, "ana@example.com", "Half");
  await page.goto("/start-your-project/");
  await page.waitForFunction(() => document.querySelector("script[type=speculationrules]") !== null);
  await page.evaluate(() => {
    sessionStorage.setItem("contact-form-draft", "email=ana%40example.com&message=Half+a+sentence.");
    document.dispatchEvent(new Event("prerenderingchange"));
  });
  await expect(messageField(page)).toHaveValue("Half a sentence.");
  await useForm(page);
  await expect(messageField(page)).toHaveValue("Half a sentence.");
});

test("a message is begun once, and the note about it goes with the line", async ({ page }) => {
  const [line, note] = [`${contactForm.barrierLine} /pricing/`, contactForm.barrierNote];
  const main = page.getByRole("main");
  await page.goto("/start-your-project/?page=/pricing/");
  await expect.poll(() => messageField(page).inputValue()).toBe(`${line}\n\n`);
  await expect(main).toContainText(note);
  await expect(page).toHaveURL(/\/start-your-project\/$/u);
  await messageField(page).fill("");
  await expect(main).not.toContainText(note);
  await page.reload();
  await useForm(page);
  await expect(messageField(page)).toHaveValue("");
  await expect(main).not.toContainText(note);
});

test("a report of a barrier begins with its page, in a line that one can delete", async ({ page }) => {
  const posts = await mockPosts(page);
  await page.goto("/pricing/");
  await statementButton(page).click();
  await dialogOf(page).getByRole("link", { name: dialogs.statement.report }).click();
  const line = `${contactForm.barrierLine} /pricing/`;
  await expect(messageField(page)).toHaveValue(`${line}\n\n`);
  await expect(messageField(page)).toHaveAccessibleDescription(`${contactForm.messageHint} ${contactForm.barrierNote}`);
  await fillAndSend(page, `${line}\n\nIt has no name.`);
  await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
  expect(posts[0]?.postDataJSON()).toMatchObject({ message: `${line}\n\nIt has no name.` });
  for (const other of ["/no-such-page/", "//evil.example/", "https://evil.example/pricing/"]) {
    await page.goto(`/contact-us/?page=${other}`);
    await useForm(page);
    await expect(messageField(page)).toHaveValue("");
  }
});

test("the first click into a begun message writes below its line, the next one into it", async ({ page }) => {
  await page.goto("/contact-us/?page=/pricing/");
  const line = `${contactForm.barrierLine} /pricing/`;
  await expect(messageField(page)).toHaveValue(`${line}\n\n`);
  const inTheLine = { position: { x: 40, y: 25 } };
  await messageField(page).click(inTheLine);
  await page.keyboard.type("Below.");
  await expect(messageField(page)).toHaveValue(`${line}\n\nBelow.`);
  await messageField(page).click(inTheLine);
  await page.keyboard.type("!");
  await expect(messageField(page)).toHaveValue(/^\S+!.*\n\nBelow\.$/su);
});

test("what a password manager fills in without events is kept and sent", async ({ page }) => {
  const posts = await mockPosts(page);
  await page.goto("/contact-us/");
  await useForm(page);
  await messageField(page).focus();
  await emailField(page).evaluate((field: HTMLInputElement) => (field.value = "ana@example.com"));
  await page.keyboard.type("Hello");
  await emailField(page).focus();
  await messageField(page).evaluate((field: HTMLTextAreaElement) => (field.value = "Hello there"));
  // No field loses the focus.
  await page.keyboard.press("Enter");
  await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
  expect(posts[0]?.postDataJSON()).toMatchObject({ email: "ana@example.com", message: "Hello there" });
});

test("what a password manager fills in before loading ends is sent", async ({ page }) => {
  const posts = await mockPosts(page);
  const afterLoad = await pauseRequests(page, /\/after-load-[^/]*\.js$/u);
  await page.goto("/contact-us/");
  await emailField(page).evaluate((field: HTMLInputElement) => (field.value = "ana@example.com"));
  afterLoad.resume();
  await expect(form(page)).not.toHaveAttribute("data-script");
  await messageField(page).fill("Hello there");
  await submitButton(page).press("Enter");
  await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
  expect(posts[0]?.postDataJSON()).toMatchObject({ email: "ana@example.com", message: "Hello there" });
});
