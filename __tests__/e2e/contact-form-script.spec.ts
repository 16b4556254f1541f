// Before its script has come the form takes text and Send, and loses neither; without it the form is posted.
import { expect, type Page } from "@playwright/test";
import { uiStrings } from "../../src/strings/ui-strings";
import { contactForm, dialogs } from "./content";
import { heading, mockPosts, pauseRequests, phone, test } from "./site-test";
import { emailField, form, messageField, fillAndSend, submitButton } from "./states";

/** Pauses the request of the form's script. */
const pauseFormScript = (page: Page) => pauseRequests(page, /\/contact-form-[^/]*\.js$/u);

/** Puts a draft into the tab, as an older message left it. */
const storeDraft = (): void => {
  sessionStorage.setItem("contact-form-draft", "email=old%40example.com&message=Old&key=of-the-old-message");
};

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
    await expect(form(page)).toHaveAttribute("data-script");
    expect(requested).toEqual([]);
    await use(page);
    await expect.poll(() => requested).toHaveLength(1);
    script.resume();
    await expect(form(page)).not.toHaveAttribute("data-script");
    await expect(page.locator("[aria-modal=true]")).toHaveCount(errors);
  });
}

test("the message's field is above the bottom bar when Tab gets to it, also once the script runs (2.4.12)", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/contact-us/");
  await emailField(page).focus();
  await expect(form(page)).not.toHaveAttribute("data-script");
  const message = messageField(page);
  // Its end is under the bar.
  await message.evaluate((field) =>
    scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight + 20, behavior: "instant" }),
  );
  await page.keyboard.press("Tab");
  await expect(message).toBeFocused();
  const bar = await page.getByRole("navigation", { name: uiStrings.bottomBar }).boundingBox();
  const field = await message.boundingBox();
  expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("a text sent twice before the script arrives is sent once", async ({ page }) => {
  const script = await pauseFormScript(page);
  const posts = await mockPosts(page);
  await page.addInitScript(storeDraft);
  // Safari 15 has none.
  await page.addInitScript(() => Reflect.deleteProperty(HTMLFormElement.prototype, "requestSubmit"));
  await page.goto("/contact-us/");
  await messageField(page).fill("New");
  for (let presses = 0; presses < 2; presses += 1) await submitButton(page).click();
  await expect(form(page)).toHaveAttribute("data-script", "submitted");
  expect(posts).toEqual([]);
  script.resume();
  await expect(page.getByRole("dialog", { name: dialogs.success.title })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.postDataJSON()).toMatchObject({ email: "old@example.com", message: "New" });
});

test("what is typed before the scripts arrive replaces an older draft", async ({ page }) => {
  await page.goto("/");
  await page.evaluate(storeDraft);
  const scripts = [await pauseFormScript(page), await pauseRequests(page, /\/after-load-[^/]*\.js$/u)];
  await page.goto("/contact-us/");
  await messageField(page).focus();
  await page.keyboard.type("New");
  scripts[1]?.resume();
  await expect(emailField(page)).toHaveValue("old@example.com");
  await page.goto("/start-your-project/");
  await expect(messageField(page)).toHaveValue("New");
  await expect(emailField(page)).toHaveValue("old@example.com");
  await expect(form(page)).toHaveAttribute("data-script");
  expect(await page.evaluate(() => sessionStorage.getItem("contact-form-draft"))).not.toContain("old-message");
  scripts[0]?.resume();
  await expect(form(page)).not.toHaveAttribute("data-script");
  await expect(messageField(page)).toHaveValue("New");
});

/** Opens the form and sends it while its script is on its way. */
const sendEarly = async (page: Page) => {
  const script = await pauseFormScript(page);
  await page.goto("/contact-us/");
  await fillAndSend(page);
  await expect(form(page)).toHaveAttribute("data-script", "submitted");
  return script;
};

/** Waits for the page of thanks. The tab's forms then have forgotten what was sent. */
const expectThanks = async (page: Page, leave = () => page.goto("/start-your-project/")): Promise<void> => {
  await expect(heading(page)).toHaveText(contactForm.statusSuccess);
  await leave();
  await expect(form(page)).toHaveAttribute("data-draft");
  for (const field of [emailField(page), messageField(page)]) await expect(field).toHaveValue("");
};

test("the browser posts the form if no script comes in 8 seconds", async ({ page }) => {
  await page.clock.install();
  await sendEarly(page);
  await page.clock.fastForward(8_000);
  await expectThanks(page);
});

test("the browser posts the form if its script fails", async ({ page }) => {
  (await sendEarly(page)).abort();
  await expectThanks(page);
  await emailField(page).focus();
  await expect(form(page)).not.toHaveAttribute("data-script");
  await fillAndSend(page);
  await expectThanks(page);
});

test("the form is posted natively where the browser keeps no cookies", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, "cookie", { get: () => "", set: () => undefined });
  });
  await page.goto("/contact-us/");
  await fillAndSend(page);
  await expectThanks(page, () => page.goBack());
});

test("the form is posted natively where a new token is refused", async ({ page }) => {
  await page.route("**/api/contact", (route) =>
    route.request().resourceType() === "fetch" && route.request().method() === "POST"
      ? route.fulfill({ status: 403, json: { status: 403, body: "No." } })
      : route.fallback(),
  );
  await page.goto("/contact-us/");
  await fillAndSend(page);
  await expectThanks(page);
});

test("what could not be sent natively stays, until a later try succeeds", async ({ page }) => {
  (await pauseFormScript(page)).abort();
  await page.goto("/contact-us/");
  await emailField(page).focus();
  await expect(form(page)).not.toHaveAttribute("data-script");
  await emailField(page).fill("ana@example");
  await messageField(page).fill("Hello");
  await submitButton(page).click();
  // The function's page gives it back.
  await expect(heading(page)).toHaveText(contactForm.statusFailure);
  await expect(messageField(page)).toHaveValue("Hello");
  for (const leave of [() => page.goBack(), () => page.goto("/start-your-project/")]) {
    await leave();
    await expect(emailField(page)).toHaveValue("ana@example");
    await expect(messageField(page)).toHaveValue("Hello");
  }
  await emailField(page).fill("ana@example.com");
  await submitButton(page).click();
  await expectThanks(page);
});
