import { expect, type Page } from "@playwright/test";
import { responsePageStrings } from "../../scripts/generate-function-content/response-page-strings";
import { dialogs } from "./content";
import {
  canFocusMain,
  heading,
  holdBack,
  holdsFocus,
  hydrate,
  phone,
  sitemapLink,
  test,
  waitForHydration,
} from "./site";
import { emailField, enlargeButton, menuButton, messageField, statementButton, states, submitButton } from "./states";

/** Deferred hydration: scripts load at the first interaction, and earlier clicks and submits are replayed. */

/** Holds Gatsby's scripts back. @returns lets them through, or lets them fail */
const holdScripts = (page: Page) => holdBack(page, /\/(?:app|framework|webpack-runtime|chunk-map)-[^/]*\.js$/u);

/** @returns which scripts were asked for so far, by the beginning of their names */
const askedScripts = (page: Page): (() => readonly string[]) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/([^/]+)-[^/-]*\.js$/u.exec(new URL(request.url()).pathname) ?? [];
    if (request.resourceType() === "script") asked.push(name ?? request.url());
  });
  return () => asked;
};

test("before the first interaction only the worker's registration is loaded", async ({ page }) => {
  const asked = askedScripts(page);
  await page.goto("/services/");
  await expect.poll(asked).toEqual(["register-worker"]);

  await hydrate(page);
  await waitForHydration(page);
  expect(asked()).toContain("framework");
});

/** The native dialogs, and what opens them. */
const nativeDialogs = [
  { name: "the menu", address: "/services/", button: menuButton },
  { name: "the statement", address: "/services/", button: statementButton },
  { name: "an enlarged picture", address: states.enlargedPicture.page, button: enlargeButton },
] as const;

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  for (const { name, address, button } of nativeDialogs) {
    test(`${name} opens before scripts, and stays open and focused through hydration`, async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto(address);
      await button(page).tap();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      expect(await holdsFocus(dialog)).toBe(true);
      const focused = await page.evaluateHandle(() => document.activeElement);
      scripts.release();
      await waitForHydration(page);
      await expect(dialog).toBeVisible();
      expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await canFocusMain(page)).toBe(false);
      await dialog.getByRole("button").first().click();
      await expect(button(page)).toBeFocused();
    });
  }

  test("a tap on a link to another page loads no scripts", async ({ page }) => {
    const asked = askedScripts(page);
    await page.goto("/services/", { waitUntil: "load" });
    await sitemapLink(page).tap();
    await expect(page).toHaveURL(/\/sitemap\/$/u);
    expect(asked().filter((name) => name !== "register-worker")).toEqual([]);
  });
});

test("Send in the untouched, empty form shows the specified dialogs, even before hydration", async ({ page }) => {
  const asked = askedScripts(page);
  const scripts = await holdScripts(page);
  await page.goto("/contact-us/");
  const data = page.waitForRequest("**/page-data/contact-us/page-data.json");
  await submitButton(page).click();
  await expect(page.locator("[data-pending]")).toHaveCount(2);
  // What the held scripts would ask for later is requested with them.
  await data;
  await expect.poll(asked).toEqual(expect.arrayContaining(["component---src-pages-contact-us-tsx"]));
  scripts.release();
  await expect(page.locator("[aria-modal=true]")).toHaveCount(2);
});

test("a message submitted twice before hydration is sent once", async ({ page }) => {
  const scripts = await holdScripts(page);
  const posts: string[] = [];
  await page.route("**/api/contact", async (route) => {
    if (route.request().method() !== "POST") {
      await route.fallback();
      return;
    }
    posts.push(route.request().postData() ?? "");
    await route.fulfill({ json: { status: 200, body: "ok" } });
  });
  await page.goto("/contact-us/");
  await emailField(page).fill("visitor@example.com");
  await messageField(page).fill("Written on a slow connection.");
  const send = submitButton(page);
  await send.click();
  await send.click();
  expect(posts).toEqual([]);
  scripts.release();
  await expect(page.getByRole("dialog", { name: dialogs.success.title })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toContain("Written on a slow connection.");
});

test("a press before scripts that never come sends the form the plain way", async ({ page }) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto("/contact-us/", { waitUntil: "commit" });
  await emailField(page).fill("ana@example.com");
  await messageField(page).fill(`Pressed early ${String(Date.now())}`);
  await submitButton(page).press("Enter");
  // The press is held for eight seconds first, in case the scripts are only slow.
  await expect(page.locator("[data-pending]")).toHaveCount(2);
  await page.clock.fastForward(8_000);
  await expect(heading(page)).toHaveText(responsePageStrings.sentHeading);
});
