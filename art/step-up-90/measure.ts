import { pathToFileURL } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { startChromium } from "../lib/chromium";
import { fromRoot } from "../lib/paths";
import { builtFolder, screens } from "./jobs";

/**
 * `npx tsx art/step-up-90/measure.ts`: measures the built prototypes, so that the figures in the case
 * study come from the screens themselves. Run `npm run build --prefix art -- step-up-90` first.
 */

interface Measured {
  /** The smallest control: edge lengths in CSS pixels. */
  readonly smallestTarget: string;
  /** The least distance between two controls of the number keys, in CSS pixels. */
  readonly keyGap: number | null;
  readonly key: string | null;
  readonly smallestText: number;
  /** The lowest contrast of text against its ground, with the text. */
  readonly lowestContrast: string;
}

/** Runs in the page. Grounds are flat colors, so the nearest painted ancestor is the ground. */
const measurePage = (): Measured => {
  const luminance = (color: string): number => {
    const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/gu) ?? []).map(Number).map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const groundOf = (element: Element | null): string => {
    if (element === null) return "rgb(255, 255, 255)";
    const ground = getComputedStyle(element).backgroundColor;
    return ground === "rgba(0, 0, 0, 0)" || ground === "transparent" ? groundOf(element.parentElement) : ground;
  };
  const ratio = (one: string, two: string): number => {
    const [light, dark] = [luminance(one), luminance(two)].sort((a, b) => b - a);
    return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
  };
  const texts = [...document.querySelectorAll("body *")].filter(
    (element) =>
      !element.classList.contains("seen-not") &&
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? "").trim() !== "",
      ) &&
      element.getClientRects().length > 0 &&
      !["SCRIPT", "STYLE", "CAPTION"].includes(element.tagName),
  );
  const contrasts = texts
    .map((element) => {
      const style = getComputedStyle(element);
      const color = element instanceof SVGElement ? style.fill : style.color;
      return { ratio: ratio(color, groundOf(element)), text: element.textContent.trim().slice(0, 30) };
    })
    .sort((a, b) => a.ratio - b.ratio);
  const lowest = contrasts[0];
  const targets = [...document.querySelectorAll("a[href], button")]
    .filter((element) => getComputedStyle(element).display !== "inline")
    .map((element) => element.getBoundingClientRect())
    .sort((a, b) => Math.min(a.width, a.height) - Math.min(b.width, b.height));
  const smallest = targets[0];
  const keys = [...document.querySelectorAll(".key")].map((element) => element.getBoundingClientRect());
  const gaps = keys.flatMap((one) =>
    keys.flatMap((two) => {
      const across = Math.abs(one.top - two.top) < 1 ? two.left - one.right : -1;
      const down = Math.abs(one.left - two.left) < 1 ? two.top - one.bottom : -1;
      return [across, down].filter((gap) => gap > 0);
    }),
  );
  return {
    smallestTarget: smallest === undefined ? "none" : `${smallest.width.toFixed(0)} x ${smallest.height.toFixed(0)}`,
    keyGap: gaps.length === 0 ? null : Math.min(...gaps),
    key: keys[0] === undefined ? null : `${keys[0].width.toFixed(0)} x ${keys[0].height.toFixed(0)}`,
    smallestText: Math.min(...texts.map((element) => parseFloat(getComputedStyle(element).fontSize))),
    lowestContrast: lowest === undefined ? "none" : `${lowest.ratio.toFixed(2)} (${lowest.text})`,
  };
};

const axeFaults = async (page: Page): Promise<readonly string[]> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 90)).join(" | ")}`);
};

/** What a shaking finger does to the log screen: the field "Bottom" before and after. */
const tremorTrial = async (page: Page): Promise<Readonly<Record<string, string>>> => {
  const field = page.locator('[data-field="bottom"] output');
  const longerThanTheEcho = 500;
  await page.locator("#undo").click();
  await page.waitForTimeout(longerThanTheEcho);
  const start = await field.innerText();
  await page.locator('[data-digit="5"]').dblclick();
  const afterDoubleTouch = await field.innerText();
  const key = await page.locator('[data-digit="9"]').boundingBox();
  if (key === null) throw new Error("The key 9 is not on the screen.");
  await page.mouse.move(key.x + key.width / 2, key.y + key.height / 2);
  await page.mouse.down();
  await page.mouse.move(key.x + key.width / 2, key.y - key.height / 2);
  await page.mouse.up();
  return { start, afterDoubleTouch, afterSlip: await field.innerText() };
};

const measure = async (): Promise<void> => {
  const browser = await startChromium();
  try {
    for (const { page: name, width, height } of screens) {
      const context = await browser.newContext({ viewport: { width, height } });
      const page = await context.newPage();
      await page.goto(pathToFileURL(fromRoot(`${builtFolder}/${name}`)).href);
      // tsx names inner functions with a helper that the page does not have.
      await page.evaluate("globalThis.__name = (value) => value");
      console.log(name, await page.evaluate(measurePage), "axe:", await axeFaults(page));
      if (name === "log.html") console.log("tremor:", await tremorTrial(page));
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
