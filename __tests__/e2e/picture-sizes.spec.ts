import { expect, test } from "@playwright/test";
import { contentPages } from "./content";
import { builtHtml, everyPage, pageTest } from "./site";

/**
 * `sizes` is right: at each viewport width and pixel density the browser can take a file at least as wide as the picture
 * is shown and at most 1.5 times as wide, unless it is the largest.
 */

const windowWidths = [320, 360, 600, 768, 1024, 1280, 1920] as const;
const densities = [1, 2, 3] as const;

const mostTimes = 1.5;
/** Layout and `sizes` are rounded. */
const rounding = 0.01;

const inOrder = (widths: readonly number[]): string => [...widths].sort((a, b) => a - b).join();

/** Widths that the content asks for may be further apart. */
const ownWidths = new Set(contentPages.flatMap(({ pictureWidths }) => pictureWidths).map(inOrder));

/** A picture of 1000 × 1 pixels, of which the browser says how wide `sizes` makes it. */
const ruler = "/ruler.svg";
const body = "<svg xmlns='http://www.w3.org/2000/svg' width='1000' height='1'/>";

for (const address of everyPage.filter((page) => / srcset="/iu.test(builtHtml(page)))) {
  test(`${address} loads no picture much wider than shown`, pageTest(address), async ({ page }) => {
    await page.route(`**${ruler}`, (route) => route.fulfill({ contentType: "image/svg+xml", body }));
    await page.goto(address);
    const failures: string[] = [];
    for (const width of windowWidths) {
      await page.setViewportSize({ width, height: 900 });
      const pictures = await page.evaluate(async (file) => {
        const images = [...document.querySelectorAll<HTMLImageElement>("img[srcset]")];
        return Promise.all(
          images
            .filter((image) => image.checkVisibility())
            .map(async (image) => {
              // Browsers take the first source with a supported format.
              const { srcset, sizes } = image.parentElement?.querySelector("source") ?? image;
              const copy = new Image();
              copy.sizes = sizes;
              copy.srcset = `${file} 1000w`;
              await copy.decode();
              return {
                name: new URL(image.src).pathname,
                widths: [...srcset.matchAll(/ (\d+)w/gu)].map(([, one]) => Number(one)).sort((a, b) => a - b),
                sizesWidth: copy.naturalWidth,
                shown: image.getBoundingClientRect().width,
              };
            }),
        );
      }, ruler);
      expect(pictures.length).toBeGreaterThan(0);
      for (const { name, widths, sizesWidth, shown } of pictures) {
        if (sizesWidth < shown * (1 - rounding) - 1)
          failures.push(`${width} px: ${name}: shown ${shown}, sizes ${sizesWidth}`);
        for (const density of densities) {
          const chosen = widths.find((one) => one >= sizesWidth * density);
          const times = (chosen ?? 0) / (shown * density);
          if (times > mostTimes + rounding && chosen !== widths.at(-1) && !ownWidths.has(inOrder(widths)))
            failures.push(
              `${width} px: ${name}: shown ${shown} × ${density}, chosen ${String(chosen)} of ${widths.join("/")}`,
            );
        }
      }
    }
    expect(failures).toEqual([]);
  });
}
