import { expect, type Page } from "@playwright/test";
import { uiStrings } from "../../src/lib/ui-strings";
import { navigation } from "./content";
import {
  everyPage,
  heading,
  containsFocus,
  laptop,
  openPage,
  pagePerTemplate,
  pageTest,
  phone,
  sitemapLink,
  test,
  unknownPage,
} from "./site";
import { menuButton } from "./states";

const mainMenu = (page: Page) => page.getByRole("navigation", { name: uiStrings.mainNavigation });
const bottomBar = (page: Page) => page.getByRole("navigation", { name: uiStrings.bottomBar });
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test.describe("breakpoints, to the pixel", () => {
  const facebook = (page: Page) => page.getByRole("contentinfo").getByText(uiStrings.facebook);
  test("bottom bar at 480 px, menus at 768 px, the social links of the two layouts at 1200 px", async ({ page }) => {
    await openPage(page, "/services/");
    for (const { below, from, width } of [
      { below: bottomBar, from: undefined, width: 480 },
      { below: menuButton, from: mainMenu, width: 768 },
      // In the order of the page: the wide layout's are beside the address.
      { below: (on: Page) => facebook(on).last(), from: (on: Page) => facebook(on).first(), width: 1200 },
    ]) {
      await page.setViewportSize({ width: width - 1, height: 800 });
      await expect(below(page)).toBeVisible();
      if (from !== undefined) await expect(from(page)).toBeHidden();
      await page.setViewportSize({ width, height: 800 });
      await expect(below(page)).toBeHidden();
      if (from !== undefined) await expect(from(page)).toBeVisible();
    }
  });

  test("the menu takes the whole width below 540 px", async ({ page }) => {
    await page.setViewportSize({ width: 539, height: 800 });
    await openPage(page, "/");
    await menuButton(page).click();
    const menu = page.getByRole("dialog");
    // The gutter of a classic scroll bar takes up to 17 pixels; it has the menu's color.
    await expect.poll(() => menu.boundingBox()).toMatchObject({ x: 0 });
    expect((await menu.boundingBox())?.width).toBeGreaterThanOrEqual(539 - 17);
    await page.setViewportSize({ width: 540, height: 800 });
    await expect.poll(async () => (await menu.boundingBox())?.x).toBeGreaterThan(0);
    const { x, width } = (await menu.boundingBox()) ?? { x: 0, width: 0 };
    expect(x + width, "at the end of the viewport").toBeGreaterThanOrEqual(540 - 17);
    expect(x + width).toBeLessThanOrEqual(540);
  });
});

/** WCAG 4.1.3 and 2.4.3; Gatsby's user tests of 2019. */
test.describe("client-side navigation", () => {
  for (const address of pagePerTemplate.filter((one) => one !== "/sitemap/" && one !== unknownPage)) {
    test(
      `${address}: its heading gets the focus, its top is shown; Back returns to the link`,
      pageTest(address),
      async ({ page }) => {
        await openPage(page, "/sitemap/");
        const sitemapName = (await heading(page).textContent()) ?? "";
        const link = page.getByRole("main").locator(`a[href='${address}']`).first();
        await link.click();
        await expect(page).toHaveURL(new RegExp(`${address}$`, "u"));
        await expect(heading(page)).not.toHaveText(sitemapName);
        await expect(heading(page)).toBeFocused();
        await expect.poll(() => scrollTop(page)).toBe(0);
        const inMenu = mainMenu(page).locator(`a[href='${address}']`);
        await expect(inMenu.and(page.locator("[aria-current]"))).toHaveCount(await inMenu.count());
        // The heading is announced by its focus, so nothing else says "Navigated to".
        await expect(page.locator("[aria-live=assertive]").filter({ visible: true })).toHaveCount(0);
        await page.goBack();
        await expect(heading(page)).toHaveText(sitemapName);
        await expect(link).toBeFocused();
      },
    );
  }

  test("the focus reaches the new heading in one task: a closed menu and Gatsby's wrapper have it for none", async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await openPage(page, "/");
    await menuButton(page).click();
    // What has the focus at the end of each task is what a screen reader announces.
    const focused = await page.evaluateHandle(() => {
      const seen = new Set<string>();
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        seen.add(document.activeElement?.localName ?? "none");
        channel.port2.postMessage(null);
      };
      channel.port2.postMessage(null);
      return seen;
    });
    await page.getByRole("dialog").locator("a[href='/services/']").click();
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(/\/services\/$/u);
    expect(await focused.evaluate((seen) => [...seen])).toEqual(["button", "a", "h1"]);
    await page.goBack();
    await expect(menuButton(page)).toBeFocused();
  });

  for (const [what, from, selector] of [
    ["another page", "/", "main a[href^='/services/#']"],
    ["the same page", "/pricing/", "main a[href^='#']"],
  ] as const) {
    for (const hydrated of [true, false]) {
      test(`a link to a part of ${what} moves the focus to its heading, ${hydrated ? "after" : "without"} hydration`, async ({
        browser,
        page: hydratedPage,
      }) => {
        const page = hydrated ? hydratedPage : await browser.newPage({ javaScriptEnabled: false });
        await (hydrated ? openPage(page, from) : page.goto(from));
        const link = page.locator(selector).first();
        const id = (await link.getAttribute("href"))?.split("#")[1] ?? "";
        await link.focus();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("heading").and(page.locator(`[id='${id}']`))).toBeFocused();
        await expect(page.locator(`[id='${id}']`)).toBeInViewport();
        await page.goBack();
        await expect(page).toHaveURL(new RegExp(`${from}$`, "u"));
        if (hydrated) await expect(link).toBeFocused();
        if (!hydrated) await page.close();
      });
    }
  }

  test("Back and forward restore the scroll position", async ({ page }) => {
    await openPage(page, "/services/");
    const link = sitemapLink(page);
    await link.scrollIntoViewIfNeeded();
    const position = await scrollTop(page);
    expect(position).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL(/\/sitemap\/$/u);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/services\/$/u);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - position)).toBeLessThan(5);
    await page.goForward();
    await expect(page).toHaveURL(/\/sitemap\/$/u);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

test("an unknown address says so and offers links", async ({ page }) => {
  const response = await page.goto(unknownPage);
  expect(response?.status()).toBe(404);
  expect(await page.getByRole("main").getByRole("link").count()).toBeGreaterThan(0);
});

test("the skip link is hidden until it is the first stop, and moves into main", async ({ page }) => {
  await page.setViewportSize(laptop);
  await openPage(page, "/services/");
  const link = page.getByRole("link", { name: uiStrings.skipLink });
  const box = await link.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(0);
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await containsFocus(page.getByRole("main"))).toBe(true);
});

test("on a phone the footer shows all its links, on an ideate step too, as specified", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const address of ["/", everyPage.find((one) => one.endsWith("/ideate/")) ?? "/"]) {
    await openPage(page, address);
    const footer = page.getByRole("contentinfo");
    const { pages, compliance, siteLinks } = navigation.footer;
    for (const { label } of [...pages, ...compliance, ...siteLinks])
      await expect(footer.getByRole("link", { name: label, exact: true }).first()).toBeVisible();
    for (const label of [uiStrings.facebook, uiStrings.linkedin, uiStrings.message])
      await expect(footer.getByRole("link", { name: label, exact: true }).filter({ visible: true })).toHaveCount(1);
  }
});
