import { expect } from "@playwright/test";
import { dialogs, headingOf, titleOf } from "./content";
import { cachedPaths, openSitemap, test, visitUntilReady } from "./service-worker";
import { heading } from "./site";
import { closeButton, emailField, form, statementButton, submitButton } from "./states";

/** The site offline. What is stored for it: precache.spec.ts; from one version to the next: new-version.spec.ts. */

test("offline pages never visited open with images, scripts and styles, at any form of their address", async ({
  page,
  site,
}) => {
  site.deploy(site.version());
  await visitUntilReady(page, site);
  const connect = site.goOffline();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));

  await test.step("the page reloads", async () => {
    await page.reload();
    await expect(heading(page)).toHaveText(headingOf("/"));
  });
  await test.step("a page never visited has its images", async () => {
    // Its pictures are among the first of the precache manifest: with much content, later ones are left out.
    await page.goto(`${site.address}/our-projects/`);
    await expect(heading(page)).toBeVisible();
    // The window asks for another width than the one that is stored.
    const picture = page.locator("main img").first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });
  await test.step("its dialogs open, it leads on and has its font", async () => {
    await statementButton(page).click();
    await expect(page.getByRole("dialog", { name: dialogs.statement.title })).toBeVisible();
    await closeButton(page).click();
    await openSitemap(page);
    expect(await page.evaluate(() => [...document.fonts].map(({ status }) => status))).toContain("loaded");
  });
  await test.step("the form has its script", async () => {
    await page.goto(`${site.address}/contact-us/`);
    await emailField(page).focus();
    await expect(form(page)).not.toHaveAttribute("data-island");
    await submitButton(page).click();
    await expect(page.locator("[aria-modal=true]")).toHaveCount(2);
  });
  await test.step("an address without trailing slash, or with a query, opens its page", async () => {
    for (const address of ["/pricing", "/start-your-project/?duration=long-term"]) {
      await page.goto(`${site.address}${address}`);
      await expect(page).toHaveTitle(titleOf(`${address.split("?")[0]?.replace(/\/$/u, "") ?? ""}/`));
    }
  });
  expect(logged.filter((text) => text.includes("registration failed"))).toEqual([]);
  await test.step("a page that is not cached shows the offline page and can be tried again", async () => {
    await page.goto(`${site.address}/not-a-page-of-the-site/`);
    await expect(page.getByRole("heading", { level: 1, name: headingOf("/offline/") })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe("/not-a-page-of-the-site/");
    connect();
    await page.getByRole("main").locator("a[href='']").click();
    await expect(page).toHaveTitle(titleOf("/404.html"));
  });
});

test("with Save-Data only visited pages are cached, and none is prefetched", async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  await visitUntilReady(page, site, "/pricing/");
  expect((await cachedPaths(page)).filter((address) => address.endsWith("/")).sort()).toEqual([
    "/offline/",
    "/pricing/",
  ]);
  await expect(page.locator("html[data-prefetch]")).toHaveCount(0);
  site.goOffline();
  await page.reload();
  await expect(page).toHaveTitle(titleOf("/pricing/"));
});
