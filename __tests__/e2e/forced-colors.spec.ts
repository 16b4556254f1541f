import { expect, test, type Locator } from "@playwright/test";
import { contactMessages } from "../../src/contact/messages";
import { uiStrings } from "../../src/lib/ui-strings";
import { navigation } from "./content";
import { changedPixels, innerContrast, screenshotPixels } from "./measure/pixels";
import { openPage, phone } from "./site";
import { emailField, menuButton, states } from "./states";

/**
 * Forced colors (Windows' contrast themes): states that color shows elsewhere can still be told apart. Edges and icons
 * of every page are checked in adaptation.spec.ts, focus in focus-appearance.spec.ts.
 */

test.use({ forcedColors: "active" });

const boxOf = async (locator: Locator) => {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (box === null) throw new Error("It is not visible.");
  return { x: Math.floor(box.x), y: Math.floor(box.y), width: Math.floor(box.width), height: Math.floor(box.height) };
};

test("a chosen option differs from the same option not chosen", async ({ page }) => {
  await openPage(page, "/pricing/");
  const [first, second] = [page.getByRole("radio").nth(0), page.getByRole("radio").nth(1)];
  const card = page.locator("label").filter({ has: first }).or(page.locator("label").nth(0)).first();
  await second.check();
  const before = await screenshotPixels(page, await boxOf(card));
  await first.check();
  await page.mouse.move(1, 1);
  await first.evaluate((element: HTMLElement) => element.blur());
  const chosen = await screenshotPixels(page, await boxOf(card));
  expect(changedPixels(before, chosen), "pixels that change by 3:1").toBeGreaterThan(40);
});

test("an invalid field says so by a visible icon, and in words", async ({ page }) => {
  await openPage(page, states.formWithErrors.page);
  await states.formWithErrors.reach(page);
  const ids = ((await emailField(page).getAttribute("aria-describedby")) ?? "").split(" ");
  const error = page.locator(`[id=${JSON.stringify(ids[0] ?? "")}]`);
  await expect(error).toContainText(contactMessages.emailRequired);
  expect(innerContrast(await screenshotPixels(page, await boxOf(error.locator("svg"))))).toBeGreaterThanOrEqual(3);
});

test("the current page is marked in every menu", async ({ page }) => {
  const { headerLinks, bottomBarLinks, footer } = navigation;
  const inAll = headerLinks.find(({ to }) =>
    [bottomBarLinks, footer.pages].every((list) => list.some((link) => link.to === to)),
  );
  test.skip(inAll === undefined, "No page is in every menu.");
  await openPage(page, inAll?.to ?? "");
  /** What marks a link besides its color. */
  const styleOf = (link: Locator) =>
    link.evaluate((element) => ({
      weight: getComputedStyle(element).fontWeight,
      line: getComputedStyle(element).textDecorationThickness,
      before: getComputedStyle(element, "::before").backgroundColor,
      after: getComputedStyle(element, "::after").borderTopWidth,
    }));
  const expectMark = async (name: string): Promise<void> => {
    const nav = page.getByRole("navigation", { name }).or(page.getByRole("dialog", { name }));
    const [current, other] = [nav.locator("[aria-current]").first(), nav.locator("a:not([aria-current])").first()];
    expect(await styleOf(current), name).not.toEqual(await styleOf(other));
  };
  await expectMark(uiStrings.mainNavigation);
  await expectMark(uiStrings.footerNavigation);
  await page.setViewportSize(phone);
  await expectMark(uiStrings.bottomBar);
  await menuButton(page).click();
  await expectMark(uiStrings.menu);
});
