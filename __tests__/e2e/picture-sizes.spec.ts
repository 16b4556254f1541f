// No picture loads much wider than it is shown: above the fold `sizes` is right at each width of the viewport, below it
// the browser takes the width from the layout (`auto`).
import { expect, test } from "@playwright/test";
import { builtHtml, everyPage, pageTest } from "./site-test";

// A picture is as wide as it says, and at most 1.5 times narrower.
const windowWidths = [320, 600, 768, 1280, 1920] as const;

/** A picture of 1000 × 1 pixels, of which the browser says how wide `sizes` makes it. */
const ruler = "/ruler.svg";
const body = "<svg xmlns='http://www.w3.org/2000/svg' width='1000' height='1'/>";

for (const address of everyPage.filter((page) => /<img (?=[^>]*srcset=)[^>]*loading="eager"/iu.test(builtHtml(page)))) {
  test(`${address} loads no picture much wider than shown`, pageTest(address), async ({ page }) => {
    await page.route(`**${ruler}`, (route) => route.fulfill({ contentType: "image/svg+xml", body }));
    await page.goto(address);
    for (const width of windowWidths) {
      await page.setViewportSize({ width, height: 900 });
      const pictures = await page.evaluate(async (file) => {
        const images = [...document.querySelectorAll<HTMLImageElement>("img[srcset][loading='eager']")];
        return Promise.all(
          images
            .filter((image) => image.checkVisibility())
            .map(async (image) => {
              const copy = new Image();
              copy.sizes = image.sizes;
              copy.srcset = `${file} 1000w`;
              await copy.decode();
              return { name: image.src, sizes: copy.naturalWidth, shown: image.getBoundingClientRect().width };
            }),
        );
      }, ruler);
      expect(pictures).not.toEqual([]);
      // Layout and `sizes` are rounded.
      const wrong = pictures.filter(({ sizes, shown }) => sizes < shown * 0.99 - 1 || sizes > shown * 1.5);
      expect.soft(wrong, `${width} px`).toEqual([]);
    }
  });
}
