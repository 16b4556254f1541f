import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { contrastRatio } from "../../../src/lib/contrast";
import { colorsIn, readPixels } from "../measure/pixels";
import { fullOnly } from "../site";
import { hex, over, parseColor } from "./colors";

/**
 * Contrast of text inside SVG drawings. In <img> its colors cannot be read, so each drawing is opened by itself: the
 * text's computed color against the pixels behind it, from a screenshot without the text.
 */

const content = path.resolve(__dirname, "..", "..", "..", "content");

const drawings = readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svg") && readFileSync(path.join(content, file), "utf8").includes("<text"))
  .map((file) => file.split(path.sep).join("/"))
  .sort();

/** WCAG 1.4.6, AAA. @param size in the drawing's own units */
const requiredRatio = (size: number): number => (size >= 24 ? 4.5 : 7);

/** Behind drawings without a background: `--surface-raised` of src/styles/tokens.css. */
const pageBackgrounds = { light: "#f3efe6", dark: "#1f183b" } as const;

/** A smaller share is the edge of a line, not a background. */
const minShare = 0.03;

/** Texts of a drawing with too little contrast in one scheme. */
const failuresOf = async (
  page: Page,
  svg: string,
  colorScheme: keyof typeof pageBackgrounds,
): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme });
  await page.setContent(
    `<!doctype html><style>body{margin:0;background:${pageBackgrounds[colorScheme]}}svg{display:block}</style>${svg}`,
  );
  const texts = await page.evaluate(() =>
    [...document.querySelectorAll("text, tspan")]
      .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== ""))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { fill, fillOpacity, opacity, fontSize } = getComputedStyle(element);
        return {
          text: element.textContent.trim().slice(0, 40),
          fill,
          opacity: Number(fillOpacity) * Number(opacity),
          size: Number.parseFloat(fontSize),
          box: { x, y, width, height },
        };
      }),
  );
  expect(texts.length).toBeGreaterThan(0);
  await page.addStyleTag({ content: "text, tspan { visibility: hidden !important }" });
  const image = await readPixels(await page.locator("svg").first().screenshot());
  return texts.flatMap(({ text, fill, opacity, size, box }) => {
    const ink = parseColor(fill);
    return colorsIn(image, box)
      .filter(({ share }) => share >= minShare)
      .map(({ color }) => ({
        color,
        ratio: contrastRatio(over({ ...ink, alpha: ink.alpha * opacity }, { ...color, alpha: 1 }), color),
      }))
      .filter(({ ratio }) => ratio < requiredRatio(size))
      .map(({ color, ratio }) => `${colorScheme}: "${text}": ${hex(ink)} on ${hex(color)} is ${ratio.toFixed(2)}:1`);
  });
};

for (const [index, file] of drawings.entries()) {
  test(file, index === 0 ? {} : fullOnly, async ({ page }) => {
    const svg = readFileSync(path.join(content, file), "utf8");
    expect([...(await failuresOf(page, svg, "light")), ...(await failuresOf(page, svg, "dark"))]).toEqual([]);
  });
}
