// A picture that a camera stored lying on its side is shown whole and upright.
import path from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../../../__tests__/testing/clean-up";
import { uprightPicture } from "./upright-pictures";

const folder = temporaryFolder();
/** A picture whose stored upper left quarter is black. */
const stored = async (orientation: number) => {
  const absolutePath = path.join(folder, `${orientation}.jpg`);
  const black = { create: { width: 80, height: 50, channels: 3, background: "black" } } as const;
  await sharp({ create: { width: 160, height: 100, channels: 3, background: "white" } })
    .composite([{ input: black, gravity: "northwest" }])
    .withMetadata({ orientation })
    .toFile(absolutePath);
  return { absolutePath, internal: { contentDigest: `${orientation}` } };
};

// Where EXIF 2.32 puts the stored upper left corner, in the order of the pixels.
test.each([
  [5, 0],
  [6, 99],
  [7, 15_999],
  [8, 15_900],
])("orientation %d: the pipeline gets the picture as it's seen", async (orientation, corner) => {
  const file = await stored(orientation);
  const [copy, second] = await Promise.all([uprightPicture(file, folder), uprightPicture(file, folder)]);
  expect(second).toEqual(copy);
  const { data, info } = await sharp(copy.absolutePath).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 100, height: 160 });
  expect([0, 99, 15_900, 15_999].filter((pixel) => (data[pixel * 3] ?? 0) < 99)).toEqual([corner]);
});
