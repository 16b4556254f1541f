// From Home one link leads to each prototype, and its first line leads back to the case study.
import { expect, type Locator, type Page } from "@playwright/test";
import { caseStudyStrings } from "../../src/strings/case-study-strings";
import { uiStrings } from "../../src/strings/ui-strings";
import { studies } from "./content";
import { heading, laptop, phone, test } from "./site-test";
import { tabTo } from "./testing/tab-stops";

/** Opens a link by the keyboard alone. */
const openByKeyboard = async (page: Page, link: Locator): Promise<void> => {
  await tabTo(page, link);
  await page.keyboard.press("Enter");
};

for (const { key, name, prototype } of studies) {
  test.describe(name, () => {
    test.skip(prototype === undefined, "This study has no prototype.");
    const address = prototype?.address ?? "";

    test("by keyboard: from Home to the prototype, and back to its study", async ({ page }) => {
      await page.setViewportSize(laptop);
      await page.goto("/");
      await openByKeyboard(page, page.getByRole("link", { name: `${uiStrings.tryPrototype}: ${name}` }));
      await expect(page).toHaveURL(address);
      await expect(heading(page)).toBeVisible();
      await openByKeyboard(page, page.getByRole("complementary").first().getByRole("link"));
      await expect(page).toHaveURL(new RegExp(`/${key}/`, "u"));
    });

    test.describe("by touch", () => {
      test.use({ viewport: phone, hasTouch: true });

      test("the prototype step says what is worth trying, and leads there", async ({ page }) => {
        await page.goto(`/${key}/prototype/`);
        const part = page.getByRole("region").or(page.locator("section")).filter({ hasText: caseStudyStrings.tryIt });
        await expect(part.getByRole("listitem")).toHaveCount(prototype?.tasks.length ?? 0);
        await part.getByRole("link", { name: caseStudyStrings.tryWith }).tap();
        await expect(page).toHaveURL(address);
      });
    });
  });
}
