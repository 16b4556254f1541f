import { expect, type Page } from "@playwright/test";
import { uiStrings } from "../../src/lib/ui-strings";
import { closeButton } from "../e2e/states";
import { expectScreenshot, openWithFont, test } from "./setup";

/**
 * Screenshots of parts whose look matters, on the style guide page: its data are fixtures, so no edit of the content
 * changes them. `npm run visual:update` writes them; look at the changed ones.
 */

const parts = [
  "home-hero",
  "page-header",
  "step-header",
  "step-navigation",
  "tab-navigation",
  "project-cards",
  "naics-table",
  "conformance-table",
] as const;

/** Shows one part alone, so that its place on the page rounds no pixel. @param folder in src/ */
const showAlone = async (page: Page, folder: string) => {
  await page.locator("[data-folder]").evaluateAll((elements, wanted) => {
    for (const element of elements) {
      if (element instanceof HTMLElement) element.style.display = element.dataset["folder"] === wanted ? "" : "none";
    }
  }, folder);
  return page.locator(`[data-folder="${folder}"]`);
};

const open = async (page: Page): Promise<void> => {
  await openWithFont(page, "/styleguide/");
  // The bar has the content's words, and would cover what is below it.
  await page.locator(`nav[aria-label="${uiStrings.bottomBar}"]`).evaluate((bar: HTMLElement) => {
    bar.style.display = "none";
  });
};

for (const width of [360, 768, 1280] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${width} px, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(90_000);
      const ending = `${width}-${colorScheme}`;
      // Higher than any part: one that is taller than the viewport is not drawn alike twice.
      await page.setViewportSize({ width, height: 3600 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page);
      for (const part of parts) await expectScreenshot(await showAlone(page, `sections/${part}`), `${part}-${ending}`);

      const pricing = await showAlone(page, "sections/pricing-calculator");
      await pricing.getByRole("radio").nth(1).check();
      await expectScreenshot(pricing, `pricing-answered-${ending}`);

      const form = await showAlone(page, "sections/contact-section");
      await page.setViewportSize({ width, height: 800 });
      await form.locator("button[type=submit]").press("Enter");
      await expect(page.locator("[aria-modal=true]")).toHaveCount(2);
      await expectScreenshot(page.locator("[aria-modal=true]").last(), `form-dialog-${ending}`);
      for (const left of [1, 0]) {
        await closeButton(page).click();
        await expect(page.locator("[aria-modal=true]")).toHaveCount(left);
      }
      await page.setViewportSize({ width, height: 3600 });
      await expectScreenshot(form, `form-errors-${ending}`);
    });

    test(`dialogs, ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await open(page);
      await showAlone(page, "components/dialog");
      for (const [button, name] of [
        ["Open a success", "dialog-success"],
        ["Open a native dialog", "dialog-native"],
      ] as const) {
        await page.getByRole("button", { name: button }).click();
        await expectScreenshot(page.getByRole("dialog"), `${name}-${width}-${colorScheme}`);
        await closeButton(page).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
    });
  }
}

test("forced colors", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3600 });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await open(page);
  for (const name of ["contact-section", "project-cards"]) {
    await expectScreenshot(await showAlone(page, `sections/${name}`), `${name}-forced-colors`);
  }
});
