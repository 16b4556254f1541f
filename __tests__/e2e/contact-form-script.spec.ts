import { expect, type Page } from "@playwright/test";
import { contactForm, dialogs } from "./content";
import { builtHtml, everyPage, heading, mockPosts, pauseRequests, phone, test } from "./site";
import { emailField, form, menuButton, messageField, sendMessage, statementButton, submitButton } from "./states";

/** The contact form's script loads when the form is used. Where it comes late or never, nothing is lost. */

/** Pauses the request of the form's script. */
const pauseFormScript = (page: Page) => pauseRequests(page, /\/contact-form-[^/]*\.js$/u);

/** @returns the scripts that were requested so far, by name without hash */
const requestedScripts = (page: Page): (() => readonly string[]) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/([^/]+)-[^/-]*\.js$/u.exec(new URL(request.url()).pathname) ?? [];
    if (request.resourceType() === "script") requested.push(name ?? request.url());
  });
  return () => requested;
};

const successDialog = (page: Page) => page.getByRole("dialog", { name: dialogs.success.title });

for (const [what, use] of [
  ["a press on a field", (page: Page) => emailField(page).click()],
  ["text that is filled in without focus", fillWithoutFocus],
  ["Send", (page: Page) => submitButton(page).click()],
] as const) {
  test(`${what} loads the form's script, and nothing does before`, async ({ page }) => {
    const requested = requestedScripts(page);
    await page.goto("/contact-us/");
    await expect(form(page)).toHaveAttribute("data-island");
    expect(requested()).toEqual([]);
    await use(page);
    await expect(form(page)).not.toHaveAttribute("data-island");
    expect(requested()).toEqual(["contact-form"]);
  });
}

/** As password managers do. */
async function fillWithoutFocus(page: Page): Promise<void> {
  await emailField(page).evaluate((field: HTMLInputElement) => {
    field.value = "ana@example.com";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

test("menu and statement of a page without a form load no script", async ({ page }) => {
  const requested = requestedScripts(page);
  await page.setViewportSize(phone);
  await page.goto(everyPage.find((address) => !builtHtml(address).includes("<form")) ?? "/services/");
  for (const button of [menuButton, statementButton]) {
    await button(page).click();
    await page.getByRole("dialog").getByRole("button").first().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  expect(requested()).toEqual([]);
});

test("Send in the untouched, empty form shows the specified dialogs when the script comes late", async ({ page }) => {
  const script = await pauseFormScript(page);
  await page.goto("/contact-us/");
  await submitButton(page).click();
  await expect(form(page)).toHaveAttribute("data-pending");
  await expect(page.locator("[aria-modal=true]")).toHaveCount(0);
  script.resume();
  await expect(page.locator("[aria-modal=true]")).toHaveCount(2);
  await expect(form(page)).not.toHaveAttribute("data-pending");
});

test("typed and sent twice before the script arrives, the text replaces an older draft and is sent once", async ({
  page,
}) => {
  const script = await pauseFormScript(page);
  const posts = await mockPosts(page);
  await page.addInitScript(() => {
    sessionStorage.setItem("contact-form-draft", JSON.stringify({ email: "old@example.com", message: "Old" }));
    // Safari 15 has none.
    Reflect.deleteProperty(HTMLFormElement.prototype, "requestSubmit");
  });
  await page.goto("/contact-us/");
  await messageField(page).fill("New");
  for (let presses = 0; presses < 2; presses += 1) await submitButton(page).click();
  await expect(form(page)).toHaveAttribute("data-pending");
  expect(posts).toEqual([]);
  script.resume();
  await expect(successDialog(page)).toBeVisible();
  expect(posts.map((post) => post.postDataJSON() as unknown)).toMatchObject([
    { email: "old@example.com", message: "New" },
  ]);
});

test("what is typed before the script arrives is kept when the page is left, and replaces that part of an older draft", async ({
  page,
}) => {
  const script = await pauseFormScript(page);
  await page.goto("/contact-us/");
  await page.evaluate(() => {
    const draft = { email: "old@example.com", message: "Old", idempotencyKey: "of-the-old-message" };
    sessionStorage.setItem("contact-form-draft", JSON.stringify(draft));
  });
  await messageField(page).focus();
  await page.keyboard.type("New");
  await page.goto("/start-your-project/");
  await expect(form(page)).toHaveAttribute("data-island");
  expect(await page.evaluate(() => sessionStorage.getItem("contact-form-draft"))).not.toContain("old-message");
  script.resume();
  await expect(messageField(page)).toHaveValue("New");
  await expect(emailField(page)).toHaveValue("old@example.com");
});

for (const scriptFails of [true, false]) {
  test(`a submit before a script that ${scriptFails ? "fails to load" : "never comes"} is posted natively`, async ({
    page,
  }) => {
    await page.clock.install();
    const script = await pauseFormScript(page);
    await page.goto("/contact-us/");
    await sendMessage(page, `Pressed early ${String(Date.now())}`);
    await expect(form(page)).toHaveAttribute("data-pending");
    // It waits for eight seconds, in case the script is only slow.
    if (scriptFails) script.abort();
    else await page.clock.fastForward(8_000);
    await expect(heading(page)).toHaveText(contactForm.statusSuccess);
  });
}

test("a form whose script failed before Send is posted natively", async ({ page }) => {
  const script = await pauseFormScript(page);
  script.abort();
  await page.goto("/contact-us/");
  await emailField(page).focus();
  await expect(form(page)).not.toHaveAttribute("data-island");
  await sendMessage(page, `Without its script ${String(Date.now())}`);
  await expect(heading(page)).toHaveText(contactForm.statusSuccess);
});
