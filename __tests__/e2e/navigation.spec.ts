import { expect, test, type Page } from "@playwright/test";
import { uiStrings } from "../../src/lib/ui-strings";
import { navigation } from "./content";
import {
  everyPage,
  heading,
  holdsFocus,
  laptop,
  openPage,
  pagePerTemplate,
  phone,
  sitemapLink,
  unknownPage,
} from "./site";
import { emailField, form, menuButton, messageField } from "./states";

const mainMenu = (page: Page) => page.getByRole("navigation", { name: uiStrings.mainNavigation });
const bottomBar = (page: Page) => page.getByRole("navigation", { name: uiStrings.bottomBar });
const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

test.describe("breakpoints, to the pixel", () => {
  const facebook = (page: Page) => page.getByRole("contentinfo").getByText(navigation.footer.facebook);
  for (const { what, below, from, width } of [
    { what: "bottom bar", below: bottomBar, from: undefined, width: 480 },
    { what: "menu button and main menu", below: menuButton, from: mainMenu, width: 768 },
    {
      // In the order of the page: the wide layout's are beside the address.
      what: "social links of the two layouts",
      below: (page: Page) => facebook(page).last(),
      from: (page: Page) => facebook(page).first(),
      width: 1200,
    },
  ]) {
    test(`${what} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width: width - 1, height: 800 });
      await openPage(page, "/services/");
      await expect(below(page)).toBeVisible();
      if (from !== undefined) await expect(from(page)).toBeHidden();
      await page.setViewportSize({ width, height: 800 });
      await expect(below(page)).toBeHidden();
      if (from !== undefined) await expect(from(page)).toBeVisible();
    });
  }

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
  test("announces the page's own name, focuses its heading, shows its top and marks it; Back returns", async ({
    page,
  }) => {
    test.setTimeout(90_000);
    await openPage(page, "/sitemap/");
    const sitemapName = (await heading(page).textContent()) ?? "";
    const announcer = page.locator("#gatsby-announcer");
    const announced: string[] = [];
    for (const address of pagePerTemplate.filter((one) => one !== "/sitemap/" && one !== unknownPage)) {
      await test.step(address, async () => {
        await page.getByRole("main").locator(`a[href='${address}']`).first().click();
        await expect(page).toHaveURL(new RegExp(`${address}$`, "u"));
        await expect(heading(page)).not.toHaveText(sitemapName);
        await expect(heading(page)).toBeFocused();
        const name = ((await heading(page).textContent()) ?? "").trim();
        await expect(announcer).toContainText(name);
        await expect.poll(() => scrollTop(page)).toBe(0);
        announced.push((await announcer.textContent()) ?? "");
        const marked = mainMenu(page).locator(`a[href='${address}'][aria-current]`);
        if ((await mainMenu(page).locator(`a[href='${address}']`).count()) > 0) await expect(marked).toHaveCount(1);
        await page.goBack();
        await expect(heading(page)).toHaveText(sitemapName);
      });
    }
    expect(new Set(announced).size, announced.join("\n")).toBe(announced.length);
    await expect(announcer).toHaveAttribute("aria-live", "assertive");
    await expect(announcer).toHaveAttribute("aria-atomic", "true");
  });

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

  test("a draft follows the visitor to the other pages with the form (3.3.7)", async ({ page }) => {
    await openPage(page, "/contact-us/");
    await expect(form(page)).toHaveJSProperty("noValidate", true);
    await emailField(page).fill("ana@example.com");
    await messageField(page).fill("We need a form that");
    await sitemapLink(page).click();
    await page.getByRole("main").locator("a[href='/about-us/']").click();
    await expect(page).toHaveURL(/\/about-us\/$/u);
    await expect(emailField(page)).toHaveValue("ana@example.com");
    await expect(messageField(page)).toHaveValue("We need a form that");
  });
});

test("an address without a slash leads to the page, with its query", async ({ page }) => {
  await page.goto("/pricing?duration=x");
  await expect(page).toHaveURL(/\/pricing\/\?duration=x$/u);
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
  expect(await holdsFocus(page.getByRole("main"))).toBe(true);
});

test("on a phone the footer shows all its links, on an ideate step too, as specified", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const address of ["/", everyPage.find((one) => one.endsWith("/ideate/")) ?? "/"]) {
    await openPage(page, address);
    const footer = page.getByRole("contentinfo");
    const { pages, compliance, siteLinks } = navigation.footer;
    for (const { label } of [...pages, ...compliance, ...siteLinks])
      await expect(footer.getByRole("link", { name: label, exact: true }).first()).toBeVisible();
    for (const label of [navigation.footer.facebook, navigation.footer.linkedin, navigation.footer.message])
      await expect(footer.getByRole("link", { name: label, exact: true }).filter({ visible: true })).toHaveCount(1);
  }
});
