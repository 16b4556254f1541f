import sharp from "sharp";
import { rasterDimensions } from "./raster-dimensions";

const blank = sharp({ create: { width: 321, height: 123, channels: 3, background: "#4a2a9c" } });

test.each([
  ["a PNG", () => blank.clone().png().toBuffer()],
  ["a JPEG", () => blank.clone().jpeg().toBuffer()],
  [
    "a progressive JPEG with a color profile",
    () => blank.clone().jpeg({ progressive: true }).withMetadata().toBuffer(),
  ],
])("%s says its size", async (_, make) => {
  expect(rasterDimensions(await make())).toEqual({ width: 321, height: 123 });
});

test.each([
  ["another kind of picture", () => blank.clone().webp().toBuffer()],
  ["text", () => Promise.resolve(Buffer.from("<svg/>"))],
  ["nothing", () => Promise.resolve(Buffer.alloc(0))],
  ["a PNG that was cut off", async () => (await blank.clone().png().toBuffer()).subarray(0, 10)],
  ["a JPEG that was cut off", async () => (await blank.clone().jpeg().toBuffer()).subarray(0, 12)],
])("%s has none", async (_, make) => {
  expect(rasterDimensions(await make())).toBeUndefined();
});
