import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { everyPage, sidewaysOverflow, wakeScripts } from "./site";

const address = "/styleguide/";

/**
 * axe with all its rules but two that a page of many pages' parts cannot keep: sections bring landmarks and headings
 * that are alone of their kind on their own pages.
 */
const findings = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).disableRules(["heading-order", "landmark-unique"]).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
};

for (const colorScheme of ["light", "dark"] as const) {
  test(`the style page, ${colorScheme}: axe finds nothing, all files are there, nothing scrolls sideways`, async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    page.on("response", (response) => {
      if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
    });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.goto(address);
    await wakeScripts(page);
    await expect(page.getByRole("button", { name: "Open an error" })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysOverflow(page)).toBe(0);
    }
    for (const picture of await page.locator("main img").all()) {
      await picture.evaluate((image: HTMLImageElement) => {
        image.loading = "eager";
        return image.decode();
      });
    }
    expect(faults).toEqual([]);
  });
}

test("the style page opens each kind of dialog", async ({ page }) => {
  await page.goto(address);
  await wakeScripts(page);
  for (const name of [
    "Open an error",
    "Open a success",
    "Open the size of the statement",
    "Open the size of a picture",
  ]) {
    await page.getByRole("button", { name }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Close", exact: true }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the style page shows all parts, is kept out of search and is linked nowhere", async ({ page, request }) => {
    await page.goto(address);
    await expect(page.locator(".style-page__entry").first()).toBeVisible();
    expect(await page.locator(".style-page__entry").count()).toBeGreaterThan(40);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(everyPage).not.toContain(address);
    for (const other of everyPage) expect(await (await request.get(other)).text()).not.toContain("/styleguide/");
  });
});
