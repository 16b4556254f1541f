import { expect, test, type Page } from "@playwright/test";
import { edgelessControls, unseenIcons } from "./measure/forced-colors";
import { countShifts, motions, readThrough, shiftsSoFar } from "./measure/motion";
import { paperFaults } from "./measure/on-paper";
import { listenToFaults } from "./measure/page-faults";
import { smallTargets } from "./measure/targets";
import { textFaults, textSpacing, under } from "./measure/text-boxes";
import { everyPage, laptop, openPage, phone, sidewaysOverflow, unknownPage } from "./site";

/**
 * Every page gives way to its reader: size of window and text, spacing, contrast, motion, paper; and nothing goes wrong
 * while it is read. One load a page and screen serves all of it, since loading is what takes the time; each part is a
 * step of its own in the report.
 */

const readable = { cut: [], overlaps: [], sideways: 0 };

/** A laptop at 400 %: the smallest window that WCAG 1.4.10 knows. */
const zoomed = { width: 320, height: 256 };

/** How much of the window's height fixed boxes take. @returns 0 to 1 */
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

/** The widths between a small phone and a laptop that layouts change at, or that readers have. */
const widthsBetween = [320, 480, 600, 768, 1024] as const;

const step = async (name: string, check: () => Promise<void>): Promise<void> => {
  await test.step(name, check);
};

for (const viewport of [laptop, phone]) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });
    for (const address of [...everyPage, "/offline/", unknownPage]) {
      test(address, async ({ page, baseURL }) => {
        const faults = listenToFaults(page, baseURL ?? "");
        await countShifts(page);
        await openPage(page, address);
        await readThrough(page);

        await step("no error, no failed and no foreign request", async () => {
          await page.waitForLoadState("networkidle");
          expect.soft(faults).toEqual([]);
        });

        await step("nothing is moved about while the page loads and is read", async () => {
          const { sum, moved } = await shiftsSoFar(page);
          expect.soft(sum, moved.join("\n")).toBeLessThanOrEqual(0.01);
        });
        await step("text is whole, and nothing lies over it", async () => {
          expect.soft(await textFaults(page)).toEqual(readable);
        });
        await step("2.5.8 and 2.5.5 targets", async () => {
          expect.soft(await smallTargets(page)).toEqual({ under24: [], under44: [] });
        });
        await step("1.4.12 text spacing", async () => {
          expect.soft(await under(page, textSpacing, () => textFaults(page))).toEqual(readable);
        });
        await step("2.3.3 reduced motion", async () => {
          await page.emulateMedia({ reducedMotion: "reduce" });
          expect.soft(await motions(page)).toEqual([]);
          await page.emulateMedia({ reducedMotion: null });
        });
        await step("forced colors", async () => {
          await page.emulateMedia({ forcedColors: "active" });
          expect.soft(await edgelessControls(page)).toEqual([]);
          expect.soft(await unseenIcons(page)).toEqual([]);
          await page.emulateMedia({ forcedColors: null });
        });
        if (viewport === laptop) {
          await step("nothing goes sideways at the widths between", async () => {
            for (const width of widthsBetween) {
              await page.setViewportSize({ ...laptop, width });
              expect.soft(await sidewaysOverflow(page), `${String(width)} px`).toBe(0);
            }
            await page.setViewportSize(laptop);
          });
          await step("paper, from the dark scheme", async () => {
            await page.emulateMedia({ media: "print", colorScheme: "dark" });
            expect.soft(await paperFaults(page)).toEqual([]);
          });
        } else {
          await step("1.4.10 reflow at 320 × 256, with text spacing too", async () => {
            await page.setViewportSize(zoomed);
            expect.soft(await textFaults(page)).toEqual(readable);
            expect.soft(await under(page, textSpacing, () => textFaults(page))).toEqual(readable);
            expect.soft(await fixedShare(page)).toBeLessThanOrEqual(0.3);
          });
        }
      });
    }
  });
}
