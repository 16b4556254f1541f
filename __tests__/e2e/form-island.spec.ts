import { expect, type Page } from "@playwright/test";
import { responsePageStrings } from "../../scripts/generate-function-content/response-page-strings";
import { dialogs } from "./content";
import {
  canFocusMain,
  heading,
  pauseRequests,
  containsFocus,
  hydrate,
  phone,
  sitemapLink,
  test,
  waitForHydration,
} from "./site";
import { emailField, enlargeButton, menuButton, messageField, statementButton, states, submitButton } from "./states";

/** Deferred hydration: scripts load at the first interaction, and earlier clicks and submits are replayed. */

/** Pauses the requests of Gatsby's scripts. */
const pauseScripts = (page: Page) => pauseRequests(page, /\/(?:app|framework|webpack-runtime|chunk-map)-[^/]*\.js$/u);

/** @returns the scripts that were requested so far, by name without hash */
const requestedScripts = (page: Page): (() => readonly string[]) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/([^/]+)-[^/-]*\.js$/u.exec(new URL(request.url()).pathname) ?? [];
    if (request.resourceType() === "script") requested.push(name ?? request.url());
  });
  return () => requested;
};

test("before the first interaction only the worker's registration is loaded", async ({ page }) => {
  const requested = requestedScripts(page);
  await page.goto("/services/");
  await expect.poll(requested).toEqual(["register-worker"]);

  await hydrate(page);
  await waitForHydration(page);
  expect(requested()).toContain("framework");
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
      const scripts = await pauseScripts(page);
      await page.goto(address);
      await button(page).tap();
      const dialog = page.getByRole("dialog");
      await expect(dialog).toBeVisible();
      expect(await containsFocus(dialog)).toBe(true);
      const focused = await page.evaluateHandle(() => document.activeElement);
      scripts.resume();
      await waitForHydration(page);
      await expect(dialog).toBeVisible();
      expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await canFocusMain(page)).toBe(false);
      await dialog.getByRole("button").first().click();
      await expect(button(page)).toBeFocused();
    });
  }

  test("a tap on a link to another page loads no scripts", async ({ page }) => {
    const requested = requestedScripts(page);
    await page.goto("/services/", { waitUntil: "load" });
    await sitemapLink(page).tap();
    await expect(page).toHaveURL(/\/sitemap\/$/u);
    expect(requested().filter((name) => name !== "register-worker")).toEqual([]);
  });
});

test("Send in the untouched, empty form shows the specified dialogs, even before hydration", async ({ page }) => {
  const requested = requestedScripts(page);
  const scripts = await pauseScripts(page);
  await page.goto("/contact-us/");
  const data = page.waitForRequest("**/page-data/contact-us/page-data.json");
  await submitButton(page).click();
  await expect(page.locator("[data-pending]")).toHaveCount(2);
  // What the paused scripts would request later is requested with them.
  await data;
  await expect.poll(requested).toEqual(expect.arrayContaining(["component---src-pages-contact-us-tsx"]));
  scripts.resume();
  await expect(page.locator("[aria-modal=true]")).toHaveCount(2);
});

test("a message submitted twice before hydration is sent once", async ({ page }) => {
  const scripts = await pauseScripts(page);
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
  scripts.resume();
  await expect(page.getByRole("dialog", { name: dialogs.success.title })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toContain("Written on a slow connection.");
});

for (const scriptsFail of [true, false]) {
  const what = scriptsFail ? "fail to load" : "never come";
  test(`a submit before scripts that ${what} posts the form natively`, async ({ page }) => {
    await page.clock.install();
    const scripts = await pauseScripts(page);
    await page.goto("/contact-us/", { waitUntil: "commit" });
    await emailField(page).fill("ana@example.com");
    await messageField(page).fill(`Pressed early ${String(Date.now())}`);
    await submitButton(page).press("Enter");
    await expect(page.locator("[data-pending]")).toHaveCount(2);
    // The submit is queued for eight seconds, in case the scripts are only slow.
    if (scriptsFail) scripts.abort();
    else await page.clock.fastForward(8_000);
    await expect(heading(page)).toHaveText(responsePageStrings.sentHeading);
  });
}
