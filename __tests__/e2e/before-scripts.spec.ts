import { expect, test, type Page } from "@playwright/test";
import { heading, holdBack, phone, wakeScripts } from "./site";

/** The page's scripts come at the visitor's first act, and what is pressed before they are there is not lost. */

/** Holds the page's own scripts back. @returns lets them through, or lets them fail */
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

/** Presses as a thumb does: the pointer was nowhere before. */
const press = (page: Page, name: string | RegExp) => page.getByRole("link", { name }).first().click();

test("no script is asked for before the visitor's first act, but that of the worker", async ({ page }) => {
  const asked = askedScripts(page);
  await page.goto("/services/");
  // The page rests: the worker's script was asked for.
  await expect.poll(asked).toEqual(["register-worker"]);

  await wakeScripts(page);
  await expect(page.getByRole("button", { name: "Accessibility Statement" })).toBeAttached();
  expect(asked()).toContain("framework");
});

test.describe("on a phone", () => {
  test.use({ viewport: phone, hasTouch: true });

  test("the menu that is pressed first opens the drawer when the scripts are there", async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto("/services/");
    await press(page, "Open Menu");
    await expect(page.locator("html")).toHaveAttribute("data-waits");
    expect(new URL(page.url()).hash).toBe("");
    scripts.release();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-waits");
  });

  test("a press on a link to another page brings no scripts first", async ({ page }) => {
    const asked = askedScripts(page);
    await page.goto("/services/", { waitUntil: "load" });
    await page.getByRole("main").locator("a[href='/pricing/']:visible").first().tap();
    await expect(page).toHaveURL(/\/pricing\/$/u);
    expect(asked().filter((name) => name !== "register-worker")).toEqual([]);
  });

  test("where the scripts can't be had, the menu leads to the list of all pages", async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto("/services/");
    await press(page, "Open Menu");
    scripts.refuse();
    await expect.poll(() => new URL(page.url()).hash).toBe("#ui-all-pages");
  });
});

test("the focus stays on the menu when its link becomes a button", async ({ page }) => {
  await page.setViewportSize(phone);
  const scripts = await holdScripts(page);
  await page.goto("/services/");
  const link = page.getByRole("link", { name: "Open Menu" });
  await link.focus();
  scripts.release();
  await expect(page.getByRole("button", { name: "Open Menu" })).toBeFocused();
});

test("the statement opens as a dialog when the scripts are there", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/pricing/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility Statement", exact: true }).click();
  scripts.release();
  await expect(page.getByRole("dialog", { name: "Accessibility Statement" })).toBeVisible();
  await expect(page).toHaveURL(/\/pricing\/$/u);
});

test("where the scripts can't be had, the statement opens as a page", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/pricing/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility Statement", exact: true }).click();
  scripts.refuse();
  await expect(page).toHaveURL(/\/accessibility-statement\/$/u);
});

test("a picture opens large in its dialog when the scripts are there", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto("/project-senate/ideate/");
  await page
    .getByRole("link", { name: /^See this picture large/u })
    .first()
    .click();
  scripts.release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page).toHaveURL(/\/project-senate\/ideate\/$/u);
});

test("a message that is sent before the scripts are there is sent once, by them", async ({ page }) => {
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
  await page.getByRole("textbox", { name: /^Email/u }).fill("visitor@example.com");
  await page.getByRole("textbox", { name: /message/iu }).fill("Written on a slow line.");
  const send = page.getByRole("button", { name: /^Send/u });
  await send.click();
  await send.click();
  expect(posts).toEqual([]);
  scripts.release();
  await expect(page.getByRole("dialog", { name: "Success" })).toBeVisible();
  expect(posts).toHaveLength(1);
  expect(posts[0]).toContain("Written on a slow line.");
});

test("a link to another page never waits", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/services/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL(/\/about-us\/$/u);
  await expect(heading(page)).toBeVisible();
});
