import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { everyPage, fullOnly, sidewaysOverflow } from "./site";

const address = "/styleguide/";

/** axe without two rules: the sections of many pages together have more than one of some landmarks and headings. */
const findings = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules(["heading-order", "landmark-unique"])
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
};

for (const colorScheme of ["light", "dark"] as const) {
  test(
    `the style guide, ${colorScheme}: axe finds nothing, all files are there, nothing scrolls sideways`,
    fullOnly,
    async ({ page }) => {
      const failures: string[] = [];
      page.on("pageerror", ({ message }) => failures.push(message));
      page.on("response", (response) => {
        if (response.status() >= 400) failures.push(`${response.status()} ${response.url()}`);
      });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.goto(address);
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
      expect(failures).toEqual([]);
    },
  );
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the style guide shows all parts, is excluded from search and is linked nowhere", async ({ page, request }) => {
    await page.goto(address);
    expect(await page.locator("[data-folder]").count()).toBeGreaterThan(40);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(everyPage).not.toContain(address);
    for (const other of everyPage) expect(await (await request.get(other)).text()).not.toContain("/styleguide/");
  });
});
