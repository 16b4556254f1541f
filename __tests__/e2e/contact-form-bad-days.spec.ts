// The contact form on bad days loses no text, sends none twice, and says what goes on: errors, no answer, no network.
import { expect, type Page, type Request } from "@playwright/test";
import { contactMessages } from "../../src/contact/messages";
import { contactFormStrings as strings } from "../../src/strings/contact-form-strings";
import { contactForm, dialogs, studio } from "./content";
import { mockPosts, test, type MockResponse } from "./site-test";
import {
  closeButton,
  emailField,
  fillForm,
  messageField,
  sayOffline,
  fillAndSend,
  statusLine,
  submitButton,
} from "./states";

const { sendFailed } = contactMessages;

/** The idempotency keys of what was posted. */
const keysOf = (posts: readonly Request[]) => posts.map((post) => post.headers()["idempotency-key"]);

const successDialog = (page: Page) => page.getByRole("dialog", { name: dialogs.success.title });

/** An answer of the function with this status. */
const status = (code: number, body: unknown = "Wrong.") => ({ status: code, body }) satisfies MockResponse;

for (const [what, responses] of [
  ["a lost connection", ["lost"]],
  ["an error of a proxy", [status(502)]],
  ["429, which says that the form was sent too fast", [{ ...status(429), retryAfter: 1 }]],
  ["403, with a new cookie", [status(403)]],
  ["a restart, which broke the first try and made the cookie worthless", ["lost", status(403)]],
] as const) {
  test(`after ${what} the same message is sent again, with the same key`, async ({ page, context }) => {
    const posts = await mockPosts(page, responses);
    await page.goto("/contact-us/");
    await fillAndSend(page, "Hello\n.\nشكرا 🦮");
    await expect(successDialog(page)).toBeVisible();
    expect(posts).toHaveLength(responses.length + 1);
    expect(new Set(keysOf(posts)).size).toBe(1);
    const [cookie] = await context.cookies();
    expect(posts.at(-1)?.headers()["x-xsrf-token"]).toBe(cookie?.value);
    const message = { email: "ana@example.com", message: "Hello\n.\nشكرا 🦮", referral: "" };
    for (const post of posts) expect(post.postDataJSON()).toEqual({ ...message, elapsed: expect.any(Number) });
  });
}

for (const [what, responses, error] of [
  ["two lost connections", ["lost", "lost"], sendFailed],
  ["no JSON", ["<html>"], sendFailed],
  ["an error that is no text", [status(400, 7)], sendFailed],
  ["an empty error", [status(400, " ")], sendFailed],
  ["429 over the rate limit", [{ ...status(429, "Wait."), retryAfter: 600 }], "Wait."],
] as const) {
  test(`after ${what} nothing more is sent, and the visitor learns of it`, async ({ page }) => {
    const posts = await mockPosts(page, responses);
    await page.goto("/contact-us/");
    await fillAndSend(page);
    await expect(page.getByRole("dialog")).toContainText(error);
    expect(posts).toHaveLength(responses.length);
  });
}

test("after an error of the function the text stays, with one key", async ({ page }) => {
  // 503 is tried again once.
  const posts = await mockPosts(
    page,
    [503, 503, 400].map((code) => status(code, "The mail server rests.")),
  );
  await page.clock.setFixedTime("2026-11-28T10:09");
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

  await page.clock.setFixedTime("2026-11-28T12:00");
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

test("offline the text stays, and goes out when the network is back", async ({ page, context }) => {
  await page.goto("/contact-us/");
  await fillForm(page);
  await context.setOffline(true);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toContainText(sendFailed);
  await expect(page.getByRole("dialog")).toContainText(strings.offline);
  await page.keyboard.press("Enter");
  await expect(statusLine(page)).toHaveText(strings.offline);
  await expect(messageField(page)).toHaveValue("Hello there");

  await context.setOffline(false);
  await expect(statusLine(page)).toHaveText("");
  await page.keyboard.press("Enter");
  await expect(successDialog(page)).toBeVisible();
});

test("a browser that wrongly says it's offline sends", async ({ page }) => {
  await sayOffline(page);
  const posts = await mockPosts(page);
  await page.goto("/contact-us/");
  await fillAndSend(page);
  await expect(successDialog(page)).toBeVisible();
  expect(posts).toHaveLength(1);
});

for (const httpOnly of [false, true]) {
  const kind = httpOnly ? "hidden from scripts" : "readable";
  test(`a cookie by our name from the domain above, ${kind}, is harmless`, async ({ page, context, baseURL }) => {
    const { port } = new URL(baseURL ?? "");
    await context.addCookies([
      { name: "XSRF-TOKEN", value: "other", domain: ".studio.localhost", path: "/", httpOnly },
    ]);
    await page.goto(`http://www.studio.localhost:${port}/contact-us/`);
    await fillAndSend(page);
    await expect(successDialog(page)).toBeVisible();
  });
}

test("the same text sent in two tabs has one key", async ({ page, context }) => {
  const tabs = [page, await context.newPage()];
  const keys: unknown[] = [];
  for (const tab of tabs) {
    const posts = await mockPosts(tab);
    await tab.clock.setFixedTime("2026-11-28T10:00");
    await tab.goto("/contact-us/");
    await fillAndSend(tab, "The same.");
    await expect(successDialog(tab)).toBeVisible();
    keys.push(...keysOf(posts));
  }
  expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,128}$/u), keys[0]]);
});

test("without an answer the form says that it's trying, then gives up", async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    // The browser's own timeout doesn't follow the clock that the test installs.
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), milliseconds);
      return controller.signal;
    };
  });
  await page.route("**/api/contact", (route) => (route.request().method() === "POST" ? undefined : route.fallback()));
  await page.goto("/contact-us/");
  await fillAndSend(page);
  await expect(statusLine(page)).toHaveText(strings.sending);
  await page.clock.fastForward(5_100);
  await expect(statusLine(page)).toHaveText(strings.slow);
  await expect(submitButton(page)).toHaveAttribute("aria-disabled", "true");
  await expect(messageField(page)).toHaveJSProperty("readOnly", true);
  await page.clock.runFor(19_000);
  await expect(page.getByRole("dialog")).toContainText(sendFailed);
});

/** As in private windows and under strict settings. */
const refuseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      },
    });
  });

test("without storage a half-written message is there again on Back", async ({ page }) => {
  await refuseStorage(page);
  for (const address of ["/contact-us/", "/start-your-project/?page=/pricing/"]) {
    await page.goto(address);
    await emailField(page).fill("ana@example.com");
    await page.goto("/pricing/");
    await page.goBack();
    await expect(emailField(page)).toHaveValue("ana@example.com");
  }
});

test("without storage a message has one key for all its attempts", async ({ page }) => {
  await refuseStorage(page);
  const posts = await mockPosts(page, [status(400)]);
  await page.clock.setFixedTime("2026-11-28T10:00");
  await page.goto("/contact-us/");
  await fillAndSend(page);
  await closeButton(page).click();
  await submitButton(page).click();
  await expect(successDialog(page)).toBeVisible();
  expect(new Set(keysOf(posts)).size).toBe(1);
});
