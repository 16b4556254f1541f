import { expect, test, type Page } from "@playwright/test";
import { canFocusMain, holdsFocus, openPage, phone, wheelMoves } from "./site";

test.use({ viewport: phone });

const toggle = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Open Menu" });
const drawer = (page: Page) => page.getByRole("dialog", { name: "Menu" });
const closeControls = (page: Page) => drawer(page).getByRole("button", { name: "Close Menu" });

const openDrawer = async (page: Page, address = "/"): Promise<void> => {
  await openPage(page, address);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
};

test("opens with its links, and the focus is on its close icon", async ({ page }) => {
  await openDrawer(page);
  await expect(drawer(page).getByRole("link")).toHaveText([
    "Home",
    "About Us",
    "Services",
    "Projects",
    "Accessible Design",
    "Contact Us",
  ]);
  await expect(closeControls(page)).toHaveCount(2);
  await expect(closeControls(page).first()).toBeFocused();
});

test("opens by the keyboard", async ({ page }) => {
  await openPage(page, "/");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(closeControls(page).first()).toBeFocused();
});

test("the toggle says by its title what it will do", async ({ page }) => {
  await openPage(page, "/");
  await expect(toggle(page)).toHaveAttribute("title", "Open Menu");
  await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  await toggle(page).click();
  const open = page.locator("header button[aria-expanded=true]");
  await expect(open).toHaveAttribute("title", "Close Menu");
});

test("holds the focus: forward from the last stop to the first, and back", async ({ page }) => {
  await openDrawer(page);
  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await holdsFocus(drawer(page))).toBe(true);
  }
  await expect(closeControls(page).last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(closeControls(page).first()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(closeControls(page).last()).toBeFocused();
});

for (const [name, close] of [
  ["Escape", (page: Page) => page.keyboard.press("Escape")],
  ["the close icon", (page: Page) => closeControls(page).first().click()],
  ["the Close Menu button", (page: Page) => closeControls(page).last().click()],
] as const) {
  test(`${name} closes it and gives the focus back to the toggle`, async ({ page }) => {
    await openDrawer(page);
    await close(page);
    await expect(drawer(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  });
}

test("a press on the backdrop closes it", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await openDrawer(page);
  await page.mouse.click(20, 400);
  await expect(drawer(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test("the page behind is inert and does not scroll", async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await openPage(page, "/services/");
  expect(await canFocusMain(page), "main can be focused while the drawer is closed").toBe(true);
  await toggle(page).click();
  await expect(drawer(page)).toBeVisible();
  expect(await canFocusMain(page)).toBe(false);
  expect(await wheelMoves(page)).toBe(0);
  await page.keyboard.press("Escape");
  expect(await wheelMoves(page), "the page scrolls again afterwards").toBeGreaterThan(0);
});

test("closes after navigation, and the new page is at hand", async ({ page }) => {
  await openDrawer(page);
  await drawer(page).getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL(/\/services\/$/u);
  await expect(drawer(page)).toBeHidden();
  expect(await canFocusMain(page)).toBe(true);
  expect(await wheelMoves(page)).toBeGreaterThan(0);
});

test("closes when its link leads to the page that is shown", async ({ page }) => {
  await openDrawer(page, "/services/");
  await drawer(page).getByRole("link", { name: "Services" }).click();
  await expect(drawer(page)).toBeHidden();
});

test("closes when the window grows past its layout", async ({ page }) => {
  await openDrawer(page);
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(drawer(page)).toBeHidden();
  expect(await canFocusMain(page)).toBe(true);
});

test("the page that is shown is marked in gold, and not by color alone", async ({ page }) => {
  await openDrawer(page, "/services/");
  const [current, other] = [
    drawer(page).locator("[aria-current=page]"),
    drawer(page).getByRole("link", { name: "Projects" }),
  ];
  await expect(current).toHaveText("Services");
  await expect(current).toHaveCSS("color", "rgb(255, 197, 49)");
  await expect(other).not.toHaveCSS("color", "rgb(255, 197, 49)");
  const weight = (link: typeof other) => link.evaluate((element) => Number(getComputedStyle(element).fontWeight));
  expect(await weight(current)).toBeGreaterThan(await weight(other));
});

test("its targets are 44 pixels or more", async ({ page }) => {
  await openDrawer(page);
  for (const control of await drawer(page).locator("a, button").all()) {
    const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    expect(Math.min(width, height), await control.innerText()).toBeGreaterThanOrEqual(44);
  }
});
