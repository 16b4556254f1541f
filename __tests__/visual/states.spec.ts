import { expect, test } from "@playwright/test";
import { expectAccepted, openAwake, screens } from "./scene";

/** States that a visitor brings about: answers, errors, what opens. */

test("pricing-answered-laptop", async ({ page }) => {
  await page.setViewportSize(screens.laptop);
  await openAwake(page, "/pricing/");
  await page.getByRole("radio").nth(1).check();
  await page.locator(".pricing").evaluate((question) => {
    question.scrollIntoView({ block: "start", behavior: "instant" });
  });
  await expectAccepted(page, "pricing-answered-laptop");
});

test("pricing-answered-phone", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await openAwake(page, "/pricing/");
  await page.getByRole("radio").last().check();
  await page.locator(".pricing__answer:visible").evaluate((answer) => {
    answer.scrollIntoView({ block: "start", behavior: "instant" });
  });
  await expectAccepted(page, "pricing-answered-phone");
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`form-errors-${colorScheme}`, async ({ page }) => {
    await page.setViewportSize(screens.laptop);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await openAwake(page, "/contact-us/");
    const form = page.locator("form");
    await expect(form).toHaveJSProperty("noValidate", true);
    await form.locator("button[type=submit]").click();
    await expect(page.locator(".dialog__window")).toHaveCount(2);
    // Both dialogs as they lie over each other, then the fields beneath.
    await expectAccepted(page, `form-dialogs-${colorScheme}`);
    for (let open = 2; open > 0; open -= 1) {
      await page.locator(".dialog__close").last().click();
      await expect(page.locator(".dialog__window")).toHaveCount(open - 1);
    }
    await page
      .locator(".form-field--error")
      .first()
      .evaluate((field) => {
        field.scrollIntoView({ block: "start", behavior: "instant" });
      });
    await expectAccepted(page, `form-errors-${colorScheme}`);
  });
}

test("drawer-phone", async ({ page }) => {
  await page.setViewportSize(screens.phone);
  await openAwake(page, "/services/");
  await page.getByRole("button", { name: "Open Menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await expectAccepted(page, "drawer-phone");
});

test("statement-dialog-laptop", async ({ page }) => {
  await page.setViewportSize(screens.laptop);
  await openAwake(page, "/");
  await page.getByRole("button", { name: "Accessibility Statement" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccepted(page, "statement-dialog-laptop");
});

test("enlarged-picture-laptop", async ({ page }) => {
  await page.setViewportSize(screens.laptop);
  await openAwake(page, "/project-senate/define/");
  await page.locator(".figure__enlarge").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccepted(page, "enlarged-picture-laptop");
});
