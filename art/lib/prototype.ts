import type { Page } from "@playwright/test";
import { fromRoot } from "./paths";

/** An address that exists only in the build: opened as files, the prototypes could not load their scripts. */
const origin = "https://prototype.example";

/** The lines above the screen and the tips below it belong to the prototype, not to the product. */
export const productAlone = ".about-prototype,.switch,.guide{display:none}";

/**
 * Opens a page of a prototype as the site serves it, and shows the product alone.
 * @param path the page's place in static/prototypes/, as "senate/bills.html"
 * @param act what a visitor does there before the picture is taken
 */
export const openPrototype = async (page: Page, path: string, act?: (page: Page) => Promise<void>): Promise<void> => {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({ path: fromRoot(`static/prototypes${new URL(route.request().url()).pathname}`) }),
  );
  await page.goto(`${origin}/${path}`);
  await act?.(page);
  await page.waitForLoadState();
  await page.addStyleTag({ content: productAlone });
  // Neither a focus ring nor the pointer is left where the last act happened, and the page is seen from its top.
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: "instant" });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await Promise.all([...document.images].map((image) => image.decode()));
  });
};
