import { expect, test, type Locator, type Page } from "@playwright/test";
import { uiStrings } from "../../src/lib/ui-strings";
import { openPage } from "../e2e/site";
import { closeButton } from "../e2e/states";

/**
 * Screenshots of parts whose look matters, on the style guide page: its data are fixtures, so no edit of the content
 * changes them. `npm run visual:update` writes them; look at the changed ones.
 */

const parts = [
  "sections/home-hero",
  "sections/page-header",
  "sections/step-header",
  "sections/step-navigation",
  "sections/tab-navigation",
  "sections/project-cards",
  "sections/naics-table",
  "sections/conformance-table",
] as const;

/** Opens the page in its web font, which is optional: on a busy machine it may arrive too late to be used. */
const openStyleGuide = async (page: Page): Promise<void> => {
  await openPage(page, "/styleguide/");
  await page.evaluate(async () => {
    const file = document.querySelector<HTMLLinkElement>('link[rel="preload"][as="font"]')?.href ?? "";
    const face = new FontFace("Atkinson Hyperlegible Next", `url("${file}")`, { weight: "400 800" });
    document.fonts.add(await face.load());
    await document.fonts.ready;
  });
  // The bar has the content's words, and would cover what is below it.
  await page.locator(`nav[aria-label="${uiStrings.bottomBar}"]`).evaluate((bar: HTMLElement) => {
    bar.style.display = "none";
  });
};

/** Compares an element once its pictures are drawn. @param name without ending */
const expectLook = async (element: Locator, name: string): Promise<void> => {
  await element.locator("img").evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement) || !image.checkVisibility()) return;
        image.loading = "eager";
        await image.decode();
      }),
    ),
  );
  await expect.soft(element).toHaveScreenshot(`${name}.png`);
};

const expectLooks = async (page: Page, ending: string): Promise<void> => {
  const partOf = (folder: string) => page.locator(`[data-folder="${folder}"]`);
  // A part that is taller than the viewport is not drawn alike twice.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 800 };
  await page.setViewportSize({ width, height: 3000 });
  for (const folder of parts) await expectLook(partOf(folder), `${folder.replace("sections/", "")}-${ending}`);
  await page.setViewportSize({ width, height });

  await page.getByRole("radio").nth(1).check();
  await expectLook(partOf("sections/pricing-calculator"), `pricing-answered-${ending}`);

  const form = partOf("sections/contact-section");
  await form.locator("button[type=submit]").press("Enter");
  await expect(page.locator("[aria-modal=true]")).toHaveCount(2);
  await expectLook(page.locator("[aria-modal=true]").last(), `form-dialog-${ending}`);
  for (const left of [1, 0]) {
    await closeButton(page).click();
    await expect(page.locator("[aria-modal=true]")).toHaveCount(left);
  }
  await expectLook(form, `form-errors-${ending}`);

  for (const [button, name] of [
    ["Open a success", "dialog-success"],
    ["Open the size of the statement", "dialog-statement"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expectLook(page.getByRole("dialog"), `${name}-${ending}`);
    await closeButton(page).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
};

for (const width of [360, 768, 1280] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${String(width)} px, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openStyleGuide(page);
      await expectLooks(page, `${String(width)}-${colorScheme}`);
    });
  }
}

test("forced colors", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await openStyleGuide(page);
  for (const name of ["contact-section", "project-cards"]) {
    await expectLook(page.locator(`[data-folder="sections/${name}"]`), `${name}-forced-colors`);
  }
});
