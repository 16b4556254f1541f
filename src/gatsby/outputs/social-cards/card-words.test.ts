import path from "node:path";
import { drawCardWords, loadCardFonts, type CardWords } from "./card-words";

const colors = { text: "#ffffff", textMuted: "#cccccc", rail: "#ffcc00" };
const draw = async (words: Omit<CardWords, "studio">): Promise<string> =>
  drawCardWords({ studio: "The Studio", ...words }, colors, await loadCardFonts(path.resolve(".")));

/** The lowest and the rightmost point of what is drawn, in pixels: outlines are absolute coordinates. */
const extent = (svg: string): { readonly right: number; readonly bottom: number } => {
  const points = [...svg.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/gu)].map(([, x, y]) => [Number(x), Number(y)] as const);
  return { right: Math.max(...points.map(([x]) => x)), bottom: Math.max(...points.map(([, y]) => y)) };
};

test("a card has the size that networks take, and letters as outlines", async () => {
  const svg = await draw({ heading: "Pricing" });
  expect(svg).toMatch(/^<svg width="1200" height="630"/u);
  expect(svg).not.toContain("<text");
});

test.each([
  ["one short word", "Us"],
  ["one long word", "Straightforwardness"],
  ["the longest heading that the schema allows", "Words of a heading ".repeat(5).slice(0, 90)],
  ["letters outside Latin-1", "Łódź, Đurđa and Šárka build together"],
])("%s stays left of the picture and above the rail", async (_, heading) => {
  const { right, bottom } = extent(await draw({ heading, over: "Over it", under: "A line under it" }));
  expect(right).toBeLessThanOrEqual(560);
  expect(bottom).toBeLessThanOrEqual(480);
});

test("a character that the typeface lacks is left blank", async () => {
  const [svg, without] = await Promise.all([draw({ heading: "Design 設計" }), draw({ heading: "Design" })]);
  expect(svg).toMatch(/^<svg width="1200" height="630"/u);
  expect(extent(svg).right).toBeLessThanOrEqual(560);
  expect(svg).not.toBe(without);
});
