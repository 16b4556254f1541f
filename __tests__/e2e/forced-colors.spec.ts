import { expect, test, type Locator, type Page } from "@playwright/test";
import { changedPixels, innerContrast, lookAt } from "./measure/pixels";
import { openPage, phone } from "./site";

/**
 * Forced colors (Windows' contrast themes): states that color shows elsewhere are still told apart. What must hold on
 * every page, edges and icons, stands in adaptation.spec.ts; the focus in focus-appearance.spec.ts.
 */

test.use({ forcedColors: "active" });

const boxOf = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (box === null) throw new Error("It cannot be seen.");
  return { x: Math.floor(box.x), y: Math.floor(box.y), width: Math.floor(box.width), height: Math.floor(box.height) };
};

const forced = (page: Page): Promise<boolean> => page.evaluate(() => matchMedia("(forced-colors: active)").matches);

test("a chosen option differs from the same option not chosen", async ({ page }) => {
  await openPage(page, "/pricing/");
  expect(await forced(page)).toBe(true);
  const [first, second] = [page.getByRole("radio").nth(0), page.getByRole("radio").nth(1)];
  const card = page.locator("label").filter({ has: first }).or(page.locator("label").nth(0)).first();
  await second.check();
  const clip = await boxOf(card);
  const open = await lookAt(page, clip);
  await first.check();
  await second.evaluate((element: HTMLElement) => element.blur());
  await page.mouse.move(1, 1);
  await first.evaluate((element: HTMLElement) => element.blur());
  const chosen = await lookAt(page, await boxOf(card));
  expect(changedPixels(open, chosen), "pixels that change by 3:1").toBeGreaterThan(40);
});

test("a field at fault says so by an icon that is seen, and in words", async ({ page }) => {
  await openPage(page, "/contact-us/");
  await page.getByRole("form").locator("button[type=submit]").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const field = page.getByRole("form").getByRole("textbox", { name: "Email" });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  const ids = ((await field.getAttribute("aria-describedby")) ?? "").split(" ");
  const error = page.locator(`[id=${JSON.stringify(ids.at(-1) ?? "")}]`);
  await expect(error).toContainText("Email is required.");
  const icon = error.locator("svg");
  expect(innerContrast(await lookAt(page, await boxOf(icon))), "the icon's contrast").toBeGreaterThanOrEqual(3);
});

test("the page that is shown is marked in every menu", async ({ page }) => {
  await openPage(page, "/services/");
  /** What marks a link besides its color: weight, line, station. */
  const look = (link: Locator) =>
    link.evaluate((element) => ({
      weight: getComputedStyle(element).fontWeight,
      line: getComputedStyle(element).textDecorationThickness,
      before: getComputedStyle(element, "::before").backgroundColor,
      after: getComputedStyle(element, "::after").borderTopWidth,
    }));
  const compare = async (name: string): Promise<void> => {
    const nav = page.getByRole("navigation", { name }).or(page.getByRole("dialog", { name }));
    const [marked, other] = [nav.locator("[aria-current]").first(), nav.locator("a:not([aria-current])").first()];
    expect(await look(marked), name).not.toEqual(await look(other));
  };
  await compare("Main");
  await compare("Footer");
  await page.setViewportSize(phone);
  await compare("Quick links");
  await page.getByRole("button", { name: "Open Menu" }).click();
  await compare("Menu");
});
