import { pathToFileURL } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import type { Browser } from "@playwright/test";
import { startChromium } from "../lib/chromium";
import { fromRoot } from "../lib/paths";
import { officialText, plainText } from "./bill-text";
import { readingGrade } from "./reading-grade";
import { phone, prototypeFolder } from "./screens";

/**
 * Measures the Senate screens, so that the figures in the case study can be checked at any time:
 * `npx tsx art/senate/measure.ts` prints one line a screen and text size, then the reading grades.
 */

const screens = ["find", "home", "bill", "contact", "answer"] as const;
const textSizes = [100, 130, 150, 200] as const;

/** What runs inside the page. Text, because functions would be compiled with helpers the page does not have. */
const smallestTargetScript = `Math.min(...[...document.querySelectorAll("a, button, textarea, label:has(input)")]
  .map((target) => target.getBoundingClientRect())
  .map((box) => Math.min(box.width, box.height)))`;
const sidewaysScript = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

/** The lowest contrast among the texts that passed; a text that fails is counted as a barrier. */
const contrastOf = (data: unknown): number =>
  typeof data === "object" && data !== null && "contrastRatio" in data && typeof data.contrastRatio === "number"
    ? data.contrastRatio
    : Number.POSITIVE_INFINITY;

const measureScreen = async (browser: Browser, screen: string, textSize: number): Promise<string> => {
  const context = await browser.newContext({ viewport: { width: phone.width, height: phone.height } });
  try {
    const page = await context.newPage();
    await page.goto(pathToFileURL(fromRoot(`${prototypeFolder}/${screen}.html`)).href);
    await page.addStyleTag({ content: `html{font-size:${textSize}%}` });
    const axe = await new AxeBuilder({ page }).analyze();
    const barriers = axe.violations.map(({ id, nodes }) => `${id} (${nodes.length})`);
    const undecided = axe.incomplete.map(({ id, nodes }) => `${id} (${nodes.length})`);
    const contrasts = axe.passes
      .filter(({ id }) => id === "color-contrast")
      .flatMap(({ nodes }) => nodes.flatMap(({ any }) => any.map(({ data }) => contrastOf(data))));
    const target: unknown = await page.evaluate(smallestTargetScript);
    const sideways: unknown = await page.evaluate(sidewaysScript);
    await page.setViewportSize({ width: phone.height, height: phone.width });
    const turned: unknown = await page.evaluate(sidewaysScript);
    return [
      `${screen} at ${textSize} %`,
      `barriers ${barriers.join(", ") || "0"}`,
      `undecided ${undecided.join(", ") || "0"}`,
      `lowest contrast ${Math.min(...contrasts)}`,
      `smallest target ${String(target)} px`,
      `sideways scroll ${String(sideways)} px, phone on its side ${String(turned)} px`,
    ].join("; ");
  } finally {
    await context.close();
  }
};

const measure = async (): Promise<void> => {
  const browser = await startChromium();
  try {
    for (const screen of screens) {
      for (const textSize of textSizes) {
        console.log(await measureScreen(browser, screen, textSize));
      }
    }
  } finally {
    await browser.close();
  }
  console.log("official text", readingGrade(officialText));
  console.log("plain words", readingGrade(plainText));
};

measure().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
