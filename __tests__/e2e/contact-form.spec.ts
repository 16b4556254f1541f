import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Locator, type Page, type Request } from "@playwright/test";
import PostalMime from "postal-mime";
import { serverEnvironment } from "../../scripts/test/server-environment";
import { uiStrings } from "../../src/lib/ui-strings";
import { contactForm as strings, dialogs, studio } from "./content";
import { hydrate, waitForHydration } from "./site";

/**
 * The contact form in a real browser, by keyboard. Error messages are literal, all other texts come from the content. Timers, drafts and error texts in detail: src/sections/contact-form/*.test.tsx.
 */

const emailRequired = "Email is required.";
const messageRequired = "Message is required.";
const general = "An error has occurred please try again.";

const formOf = (page: Page): Locator => page.getByRole("form", { name: strings.formName, includeHidden: true });
// By label and not by role: an open dialog takes the page behind it out of reach of roles.
const emailOf = (page: Page): Locator => formOf(page).getByLabel(strings.emailLabel, { exact: true });
const messageOf = (page: Page): Locator => formOf(page).getByLabel(strings.messageLabel, { exact: true });
const buttonOf = (page: Page): Locator => formOf(page).locator("button[type=submit]");
const statusOf = (page: Page): Locator => formOf(page).locator("[role=status]");
const dialogOf = (page: Page): Locator => page.getByRole("dialog");

/** Goes to a page with the form and waits until its script has taken over. */
const open = async (page: Page, address = "/contact-us/"): Promise<void> => {
  await page.goto(address);
  await hydrate(page);
  await waitForHydration(page);
};

/** Types into both fields and goes on to the button, by keys alone. */
const fillForm = async (page: Page, email = "ana@example.com", message = "Hello there"): Promise<void> => {
  await emailOf(page).focus();
  await page.keyboard.type(email);
  await page.keyboard.press("Tab");
  await expect(messageOf(page)).toBeFocused();
  await page.keyboard.type(message);
  await goToButton(page);
};

/** The privacy link stands between the message and the button. */
const goToButton = async (page: Page): Promise<void> => {
  for (let stops = 0; stops < 4; stops += 1) {
    await page.keyboard.press("Tab");
    if (await buttonOf(page).evaluate((button) => button === document.activeElement)) return;
  }
  await expect(buttonOf(page)).toBeFocused();
};

interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The answer waits for it. */
  readonly after?: Promise<void>;
}

const says = (status: number, body?: string): Answer => ({
  status,
  body: JSON.stringify(body === undefined ? { status } : { status, body }),
});

/** Answers the posts in the function's place, in order, and counts them. */
const answerPosts = async (page: Page, ...answers: readonly (Answer | "unreached")[]): Promise<readonly Request[]> => {
  const posts: Request[] = [];
  await page.route("**/api/contact", async (route) => {
    if (route.request().method() !== "POST") {
      await route.fallback();
      return;
    }
    const answer = answers[posts.length] ?? says(200);
    posts.push(route.request());
    if (answer === "unreached") {
      await route.abort("connectionreset");
      return;
    }
    await answer.after;
    await route.fulfill({
      status: answer.status,
      contentType: "application/json",
      headers: { ...answer.headers },
      body: answer.body ?? "",
    });
  });
  return posts;
};

/** Holds all script files back, as a slow line does. @returns what lets them through */
const holdScripts = async (page: Page): Promise<() => void> => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    await route.fallback();
  });
  return release;
};

const keyOf = (request: Request | undefined): string | undefined => request?.headers()["idempotency-key"];

/** axe finds nothing on the page as it stands, best practices included. */
const expectNoViolations = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
};

test.describe("what a screen reader meets", () => {
  test("a named form with two named, described, required fields and a button", async ({ page }) => {
    await open(page);
    await expect(formOf(page).getByRole("textbox")).toHaveCount(2);
    const email = formOf(page).getByRole("textbox", { name: strings.emailLabel, exact: true });
    const message = formOf(page).getByRole("textbox", { name: strings.messageLabel, exact: true });
    await expect(email).toHaveAccessibleDescription(strings.emailHint);
    await expect(email).toHaveAttribute("autocomplete", "email");
    await expect(message).toHaveAccessibleDescription(strings.messageHint);
    for (const field of [email, message]) {
      await expect(field).toHaveJSProperty("required", true);
      await expect(field).toHaveAttribute("aria-invalid", "false");
    }
    await expect(formOf(page).getByRole("button", { name: strings.submit, exact: true })).toBeEnabled();
    await expectNoViolations(page);
  });

  test("never the field for robots, neither read nor by Tab", async ({ page }) => {
    await open(page);
    await expect(page.getByLabel(strings.honeypotLabel)).toBeHidden();
    await emailOf(page).focus();
    const met: string[] = [];
    for (let stops = 0; stops < 4; stops += 1) {
      met.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute("name") ?? document.activeElement?.tagName ?? "",
        ),
      );
      await page.keyboard.press("Tab");
    }
    expect(met).toEqual(["email", "message", "A", "BUTTON"]);
  });

  for (const address of ["/", "/about-us/", "/contact-us/", "/start-your-project/"]) {
    test(`the form at ${address}`, async ({ page }) => {
      await open(page, address);
      await expect(buttonOf(page)).toHaveAccessibleName(strings.submit);
    });
  }
});

test.describe("form errors, by keyboard", () => {
  test("both missing: two dialogs, the upper leads to the lower and on to the first field", async ({ page }) => {
    const posts = await answerPosts(page);
    await open(page);
    await emailOf(page).focus();
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
    await expect(dialogOf(page).getByRole("button", { name: uiStrings.close, exact: true })).toBeFocused();
    await expectNoViolations(page);

    await page.keyboard.press("Enter");
    await expect(shown).toHaveCount(1);
    await expect(dialogOf(page)).toHaveAccessibleDescription(messageRequired);
    await expect(dialogOf(page).getByRole("button", { name: uiStrings.close, exact: true })).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(shown).toHaveCount(0);
    await expect(emailOf(page)).toBeFocused();
    await expect(emailOf(page)).toHaveAttribute("aria-invalid", "true");
    await expect(emailOf(page)).toHaveAccessibleDescription(`${emailRequired} ${strings.emailHint}`);
    await expect(messageOf(page)).toHaveAccessibleDescription(`${messageRequired} ${strings.messageHint}`);
    await expectNoViolations(page);
    expect(posts).toHaveLength(0);
  });
});

test.describe("sending", () => {
  test("success, by keyboard: dialog, status line, analytics, empty form, focus back", async ({ page }) => {
    const posts = await answerPosts(page);
    await open(page);
    await fillForm(page);
    await page.keyboard.press("Enter");

    await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
    await expect(dialogOf(page)).toContainText(dialogs.success.title);
    await expectNoViolations(page);
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(buttonOf(page)).toBeFocused();
    await expect(statusOf(page)).toHaveText(strings.statusSuccess);
    await expect(emailOf(page)).toHaveValue("");
    await expect(messageOf(page)).toHaveValue("");
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
    await open(page);
    await emailOf(page).fill("ana@example.com");
    await messageOf(page).fill(text);
    await buttonOf(page).press("Enter");
    await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title, { timeout: 15_000 });

    const outbox = serverEnvironment["OUTBOX_DIR"] ?? "";
    const mails = await Promise.all(
      readdirSync(outbox).map((file) => PostalMime.parse(readFileSync(path.join(outbox, file)))),
    );
    expect(mails.filter((mail) => mail.text?.trim().endsWith(text) === true)).toHaveLength(1);
  });

  test("three quick presses make one post; the button says so and keeps the focus", async ({ page }) => {
    let release: () => void = () => undefined;
    const after = new Promise<void>((resolve) => {
      release = resolve;
    });
    const posts = await answerPosts(page, { ...says(200), after });
    await open(page);
    await fillForm(page);
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Enter");
    await expect(buttonOf(page)).toHaveText(strings.sending);
    await expect(buttonOf(page)).toHaveAttribute("aria-disabled", "true");
    await expect(buttonOf(page)).toBeFocused();
    release();
    await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toHaveCount(0);
    expect(posts).toHaveLength(1);
  });

  test("the first touch fetches the script and the cookie; before it there is neither, and nothing is stored", async ({
    page,
    context,
  }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await open(page);
    await page.waitForLoadState("networkidle");
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length + localStorage.length)).toBe(0);
    const before = scripts.length;
    await emailOf(page).focus();
    await expect
      .poll(async () => (await context.cookies()).map(({ name, sameSite }) => [name, sameSite]))
      .toEqual([["XSRF-TOKEN", "Strict"]]);
    await expect.poll(() => scripts.length).toBeGreaterThan(before);
  });
});

test.describe("failure", () => {
  test("the function's error and the other ways, by keyboard; one retry with the same key; the text stays", async ({
    page,
  }) => {
    const posts = await answerPosts(page, says(503, "The mail server rests."), says(503, "It still rests."));
    await open(page);
    await fillForm(page);
    await page.keyboard.press("Enter");
    const dialog = dialogOf(page);
    await expect(dialog).toHaveAccessibleName(dialogs.failure.title);
    await expect(dialog).toContainText("It still rests.");
    await expectNoViolations(page);
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
    await expect(buttonOf(page)).toBeFocused();
    await expect(statusOf(page)).toHaveText(strings.statusFailure);
    await expect(messageOf(page)).toHaveValue("Hello there");
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
    await open(page);
    await fillForm(page);
    await context.setOffline(true);
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toContainText(general);
    await expect(dialogOf(page)).toContainText(strings.offline);
    await page.keyboard.press("Enter");
    await expect(statusOf(page)).toHaveText(strings.offline);
    await expect(messageOf(page)).toHaveValue("Hello there");
    expect(posts).toHaveLength(0);

    await context.setOffline(false);
    await expect(statusOf(page)).toHaveText("");
    await page.keyboard.press("Enter");
    await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
    expect(posts).toHaveLength(1);
  });
});

test.describe("a half-written message", () => {
  test("survives a reload, another page and going back; a sent one does not", async ({ page }) => {
    await answerPosts(page);
    await open(page);
    await fillForm(page, "ana@example.com", "Half a sen");
    await page.reload();
    await expect(emailOf(page)).toHaveValue("ana@example.com");
    await expect(messageOf(page)).toHaveValue("Half a sen");

    await page.goto("/privacy-policy/");
    await page.goBack();
    await expect(messageOf(page)).toHaveValue("Half a sen");

    await buttonOf(page).press("Enter");
    await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
    await page.reload();
    await hydrate(page);
    await waitForHydration(page);
    await expect(messageOf(page)).toHaveValue("");
    expect(await page.evaluate(() => window.sessionStorage.getItem("contact-form-draft"))).toBeNull();
  });

  test("typed before scripts run stays, and is sent by them", async ({ page }) => {
    const release = await holdScripts(page);
    const posts = await answerPosts(page);
    await page.goto("/contact-us/", { waitUntil: "commit" });
    await emailOf(page).fill("ana@example.com");
    await messageOf(page).fill("Typed early");
    release();
    await waitForHydration(page);
    await expect(messageOf(page)).toHaveValue("Typed early");
    await buttonOf(page).press("Enter");
    await expect(dialogOf(page)).toHaveAccessibleName(dialogs.success.title);
    expect(posts[0]?.postDataJSON()).toMatchObject({ email: "ana@example.com", message: "Typed early" });
  });
});

test("a press before scripts that never come sends the form the plain way", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/contact-us/", { waitUntil: "commit" });
  await emailOf(page).fill("ana@example.com");
  await messageOf(page).fill(`Pressed early ${String(Date.now())}`);
  await buttonOf(page).press("Enter");
  // The press is held for eight seconds first, in case the scripts are only slow.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.thanksPage.heading, { timeout: 15_000 });
});

test.describe("with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is sent by the form itself and thanked for", async ({ page }) => {
    await page.goto("/contact-us/");
    await fillForm(page, "ana@example.com", `Without scripts ${String(Date.now())}`);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.thanksPage.heading);
    await expect(page.locator("body")).toContainText(strings.statusSuccess);
  });

  test("an error comes back with the form, its text kept and the error named", async ({ page }) => {
    await page.goto("/contact-us/");
    // A browser takes this for an address; mail from outside needs a dot.
    await fillForm(page, "ana@example", "Keep this text");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(strings.faultsPage.heading);
    await expect(page.getByLabel(strings.emailLabel, { exact: true })).toHaveValue("ana@example");
    await expect(page.getByLabel(strings.messageLabel, { exact: true })).toHaveValue("Keep this text");
    await expect(page.getByLabel(strings.emailLabel, { exact: true })).toHaveAccessibleDescription(
      /Email must be an address/u,
    );
  });

  test("an empty form is held back by the browser", async ({ page }) => {
    await page.goto("/contact-us/");
    await buttonOf(page).press("Enter");
    await expect(page).toHaveURL(/\/contact-us\/$/u);
    await expect(emailOf(page)).toBeFocused();
  });
});

test.describe("the pages that answer a form without scripts", () => {
  // axe is a script, so the form is posted here as a browser without scripts posts it.
  const post = (page: Page): Promise<void> =>
    formOf(page).evaluate((form) => {
      if (form instanceof HTMLFormElement) form.submit();
    });

  for (const [what, email, heading] of [
    ["thanks", "ana@example.com", strings.thanksPage.heading],
    ["the form again", "", strings.faultsPage.heading],
  ] as const) {
    test(`${what}: no barriers, nothing sideways`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 740 });
      await open(page);
      await emailOf(page).fill(email);
      await messageOf(page).fill(`Posted plainly ${String(Date.now())}`);
      await post(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expectNoViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }
});

test.describe("layout", () => {
  for (const width of [320, 768, 1280]) {
    test(`at ${String(width)} px: nothing sideways, targets of 44 px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      await open(page);
      for (const target of [emailOf(page), messageOf(page), buttonOf(page)]) {
        const box = await target.boundingBox();
        expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
        expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(width);
      }
      await buttonOf(page).click();
      for (const target of await dialogOf(page).getByRole("button").all()) {
        const box = await target.boundingBox();
        expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
      }
    });
  }
});
