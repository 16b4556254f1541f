import { expect, test, type Page } from "@playwright/test";
import { canFocusMain, holdsFocus, openPage, wheelMoves } from "./site";

const opener = (page: Page) => page.getByRole("contentinfo").getByRole("button", { name: "Accessibility Statement" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Accessibility Statement" });

const openStatement = async (page: Page): Promise<void> => {
  await openPage(page, "/services/");
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
};

test("has a title, the commitment, the tools, and the accessibility mail address", async ({ page }) => {
  await openStatement(page);
  await expect(dialog(page).getByRole("heading", { level: 2 })).toHaveText("Accessibility Statement");
  await expect(dialog(page)).toContainText("WCAG");
  await expect(dialog(page)).toContainText("2.1");
  await expect(dialog(page)).toContainText("Section 508");
  for (const tool of [/keyboard/iu, /screen reader/iu, /braille/iu, /simplified language/iu]) {
    await expect(dialog(page)).toContainText(tool);
  }
  await expect(dialog(page).getByRole("link", { name: /^accessibility@/u })).toHaveAttribute(
    "href",
    /^mailto:accessibility@/u,
  );
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 1000, height: 700 },
]) {
  test(`at ${viewport.width} px it is 600 px high and 80 % wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openStatement(page);
    const box = await dialog(page).boundingBox();
    expect(box?.height).toBeCloseTo(600, 0);
    expect(box?.width).toBeCloseTo(viewport.width * 0.8, 0);
  });
}

test("on small screens it takes whatever fits, and its buttons are within reach", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await openStatement(page);
  const box = await dialog(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(480);
  await expect(dialog(page).getByRole("button", { name: "Close", exact: true })).toBeInViewport();
});

for (const name of ["Close this dialog", "Close"]) {
  test(`the button '${name}' closes it and gives the focus back`, async ({ page }) => {
    await openStatement(page);
    await dialog(page).getByRole("button", { name, exact: true }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
}

test("neither Escape nor a press outside closes it, and the focus stays inside", async ({ page }) => {
  await openStatement(page);
  await page.keyboard.press("Escape");
  await page.mouse.click(5, 5);
  await page.mouse.click(1270, 790);
  await expect(dialog(page)).toBeVisible();
  expect(await holdsFocus(dialog(page))).toBe(true);
});

test("moves the focus in and holds it", async ({ page }) => {
  await openStatement(page);
  await expect.poll(() => holdsFocus(dialog(page))).toBe(true);
  const stops = await dialog(page).locator("a, button").count();
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await holdsFocus(dialog(page))).toBe(true);
  }
  for (let stop = 0; stop <= stops; stop += 1) {
    await page.keyboard.press("Shift+Tab");
    expect(await holdsFocus(dialog(page))).toBe(true);
  }
});

test("the page behind is inert and does not scroll, and is free again afterwards", async ({ page }) => {
  await openStatement(page);
  expect(await canFocusMain(page)).toBe(false);
  expect(await wheelMoves(page)).toBe(0);
  await dialog(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  expect(await canFocusMain(page)).toBe(true);
});

test("opens by the keyboard", async ({ page }) => {
  await openPage(page, "/");
  await opener(page).focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  await expect.poll(() => holdsFocus(dialog(page))).toBe(true);
});

test("its link leads to the full statement and closes it", async ({ page }) => {
  await openStatement(page);
  await dialog(page)
    .getByRole("link", { name: /full accessibility statement/iu })
    .click();
  await expect(page).toHaveURL(/\/accessibility-statement\/$/u);
  await expect(dialog(page)).toBeHidden();
  expect(await canFocusMain(page)).toBe(true);
});
