import { expect, test, type Page } from "@playwright/test";
import { runsPackagedChromium, unpackChromium } from "../../scripts/packaged-chromium";
import { mockPosts } from "../e2e/site";
import { closeBothErrors, closeButton, sendMessage } from "../e2e/states";
import { expectScreenshot, openWithFont } from "./setup";

/**
 * Screenshots of parts whose look matters, on the style guide page: its data are fixtures, so no edit of the content
 * changes them. --update-snapshots=changed writes them; look at the changed ones.
 */

const hasRenderer = runsPackagedChromium;

test.use({
  launchOptions: {
    // Others smooth edges and break lines differently.
    executablePath: hasRenderer ? unpackChromium() : "",
    // It renders this site only. No hinting and no subpixel antialiasing.
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--disable-lcd-text"],
  },
});

test.beforeEach(() => {
  const missing = "The renderer of the screenshots is for Linux on x64; they are compared with no other.";
  if (!hasRenderer && process.env["CI"] !== undefined) throw new Error(missing);
  test.skip(!hasRenderer, missing);
});

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

/** Shows one part alone at the top of the page: no text above it, of the site or of the style guide, moves its pixels. */
const showAlone = async (page: Page, folder: string) => {
  const part = page.locator(`[data-folder="${folder}"]`);
  await part.evaluate((element) => {
    for (const hidden of document.querySelectorAll<HTMLElement>("[style]")) hidden.style.display = "";
    for (let inside: Element = element; inside.parentElement !== null; inside = inside.parentElement) {
      for (const other of inside.parentElement.children) {
        if (other !== inside && other instanceof HTMLElement) other.style.display = "none";
      }
    }
  });
  expect(((await part.boundingBox())?.y ?? 0.5) % 1, "the part of a pixel above it").toBe(0);
  return part;
};

for (const width of [360, 768, 1280] as const) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`${width} px, ${colorScheme}`, async ({ page }) => {
      test.setTimeout(90_000);
      const ending = `${width}-${colorScheme}`;
      // Higher than any part: one that is taller than the viewport is not drawn alike twice.
      await page.setViewportSize({ width, height: 3600 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openWithFont(page, "/styleguide/");
      for (const part of parts) await expectScreenshot(await showAlone(page, `sections/${part}`), `${part}-${ending}`);

      const pricing = await showAlone(page, "sections/pricing-calculator");
      await pricing.getByRole("radio").nth(1).check();
      await expectScreenshot(pricing, `pricing-answered-${ending}`);

      const form = await showAlone(page, "sections/contact-section");
      await page.setViewportSize({ width, height: 800 });
      await form.locator("button[type=submit]").press("Enter");
      await expect(page.locator("[aria-modal=true]")).toHaveCount(2);
      await expectScreenshot(page.locator("[aria-modal=true]").last(), `form-dialog-${ending}`);
      await closeBothErrors(page);
      await page.setViewportSize({ width, height: 3600 });
      await expectScreenshot(form, `form-errors-${ending}`);
    });

    test(`dialogs, ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await mockPosts(page);
      await openWithFont(page, "/styleguide/");
      const expectDialog = async (name: string): Promise<void> => {
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectScreenshot(page.getByRole("dialog"), `${name}-${width}-${colorScheme}`);
        await closeButton(page).click();
        await expect(page.getByRole("dialog")).toHaveCount(0);
      };
      const part = await showAlone(page, "components/dialog");
      await part.locator("[command=show-modal]").first().click();
      await expectDialog("dialog-native");
      await showAlone(page, "sections/contact-section");
      await sendMessage(page);
      await expectDialog("dialog-success");
    });
  }
}

test("forced colors", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 3600 });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  await openWithFont(page, "/styleguide/");
  for (const name of ["contact-section", "project-cards"]) {
    await expectScreenshot(await showAlone(page, `sections/${name}`), `${name}-forced-colors`);
  }
});
