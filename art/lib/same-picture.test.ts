import sharp from "sharp";
import { differenceOf } from "./same-picture";

/** A picture of 100 by 100 pixels in one gray, with a square of another gray in its corner. */
const picture = (gray: number, square = 0, squareGray = 0, size = 100): Promise<Buffer> => {
  const pixels = Buffer.alloc(size * size, gray);
  for (let row = 0; row < square; row += 1) pixels.fill(squareGray, row * size, row * size + square);
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .png()
    .toBuffer();
};

test.each([
  ["the same pixels", [200], [200]],
  ["a shade that nobody sees", [200], [190]],
  ["a few other pixels, as at the edge of a letter", [200], [200, 7, 0]],
] as const)("passes over %s", async (_, [one], [other, square, squareGray]) => {
  expect(await differenceOf(await picture(one), await picture(other, square, squareGray))).toBeUndefined();
});

test("tells another color, another piece and another size", async () => {
  expect(await differenceOf(await picture(200), await picture(100))).toBe("100.00 % of its pixels are other ones");
  expect(await differenceOf(await picture(200), await picture(200, 8, 0))).toBe("0.64 % of its pixels are other ones");
  expect(await differenceOf(await picture(200), await picture(200, 0, 0, 90))).toBe("was 100 × 100 pixels, is 90 × 90");
});
