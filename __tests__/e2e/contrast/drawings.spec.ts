import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { readPhotograph } from "./pixels";
import { contrast, hex, over, readColor } from "./ratio";

/**
 * Words inside drawings. The site shows them through <img>, where nobody can ask for colors, so each drawing is opened
 * by itself: the words' own color against the pixels behind them, photographed without the words.
 */

const content = path.resolve(__dirname, "..", "..", "..", "content");

const drawings = readdirSync(content, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".svg") && readFileSync(path.join(content, file), "utf8").includes("<text"))
  .map((file) => file.split(path.sep).join("/"))
  .sort();

/** AAA (WCAG 1.4.6). Large text is easier to tell from its ground, and what is large is told by SVG's own units. */
const askedOf = (size: number): number => (size >= 24 ? 4.5 : 7);

/** The ground behind a drawing that has none: `--surface-raised` of src/styles/tokens.css, the weaker one. */
const pageGrounds = { light: "#f3efe6", dark: "#1f183b" } as const;

/** What covers less of the piece than this is the edge of a line, not a ground. */
const leastPart = 0.03;

test("there are drawings with words", () => {
  expect(drawings.length).toBeGreaterThan(10);
});

/** The words of a drawing in one scheme that are too weak. */
const faultsOf = async (page: Page, svg: string, colorScheme: keyof typeof pageGrounds): Promise<readonly string[]> => {
  await page.emulateMedia({ colorScheme });
  await page.setContent(
    `<!doctype html><style>body{margin:0;background:${pageGrounds[colorScheme]}}svg{display:block}</style>${svg}`,
  );
  const words = await page.evaluate(() =>
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
          piece: { x, y, width, height },
        };
      }),
  );
  expect(words.length).toBeGreaterThan(0);
  await page.addStyleTag({ content: "text, tspan { visibility: hidden !important }" });
  const photograph = await readPhotograph(await page.locator("svg").first().screenshot());
  return words.flatMap(({ text, fill, opacity, size, piece }) => {
    const ink = readColor(fill);
    return photograph
      .colorsIn(piece)
      .filter(({ part }) => part >= leastPart)
      .map(({ color }) => ({
        color,
        ratio: contrast(over({ ...ink, alpha: ink.alpha * opacity }, color), color),
      }))
      .filter(({ ratio }) => ratio < askedOf(size))
      .map(({ color, ratio }) => `${colorScheme}: "${text}": ${hex(ink)} on ${hex(color)} is ${ratio.toFixed(2)}:1`);
  });
};

for (const file of drawings) {
  test(`the words in ${file}, in both schemes`, async ({ page }) => {
    const svg = readFileSync(path.join(content, file), "utf8");
    expect([...(await faultsOf(page, svg, "light")), ...(await faultsOf(page, svg, "dark"))]).toEqual([]);
  });
}
