import { expect, type Page } from "@playwright/test";
import { uiStrings } from "../../src/strings/ui-strings";
import { navigation } from "./content";
import { containsFocus, everyPage, laptop, phone, sitemapLink, test } from "./site";
import { menuButton } from "./states";

const mainMenu = (page: Page) => page.getByRole("navigation", { name: uiStrings.mainNavigation });
const bottomBar = (page: Page) => page.getByRole("navigation", { name: uiStrings.bottomBar });
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test.describe("breakpoints, to the pixel", () => {
  const facebook = (page: Page) => page.getByRole("contentinfo").getByText(uiStrings.facebook);
  test("bottom bar at 480 px, menus at 768 px, the social links of the two layouts at 1200 px", async ({ page }) => {
    await page.goto("/services/");
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
    await page.goto("/");
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

/** Links are followed by the browser: each page is a new document. */
test.describe("navigation", () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
      test.use({ javaScriptEnabled });

      for (const [what, from, selector] of [
        ["another page", "/", "main a[href^='/services/#']"],
        ["the same page", "/pricing/", "main a[href^='#']"],
      ] as const) {
        test(`a link to a part of ${what} moves the focus to its heading; Back returns`, async ({ page }) => {
          await page.goto(from);
          const link = page.locator(selector).first();
          const id = (await link.getAttribute("href"))?.split("#")[1] ?? "";
          await link.press("Enter");
          await expect(page).toHaveURL(new RegExp(`#${id}$`, "u"));
          await expect(page.getByRole("heading").and(page.locator(`[id='${id}']`))).toBeFocused();
          await expect(page.locator(`[id='${id}']`)).toBeInViewport();
          await page.goBack();
          await expect(page).toHaveURL(new RegExp(`${from}$`, "u"));
          await expect(link).toBeInViewport();
          // On the page that stays open a script does it; a page that comes back is the browser's.
          if (javaScriptEnabled && from === "/pricing/") await expect(link).toBeFocused();
        });
      }
    });
  }

  test("a link leads to the top of its page; Back and forward restore the scroll position", async ({ page }) => {
    await page.goto("/services/");
    await page.evaluate(() => {
      document.documentElement.dataset["openedBefore"] = "";
    });
    const link = sitemapLink(page);
    await link.scrollIntoViewIfNeeded();
    const position = await scrollTop(page);
    expect(position).toBeGreaterThan(500);
    await link.click();
    await expect(page).toHaveURL(/\/sitemap\/$/u);
    await expect(page.locator("html")).not.toHaveAttribute("data-opened-before");
    expect(await scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/services\/$/u);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - position)).toBeLessThan(5);
    await page.goForward();
    await expect(page).toHaveURL(/\/sitemap\/$/u);
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
});

test("the skip link is hidden until it is the first stop, and moves into main", async ({ page }) => {
  await page.setViewportSize(laptop);
  await page.goto("/services/");
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
    await page.goto(address);
    const footer = page.getByRole("contentinfo");
    const { pages, compliance, siteLinks } = navigation.footer;
    for (const { label } of [...pages, ...compliance, ...siteLinks])
      await expect(footer.getByRole("link", { name: label, exact: true }).first()).toBeVisible();
    for (const label of [uiStrings.facebook, uiStrings.linkedin, uiStrings.message])
      await expect(footer.getByRole("link", { name: label, exact: true }).filter({ visible: true })).toHaveCount(1);
  }
});
