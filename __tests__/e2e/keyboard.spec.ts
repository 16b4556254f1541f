// Keyboard on every page (WCAG 2.1.1, 2.1.2, 2.4.3, 2.4.12): Tab reaches all in reading order, traps nowhere, is never covered.
import { expect, test } from "@playwright/test";
import { walk } from "./testing/tab-stops";
import { openState, states } from "./states";
import { everyPage, fullOnly, laptop, pagePerTemplate, pageTest, phone, unknownPage, zoomed } from "./site-test";

for (const [viewport, addresses, details] of [
  [laptop, [...everyPage, unknownPage], pageTest],
  [phone, pagePerTemplate, () => fullOnly],
  // Fixed bars cover most here.
  [zoomed, pagePerTemplate, pageTest],
] as const) {
  test.describe(`${viewport.width} × ${viewport.height} px`, () => {
    test.use({ viewport });
    for (const address of addresses) {
      test(address, details(address), async ({ page }) => {
        await page.goto(address);
        // Their buttons come after the page has loaded.
        await expect(page.locator("[data-carousel]:not([data-ready])")).toHaveCount(0);
        // What is folded is walked through, too. The walk itself finds a summary that Tab doesn't reach.
        const closed = page.locator("details:not([open]) > summary:visible");
        for (let left = await closed.count(); left > 0; left -= 1) {
          await closed.first().press("Enter");
          await expect(closed).toHaveCount(left - 1);
        }
        await page.evaluate(() => {
          // The browser goes on with Tab from where the last focus was: at the page's beginning.
          const start = Object.assign(document.createElement("span"), { tabIndex: -1 });
          document.body.prepend(start);
          start.focus();
          start.remove();
          window.scrollTo(0, 0);
        });
        // Backwards only on some pages of each template, and where most is in view.
        const alsoBack = viewport !== zoomed && pagePerTemplate.includes(address);
        const { expected, forward, back, outOfOrder, unseen } = await walk(page, alsoBack);
        expect(expected.length).toBeGreaterThan(5);
        expect(forward).toEqual([...expected, "the page's end"]);
        // From the first control Shift+Tab leaves the page, or wraps to its end.
        if (alsoBack) {
          expect(back.slice(0, expected.length)).toEqual([...expected].reverse());
          expect(back.at(-1), "the first control traps the focus").not.toBe(expected[0]);
        }
        expect(outOfOrder, "reading order").toEqual([]);
        expect(unseen, "covered by something fixed, or out of the window").toEqual([]);
      });
    }
  });
}

test("no character key is a shortcut, once the form's script runs (2.1.4)", async ({ page }) => {
  await openState(page, states.formWithErrors);
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // Formik validates a field that loses the focus, and React draws what comes of it, a moment later.
    return new Promise<void>((resolve) => {
      let atRest = setTimeout(resolve, 500);
      new MutationObserver(() => {
        clearTimeout(atRest);
        atRest = setTimeout(resolve, 500);
      }).observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    });
  });
  const changes = await page.evaluateHandle(() => {
    const names: string[] = [];
    const observer = new MutationObserver((records) => names.push(...records.map(({ target }) => target.nodeName)));
    observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
    return names;
  });
  const characters = Array.from({ length: 94 }, (_, index) => String.fromCharCode(33 + index));
  for (const character of characters) await page.keyboard.press(character);
  expect(await changes.jsonValue()).toEqual([]);
  await expect(page.locator("body")).toBeFocused();
});
