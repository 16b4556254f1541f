// The layouts change at their breakpoints; a link to a part of a page, and the skip link, move focus and view there.
import { expect, type Page } from "@playwright/test";
import { uiStrings } from "../../src/strings/ui-strings";
import { navigation } from "./content";
import { containsFocus, test } from "./site-test";
import { menuButton } from "./states";

const mainMenu = (page: Page) => page.getByRole("navigation", { name: uiStrings.mainNavigation });
const bottomBar = (page: Page) => page.getByRole("navigation", { name: uiStrings.bottomBar });

const facebook = (page: Page) => page.getByRole("contentinfo").getByText(uiStrings.facebook);

const startLink = (page: Page) =>
  page
    .getByRole("banner")
    .getByRole("link", { name: `${navigation.start.label} ${navigation.start.rest}`, exact: true });

test("navigation changes at 480, 768, 960 and 1200 px, to the pixel", async ({ page }) => {
  await page.goto("/services/");
  for (const [width, below, from] of [
    [480, bottomBar],
    [768, menuButton, mainMenu],
    [960, undefined, startLink],
    // In the order of the page: the wide layout's are beside the address.
    [1200, (on: Page) => facebook(on).last(), (on: Page) => facebook(on).first()],
  ] as const) {
    for (const isBelow of [true, false]) {
      await page.setViewportSize({ width: isBelow ? width - 1 : width, height: 800 });
      if (below !== undefined) await expect(below(page)).toBeVisible({ visible: isBelow });
      if (from !== undefined) await expect(from(page)).toBeVisible({ visible: !isBelow });
    }
  }
});

test("the menu takes the whole width below 540 px", async ({ page }) => {
  await page.setViewportSize({ width: 539, height: 800 });
  await page.goto("/");
  await menuButton(page).click();
  // The gutter of a classic scroll bar takes up to 17 pixels; it has the menu's color.
  const edges = async () => {
    const { x = -1, width = 0 } = (await page.getByRole("dialog").boundingBox()) ?? {};
    const { width: all = 0 } = page.viewportSize() ?? {};
    return { isWhole: x === 0, endsAtEnd: x + width >= all - 17 && x + width <= all };
  };
  await expect.poll(edges).toEqual({ isWhole: true, endsAtEnd: true });
  await page.setViewportSize({ width: 540, height: 800 });
  await expect.poll(edges).toEqual({ isWhole: false, endsAtEnd: true });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    for (const [what, from, selector] of [
      ["another page", "/", "main a[href^='/services/#']"],
      ["the same page", "/pricing/", "main a[href^='#']"],
    ] as const) {
      test(`a link into ${what} moves the focus, and Back returns`, async ({ page }) => {
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

test("the skip link is the first stop, and leads into main", async ({ page }) => {
  await page.goto("/services/");
  const link = page.getByRole("link", { name: uiStrings.skipLink });
  await expect(link).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  expect(await containsFocus(page.getByRole("main"))).toBe(true);
});
