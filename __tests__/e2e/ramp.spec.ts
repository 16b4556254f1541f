// The scene of a header stands on the header's own edge, which rises 1 in 12, in every window.
import { expect, test } from "@playwright/test";
import { builtHtml, everyPage, pageTest } from "./site-test";

const windowWidths = [320, 360, 768, 1280, 1920, 2560] as const;

for (const address of everyPage.filter((page) => /(?:home-hero|page-header)__picture/u.test(builtHtml(page)))) {
  test(`${address}: its people stand on the slope`, pageTest(address), async ({ page }) => {
    await page.goto(address);
    for (const width of windowWidths) {
      await page.setViewportSize({ width, height: 900 });
      const { left, right, feet, edge } = await page.locator(".ramp-below > .picture").evaluate((picture) => {
        const scene = picture.getBoundingClientRect();
        const header = picture.closest(".ramp-below")?.getBoundingClientRect() ?? scene;
        return { left: scene.left, right: scene.right, feet: scene.bottom, edge: header.bottom - scene.left / 12 };
      });
      expect.soft(Math.abs(feet - edge), `${width} px: distance of the scene from the slope`).toBeLessThan(2);
      expect.soft(left, `${width} px: the scene's left edge`).toBeGreaterThanOrEqual(-1);
      expect.soft(right, `${width} px: the scene's right edge`).toBeLessThanOrEqual(width + 1);
      // It lies over no link.
      for (const link of await page.locator(".ramp-below a:visible").all()) await link.click({ trial: true });
    }
  });
}
