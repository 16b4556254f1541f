import { pathToFileURL } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { startChromium } from "../lib/chromium";
import { fromRoot } from "../lib/paths";

/**
 * `npx tsx art/grooming-table/measure.ts` measures the final pages, so that the figures in the case
 * study come from the pages themselves.
 */

const screens = [
  { name: "home", width: 966, height: 1383 },
  { name: "about-us", width: 908, height: 1187 },
  { name: "product-store", width: 966, height: 1110 },
  { name: "appointment", width: 390, height: 844 },
  { name: "sign-up", width: 390, height: 844 },
] as const;

/** What runs inside the page. A field counts with its label. */
const lowestTargetScript = `Math.min(...[...document.querySelectorAll("a, button, textarea, input, select")]
  .map((target) => (target.closest("label") ?? target).getBoundingClientRect().height))`;

const contrastOf = (data: unknown): number =>
  typeof data === "object" && data !== null && "contrastRatio" in data && typeof data.contrastRatio === "number"
    ? data.contrastRatio
    : Number.POSITIVE_INFINITY;

const measure = async (): Promise<void> => {
  const browser = await startChromium();
  try {
    for (const { name, width, height } of screens) {
      const context = await browser.newContext({ viewport: { width, height } });
      const page = await context.newPage();
      await page.goto(pathToFileURL(fromRoot(`art/grooming-table/prototypes/${name}.html`)).href);
      const axe = await new AxeBuilder({ page }).analyze();
      const contrasts = axe.passes
        .filter(({ id }) => id === "color-contrast")
        .flatMap(({ nodes }) => nodes.flatMap(({ any }) => any.map(({ data }) => contrastOf(data))));
      const target: unknown = await page.evaluate(lowestTargetScript);
      console.log(name, {
        barriers: axe.violations.map(({ id }) => id),
        undecided: axe.incomplete.map(({ id, nodes }) => `${id} (${nodes.length})`),
        lowestContrast: Math.min(...contrasts),
        lowestTarget: target,
      });
      await context.close();
    }
  } finally {
    await browser.close();
  }
};

measure().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
