import assert from "node:assert/strict";
import { test } from "node:test";
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

test("ignores shades that nobody sees and a few pixels at the edge of a letter", async () => {
  assert.equal(await differenceOf(await picture(200), await picture(200)), undefined);
  assert.equal(await differenceOf(await picture(200), await picture(190)), undefined);
  assert.equal(await differenceOf(await picture(200), await picture(200, 7, 0)), undefined);
});

test("reports another color, a changed part and another size", async () => {
  const before = await picture(200);
  assert.equal(await differenceOf(before, await picture(100)), "100.00 % of its pixels differ");
  assert.equal(await differenceOf(before, await picture(200, 8, 0)), "0.64 % of its pixels differ");
  assert.equal(await differenceOf(before, await picture(200, 0, 0, 90)), "was 100 × 100 pixels, is 90 × 90");
});
