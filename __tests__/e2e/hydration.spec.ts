import { expect, test, type Page } from "@playwright/test";
import { uiStrings } from "../../src/lib/ui-strings";
import { dialogs, navigation } from "./content";
import { heading, holdBack, phone, hydrate, sitemapLink } from "./site";
import { emailField, enlargeLink, messageField, states, statementButton, submitButton } from "./states";

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

/** Clicks without moving the pointer first, as a thumb does. */
const press = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first().click();

test("before the first interaction only the worker's registration is loaded", async ({ page }) => {
  const asked = askedScripts(page);
  await page.goto("/services/");
  await expect.poll(asked).toEqual(["register-worker"]);

  await hydrate(page);
  await expect(statementButton(page)).toBeAttached();
  expect(asked()).toContain("framework");
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("a tap on the menu is replayed after hydration", async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto("/services/");
    await press(page, uiStrings.openMenu);
    await expect(page.locator("html")).toHaveAttribute("data-waits");
    expect(new URL(page.url()).hash).toBe("");
    scripts.release();
    await expect(page.getByRole("dialog", { name: uiStrings.menu })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-waits");
  });

  test("a tap on a link to another page loads no scripts", async ({ page }) => {
    const asked = askedScripts(page);
    await page.goto("/services/", { waitUntil: "load" });
    await sitemapLink(page).tap();
    await expect(page).toHaveURL(/\/sitemap\/$/u);
    expect(asked().filter((name) => name !== "register-worker")).toEqual([]);
  });

  test("if the scripts fail, the menu leads to the list of all pages", async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto("/services/");
    await press(page, uiStrings.openMenu);
    scripts.refuse();
    await expect.poll(() => new URL(page.url()).hash).toBe("#ui-all-pages");
  });
});

test("focus stays on the menu when hydration replaces its link by a button", async ({ page }) => {
  await page.setViewportSize(phone);
  const scripts = await holdScripts(page);
  await page.goto("/services/");
  const link = page.getByRole("link", { name: uiStrings.openMenu });
  await link.focus();
  scripts.release();
  await expect(page.getByRole("button", { name: uiStrings.openMenu })).toBeFocused();
});

test("a click on the statement opens its dialog after hydration", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/pricing/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: navigation.footer.statementButton, exact: true })
    .click();
  scripts.release();
  await expect(page.getByRole("dialog", { name: dialogs.statement.title })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing\/$/u);
});

test("if the scripts fail, the statement opens as a page", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/pricing/");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: navigation.footer.statementButton, exact: true })
    .click();
  scripts.refuse();
  await expect(page).toHaveURL(/\/accessibility-statement\/$/u);
});

test("a click on a picture opens its dialog after hydration", async ({ page }) => {
  const scripts = await holdScripts(page);
  const address = states.enlargedPicture.page;
  await page.goto(address);
  await enlargeLink(page).click();
  scripts.release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${address}$`, "u"));
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

test("a link to another page does not wait for hydration", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/services/");
  await sitemapLink(page).click();
  await expect(page).toHaveURL(/\/sitemap\/$/u);
  await expect(heading(page)).toBeVisible();
});
