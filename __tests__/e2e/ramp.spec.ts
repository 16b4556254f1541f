// The scene of a header stands on the header's own edge, which rises 1 in 12, in every window.
import { expect, test } from "@playwright/test";
import { builtHtml, everyPage, pageTest } from "./site-test";

const windowWidths = [320, 360, 768, 1280, 1920, 2560] as const;

for (const address of everyPage.filter((page) => /(?:home-hero|page-header)__picture/u.test(builtHtml(page)))) {
  test(`${address}: its people stand on the slope`, pageTest(address), async ({ page }) => {
    await page.goto(address);
    for (const width of windowWidths) {
      await page.setViewportSize({ width, height: 900 });
      const { left, right, feet, edge, margin } = await page.locator(".ramp-below > .picture").evaluate((picture) => {
        const scene = picture.getBoundingClientRect();
        const header = picture.closest(".ramp-below")?.getBoundingClientRect() ?? scene;
        const words = picture.parentElement?.querySelector(".page-header__inner")?.getBoundingClientRect();
        return {
          left: scene.left,
          right: scene.right,
          feet: scene.bottom,
          edge: header.bottom - scene.left / 12,
          // Home's scene goes on to the window's edge.
          margin: words?.right ?? header.right,
        };
      });
      expect.soft(Math.abs(feet - edge), `${width} px: distance of the scene from the slope`).toBeLessThan(2);
      expect.soft(left, `${width} px: the scene's left edge`).toBeGreaterThanOrEqual(-1);
      expect.soft(Math.abs(right - margin), `${width} px: from the scene's right edge to the margin`).toBeLessThan(1);
      // It lies over no link.
      for (const link of await page.locator(".ramp-below a:visible").all()) await link.click({ trial: true });
    }
    const reachesTheEdge = await page.locator(".ramp-below > .picture").evaluate((picture) => {
      const image = picture instanceof HTMLImageElement ? picture : picture.querySelector("img");
      const canvas = document.createElement("canvas");
      const context = canvas.getContext("2d");
      if (image === null || context === null) throw new Error("The picture can't be drawn.");
      [canvas.width, canvas.height] = [1000, 700];
      context.drawImage(image, 0, 0, 1000, 700);
      // Four bytes for each pixel, the last of which says how opaque it is.
      return context.getImageData(996, 0, 4, 700).data.some((value, index) => index % 4 === 3 && value > 0);
    });
    expect(reachesTheEdge, "something is drawn at the scene's right edge").toBe(true);
  });
}

/** Our Projects, where the bands lie over the slope. */
const hasBandsAtOnce = (page: string): boolean => builtHtml(page).includes("project-bands--row");

for (const address of everyPage.filter((page) => builtHtml(page).includes("page-header") && !hasBandsAtOnce(page))) {
  test(`${address}: what follows a slope is as far from it as on other pages`, pageTest(address), async ({ page }) => {
    await page.goto(address);
    for (const width of windowWidths) {
      await page.setViewportSize({ width, height: 900 });
      const distances = await page.locator("main").evaluate((main) => {
        const probe = document.createElement("div");
        probe.style.blockSize = "var(--section)";
        main.append(probe);
        const landing = probe.offsetHeight;
        probe.remove();
        return [...main.querySelectorAll(".page-header, .content-section--band, .page-section--plane")].map((part) => {
          const foot = part.getBoundingClientRect().bottom;
          const boxes = [...main.querySelectorAll("h2, h3, p, li, a, dt, .rail-part, .capability__sheet")]
            .filter((box) => part.compareDocumentPosition(box) === Node.DOCUMENT_POSITION_FOLLOWING)
            .map((box) => box.getBoundingClientRect())
            .filter((box) => box.width > 1 && box.top > foot - 1);
          return Math.min(...boxes.map(({ top }) => top)) - foot - landing;
        });
      });
      // A few pixels for lines that are higher than their letters.
      for (const distance of distances) expect.soft(Math.abs(distance), `${width} px`).toBeLessThan(6);
    }
  });
}
