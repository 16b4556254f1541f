import { expect } from "@playwright/test";
import { closeButton, states, type State } from "../e2e/states";
import { expectScreenshot, openWithFont, scrollToTop, test, viewports } from "./setup";

/** States that a visitor brings about. */

test("pricing-answered-laptop", async ({ page }) => {
  await page.setViewportSize(viewports.laptop);
  await openWithFont(page, "/pricing/");
  await page.getByRole("radio").nth(1).check();
  await scrollToTop(page.locator(".pricing"));
  await expectScreenshot(page, "pricing-answered-laptop");
});

test("pricing-answered-phone", async ({ page }) => {
  await page.setViewportSize(viewports.phone);
  await openWithFont(page, "/pricing/");
  await page.getByRole("radio").last().check();
  await scrollToTop(page.locator(".pricing__answer:visible"));
  await expectScreenshot(page, "pricing-answered-phone");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`form-errors-${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(viewports.laptop);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openWithFont(page, states.bothErrors.page);
    await states.bothErrors.reach(page);
    await expectScreenshot(page, `form-dialogs-${colorScheme}`);
    for (const left of [1, 0]) {
      await closeButton(page).click();
      await expect(page.locator("[aria-modal=true]")).toHaveCount(left);
    }
    await scrollToTop(page.locator(".form-field--error").first());
    await expectScreenshot(page, `form-errors-${colorScheme}`);
  });
}

const modals: readonly (readonly [name: string, viewport: keyof typeof viewports, state: State, page?: string])[] = [
  ["drawer-phone", "phone", states.menu],
  ["statement-dialog-laptop", "laptop", states.statement],
  ["enlarged-picture-laptop", "laptop", states.enlargedPicture, "/project-senate/define/"],
];

for (const [name, viewport, state, address = state.page] of modals) {
  test(name, async ({ page }) => {
    await page.setViewportSize(viewports[viewport]);
    await openWithFont(page, address);
    await state.reach(page);
    await expectScreenshot(page, name);
  });
}
