// Every page adapts to viewport, text spacing, motion, forced colors and paper, and loads without errors or layout shifts.
import { expect, type Page } from "@playwright/test";
import { edgelessControls, unseenIcons } from "./testing/forced-colors";
import { layoutShifts, motions, readThrough } from "./testing/motion";
import { printErrors } from "./testing/print-errors";
import { smallTargets } from "./testing/target-size";
import { layoutErrors, textSpacing, sidewaysOverflow } from "./testing/layout-errors";
import { allPages, laptop, pageTest, phone, test, unknownPage, zoomed, zoomedMost } from "./site-test";

// One page load per viewport serves all checks; each is a step of its own in the report.

const readable = { cut: [], overlaps: [], sideways: 0 };

/** The share of the viewport's height that fixed boxes take, 0 to 1. */
const fixedShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll("body *")].filter(
      (element) =>
        ["fixed", "sticky"].includes(getComputedStyle(element).position) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.closest("dialog, .skip-link") === null,
    );
    return bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / window.innerHeight;
  });

/** Common widths and breakpoints below a laptop. */
const widthsBetween = [320, 480, 600, 768, 1024] as const;

for (const viewport of [laptop, phone]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    for (const address of allPages) {
      test(address, pageTest(address), async ({ page, context }) => {
        const errors: string[] = [];
        page.on("console", (message) => {
          // Failed requests, too. The 404 page's own status is meant.
          const isMeant = message.location().url.endsWith(unknownPage);
          if (message.type() === "error" && !isMeant) errors.push(`${message.text()} ${message.location().url}`);
        });
        await page.goto(address);
        await readThrough(page);

        await test.step("layout shift at most 0.01 over the whole page", async () => {
          const { sum, moved } = await layoutShifts(page);
          expect.soft(sum, moved.join("\n")).toBeLessThanOrEqual(0.01);
        });
        await test.step("no text is cut off or overlapped", async () => {
          expect.soft(await layoutErrors(page)).toEqual(readable);
        });
        await test.step("2.5.5 targets", async () => {
          expect.soft(await smallTargets(page)).toEqual([]);
        });
        await test.step("1.4.12 text spacing", async () => {
          expect.soft(await layoutErrors(page, textSpacing)).toEqual(readable);
        });
        await test.step("2.3.3 reduced motion", async () => {
          await page.emulateMedia({ reducedMotion: "reduce" });
          expect.soft(await motions(page)).toEqual([]);
          await page.emulateMedia({ reducedMotion: null });
        });
        await test.step("forced colors", async () => {
          await page.emulateMedia({ forcedColors: "active" });
          // Every page has a button, so an empty list below means that the check looked at something.
          await expect.soft(page.locator("a.button").first()).toBeAttached();
          expect.soft(await edgelessControls(page)).toEqual([]);
          expect.soft(await unseenIcons(page)).toEqual([]);
          await page.emulateMedia({ forcedColors: null });
        });
        if (viewport === laptop) {
          await test.step("1.4.4 text at 200 % by a style of the visitor's own", async () => {
            expect.soft(await layoutErrors(page, "html { font-size: 200% }")).toEqual(readable);
          });
          await test.step("no sideways scroll at other widths", async () => {
            for (const width of widthsBetween) {
              await page.setViewportSize({ ...laptop, width });
              expect.soft(await sidewaysOverflow(page), `${String(width)} px`).toBe(0);
            }
            await page.setViewportSize(laptop);
          });
          await test.step("print, from the dark scheme", async () => {
            await page.emulateMedia({ media: "print", colorScheme: "dark" });
            expect.soft(await printErrors(page)).toEqual([]);
          });
        } else {
          await test.step("1.4.10 reflow at 320 × 256, with text spacing too", async () => {
            await page.setViewportSize(zoomed);
            expect.soft(await layoutErrors(page)).toEqual(readable);
            expect.soft(await layoutErrors(page, textSpacing)).toEqual(readable);
            expect.soft(await fixedShare(page)).toBeLessThanOrEqual(0.3);
          });
          await test.step("reflow at 256 × 160: a laptop at 500 %", async () => {
            await page.setViewportSize(zoomedMost);
            expect.soft(await layoutErrors(page)).toEqual(readable);
            expect.soft(await fixedShare(page)).toBeLessThanOrEqual(0.3);
          });
        }
        // Last, because late requests have been answered by now.
        await test.step("no error, no failed request, nothing refused by the policy, no cookie", async () => {
          expect.soft(errors).toEqual([]);
          expect.soft(await context.cookies(), "before the form is touched").toEqual([]);
        });
      });
    }
  });
}
