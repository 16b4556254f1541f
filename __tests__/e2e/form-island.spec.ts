import { expect, type Page } from "@playwright/test";
import { responsePageStrings } from "../../scripts/generate-function-content/response-page-strings";
import { dialogs } from "./content";
import { builtHtml, containsFocus, everyPage, heading, mockPosts, pauseRequests, phone, test } from "./site";
import {
  closeButton,
  emailField,
  enlargeButton,
  form,
  menuButton,
  messageField,
  sendMessage,
  statementButton,
  states,
  submitButton,
} from "./states";

/** Which scripts a page loads and when: the contact form's React part comes when the form is used, and may be late. */

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

const errorDialogs = (page: Page) => page.locator("[aria-modal=true]");
const successDialog = (page: Page) => page.getByRole("dialog", { name: dialogs.success.title });

const pageWithoutForm = everyPage.find((address) => !builtHtml(address).includes("<form")) ?? "/services/";

for (const address of ["/contact-us/", pageWithoutForm]) {
  test(`${address}: only the worker's registration is loaded before the form is used`, async ({ page }) => {
    const requested = requestedScripts(page);
    await page.goto(address);
    await expect.poll(requested).toEqual(["register-worker"]);
    await expect(form(page).and(page.locator("[data-island]"))).toHaveCount(address === pageWithoutForm ? 0 : 1);
  });
}

for (const [what, use] of [
  ["a press on a field", (page: Page) => emailField(page).click()],
  ["text that is filled in without focus", fillWithoutFocus],
  ["Send", (page: Page) => submitButton(page).click()],
] as const) {
  test(`${what} loads the form's script`, async ({ page }) => {
    const requested = requestedScripts(page);
    await page.goto("/contact-us/");
    await use(page);
    await expect(form(page)).not.toHaveAttribute("data-island");
    expect(requested().filter((name) => name !== "register-worker")).toEqual(["contact-form"]);
  });
}

/** As password managers do. */
async function fillWithoutFocus(page: Page): Promise<void> {
  await emailField(page).evaluate((field: HTMLInputElement) => {
    field.value = "ana@example.com";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
}

/** The native dialogs, and what opens them. */
const nativeDialogs = [
  { name: "the menu", address: "/services/", button: menuButton },
  { name: "the statement", address: "/services/", button: statementButton },
  { name: "an enlarged picture", address: states.enlargedPicture.page, button: enlargeButton },
] as const;

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  for (const { name, address, button } of nativeDialogs) {
    test(`${name} opens and closes by tap while script files are still to come`, async ({ page }) => {
      await pauseRequests(page, /\.js$/u);
      await page.goto(address);
      await button(page).tap();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      expect(await containsFocus(dialog)).toBe(true);
      await dialog.getByRole("button").first().tap();
      await expect(dialog).toHaveCount(0);
      await expect(button(page)).toBeFocused();
    });
  }

  test("menu and statement of a page without a form load no script", async ({ page }) => {
    const requested = requestedScripts(page);
    await page.goto(pageWithoutForm);
    for (const button of [menuButton, statementButton]) {
      await button(page).tap();
      await page.getByRole("dialog").getByRole("button").first().tap();
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    // It comes last, when the page is idle.
    await expect.poll(requested).toContain("register-worker");
    expect(requested()).toEqual(["register-worker"]);
  });
});

test("Send in the untouched, empty form shows the specified dialogs when the script comes late", async ({ page }) => {
  const script = await pauseFormScript(page);
  await page.goto("/contact-us/");
  await submitButton(page).click();
  await expect(form(page)).toHaveAttribute("data-pending");
  await expect(errorDialogs(page)).toHaveCount(0);
  script.resume();
  await expect(errorDialogs(page)).toHaveCount(2);
  await expect(form(page)).not.toHaveAttribute("data-pending");
});

test("a message submitted twice before the script arrives is sent once", async ({ page }) => {
  const script = await pauseFormScript(page);
  const posts = await mockPosts(page);
  await page.goto("/contact-us/");
  await sendMessage(page, "Written on a slow connection.");
  await submitButton(page).click();
  await expect(form(page)).toHaveAttribute("data-pending");
  expect(posts).toEqual([]);
  script.resume();
  await expect(successDialog(page)).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]?.postData()).toContain("Written on a slow connection.");
});

test("two presses of Send in one task make one post", async ({ page }) => {
  const posts = await mockPosts(page);
  await page.goto("/contact-us/");
  await emailField(page).fill("visitor@example.com");
  await messageField(page).fill("Pressed twice.");
  await expect(form(page)).not.toHaveAttribute("data-island");
  await submitButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(successDialog(page)).toBeVisible();
  // A second post would have been answered before the next message's.
  await closeButton(page).click();
  await sendMessage(page, "Another message.");
  await expect(successDialog(page)).toBeVisible();
  expect(posts.map((post) => post.postDataJSON() as unknown)).toMatchObject([
    { message: "Pressed twice." },
    { message: "Another message." },
  ]);
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
    await expect(heading(page)).toHaveText(responsePageStrings.sentHeading);
  });
}

test("a pending submit needs no requestSubmit(), which Safari 15 has not", async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLFormElement.prototype, "requestSubmit");
  });
  const script = await pauseFormScript(page);
  const posts = await mockPosts(page);
  await page.goto("/contact-us/");
  await sendMessage(page);
  await expect(form(page)).toHaveAttribute("data-pending");
  script.resume();
  await expect(successDialog(page)).toBeVisible();
  expect(posts).toHaveLength(1);
});

test("a form whose script failed before Send is posted natively", async ({ page }) => {
  await page.route(/\/contact-form-[^/]*\.js$/u, (route) => route.abort());
  await page.goto("/contact-us/");
  await emailField(page).fill("ana@example.com");
  await messageField(page).fill(`Without its script ${String(Date.now())}`);
  await expect(form(page)).not.toHaveAttribute("data-island");
  await submitButton(page).press("Enter");
  await expect(heading(page)).toHaveText(responsePageStrings.sentHeading);
});
