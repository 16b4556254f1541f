// In forced colors (Windows' contrast themes) states that differ in color elsewhere still differ.
import { expect, test } from "@playwright/test";
import { contactMessages } from "../../src/contact/messages";
import { uiStrings } from "../../src/strings/ui-strings";
import { navigation } from "./content";
import { unseenIcons } from "./testing/forced-colors";
import { changedPixels, pixelsOfMark } from "./testing/pixels";
import { phone } from "./site-test";
import { emailField, form, menuButton, openState, states } from "./states";

// Edges and icons of every page: adaptation.spec.ts; focus: focus-appearance.spec.ts.

test.use({ forcedColors: "active" });

test("a chosen option differs from the same option not chosen", async ({ page }) => {
  await page.goto("/pricing/");
  const last = page.getByRole("radio").last();
  const mark = page.locator("label:has([type=radio]) > [aria-hidden]").last();
  const before = await mark.screenshot();
  await last.check();
  await page.mouse.move(1, 1);
  await last.evaluate((element: HTMLElement) => element.blur());
  expect(await changedPixels(before, await mark.screenshot()), "pixels that change by 3:1").toBeGreaterThan(40);
});

test("an invalid field says so by a visible icon, and in words", async ({ page }) => {
  await openState(page, states.formWithErrors);
  await expect(emailField(page)).toHaveAccessibleDescription(new RegExp(contactMessages.emailRequired, "u"));
  await expect(form(page).locator("[id$=error] svg").first()).toBeVisible();
  expect(await unseenIcons(page)).toEqual([]);
});

test("the current page is marked in every menu, and its link is no larger for it", async ({ page }) => {
  const { headerLinks, bottomBarLinks, footer } = navigation;
  const inAll = headerLinks.find(({ to }) =>
    [bottomBarLinks, footer.pages].every((list) => list.some((link) => link.to === to)),
  );
  test.skip(inAll === undefined, "No page is in every menu.");
  await page.goto(inAll?.to ?? "");
  const expectMark = async (name: string): Promise<void> => {
    const nav = page.getByRole("navigation", { name }).or(page.getByRole("dialog", { name }));
    expect.soft(await pixelsOfMark(nav.locator("[aria-current]").first()), name).toBeGreaterThan(40);
  };
  await expectMark(uiStrings.mainNavigation);
  await expectMark(uiStrings.footerNavigation);
  await page.setViewportSize(phone);
  await expectMark(uiStrings.bottomBar);
  await menuButton(page).click();
  await expectMark(uiStrings.menu);
});
