import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { uprightPicture } from "./upright-pictures";

const folder = mkdtempSync(path.join(tmpdir(), "upright-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A picture whose stored upper left quarter is black. */
const stored = async (orientation: number, format: "jpeg" | "png") => {
  const absolutePath = path.join(folder, `${orientation}.${format}`);
  const black = { create: { width: 80, height: 50, channels: 3, background: "black" } } as const;
  await sharp({ create: { width: 160, height: 100, channels: 3, background: "white" } })
    .composite([{ input: black, gravity: "northwest" }])
    .withMetadata({ orientation })
    .toFormat(format)
    .toFile(absolutePath);
  return { absolutePath, internal: { contentDigest: `${format}${orientation}` } };
};

// Where EXIF 2.32 puts the stored upper left corner, in the order of the pixels.
test.each([
  [5, 0],
  [6, 99],
  [7, 15_999],
  [8, 15_900],
])("orientation %d: the pipeline gets a copy that is stored as it is seen, whole", async (orientation, corner) => {
  for (const format of ["jpeg", "png"] as const) {
    const file = await stored(orientation, format);
    const [copy, second] = await Promise.all([uprightPicture(file, folder), uprightPicture(file, folder)]);
    expect(second).toEqual(copy);
    expect(copy).toEqual({ ...file, absolutePath: copy.absolutePath });
    const { data, info } = await sharp(copy.absolutePath).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 100, height: 160 });
    expect([0, 99, 15_900, 15_999].filter((pixel) => (data[pixel * 3] ?? 0) < 99)).toEqual([corner]);
  }
});

test.each([1, 2, 3, 4])("orientation %d keeps width and height: no copy", async (orientation) => {
  const file = await stored(orientation, "jpeg");
  expect(await uprightPicture(file, folder)).toBe(file);
});
