import { expect, test } from "@playwright/test";
import { walk } from "./measure/tab-stops";
import { everyPage, laptop, pagePerTemplate, openPage, phone, unknownPage } from "./site";

/**
 * The keyboard on every page (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.12): every control is reached in reading order, no control
 * holds the focus, the way back is the same, and nothing fixed covers what has the focus, not even in part.
 */

/** A laptop at 400 %: the smallest window that WCAG 1.4.10 knows. */
const zoomed = { width: 320, height: 256 };

for (const [viewport, addresses] of [
  [laptop, [...everyPage, unknownPage]],
  [phone, pagePerTemplate],
  [zoomed, pagePerTemplate],
] as const) {
  test.describe(`${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });
    for (const address of addresses) {
      test(address, async ({ page }) => {
        await openPage(page, address);
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
          window.scrollTo(0, 0);
        });
        // The way back is the same mechanism on all pages of a kind.
        const isFirstOfItsKind = pagePerTemplate.some((one) => one === address);
        const { expected, forward, back, outOfOrder, covered, outOfView } = await walk(page, isFirstOfItsKind);
        expect(expected.length).toBeGreaterThan(15);
        expect(forward).toEqual([...expected, "the page's end"]);
        // From the first control the browser goes on to its own bar, or straight to the page's end.
        if (isFirstOfItsKind) {
          expect(back.slice(0, expected.length)).toEqual([...expected].reverse());
          expect(back.at(-1), "the first control holds the focus").not.toBe(expected[0]);
        }
        expect(outOfOrder, "reading order").toEqual([]);
        expect(covered, "covered by something fixed").toEqual([]);
        expect(outOfView, "out of the window").toEqual([]);
      });
    }
  });
}
