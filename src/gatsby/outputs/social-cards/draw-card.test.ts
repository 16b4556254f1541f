import { drawCard, loadCardFonts, type SocialCard } from "./draw-card";

const draw = async (card: Pick<SocialCard, "heading" | "eyebrow">): Promise<string> =>
  drawCard({ studio: "The Studio", ...card }, await loadCardFonts());

/** The rightmost and the lowest point of the text, in pixels: outlines are absolute coordinates. */
const extent = (svg: string): { readonly right: number; readonly bottom: number } => {
  const points = [...svg.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/gu)].map(([, x, y]) => [Number(x), Number(y)] as const);
  return { right: Math.max(...points.map(([x]) => x)), bottom: Math.max(...points.map(([, y]) => y)) };
};

test.each([
  ["one short word", "Us"],
  ["one long word", "Straightforwardness"],
  ["the longest heading that the schema allows", "Words of a heading ".repeat(5).slice(0, 90)],
  ["letters outside Latin-1", "Łódź, Đurđa and Šárka build together"],
])("%s stays left of the picture and above the rail", async (_, heading) => {
  const { right, bottom } = extent(await draw({ heading, eyebrow: "A line of words over the heading" }));
  expect(right).toBeLessThanOrEqual(560);
  expect(bottom).toBeLessThanOrEqual(480);
});

test("a character that the typeface lacks is left blank", async () => {
  const [svg, without] = await Promise.all([draw({ heading: "Design 設計" }), draw({ heading: "Design" })]);
  expect(extent(svg).right).toBeLessThanOrEqual(560);
  expect(svg).not.toBe(without);
});
