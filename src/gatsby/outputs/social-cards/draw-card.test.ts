import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
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

test("a picture that a camera stored on its side is drawn as it is seen", async () => {
  // Seen, it is in the card's shape, with black in its left half.
  const black = { create: { width: 315, height: 300, channels: 3, background: "black" } } as const;
  const picture = path.join(mkdtempSync(path.join(tmpdir(), "card-")), "picture.jpg");
  await sharp({ create: { width: 315, height: 600, channels: 3, background: "white" } })
    .composite([{ input: black, gravity: "south" }])
    .withMetadata({ orientation: 6 })
    .toFile(picture);
  const svg = await drawCard({ studio: "The Studio", heading: "Us", picture }, await loadCardFonts());
  rmSync(path.dirname(picture), { recursive: true });
  const png = sharp(Buffer.from(/"data:image\/png;base64,([^"]+)"/u.exec(svg)?.[1] ?? "", "base64"));
  expect(await png.metadata()).toMatchObject({ width: 2400, height: 1260 });
  const line = await png.extract({ left: 0, top: 600, width: 1000, height: 1 }).raw().toBuffer();
  expect(Math.max(...line)).toBeLessThan(20);
});
