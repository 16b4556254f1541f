// Published pictures are without what a camera or a program wrote into them.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../../../__tests__/testing/clean-up";
import { cleanPicturesIn } from "./clean-pictures";

const folder = temporaryFolder();

/** Puts a file where Gatsby copies it to, in a folder named after its content. @returns its File node and its path */
const published = (digit: string, base: string, bytes: Buffer) => {
  const contentDigest = digit.repeat(32);
  const file = path.join(folder, contentDigest, base);
  mkdirSync(path.dirname(file));
  const absolutePath = path.join(temporaryFolder(), base);
  for (const copy of [file, absolutePath]) writeFileSync(copy, bytes);
  return { file, node: { absolutePath, base, extension: path.extname(base).slice(1), internal: { contentDigest } } };
};

const white = { create: { width: 60, height: 40, channels: 3, background: "white" } } as const;
const place = { IFD0: { Artist: "Ana" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "33/1 44/1 56/1" } };
const photo = (format: "jpeg" | "png") => sharp(white).withExif(place).toFormat(format).toBuffer();

test("photos lose where they were taken, and stay upright", async () => {
  const lying = await sharp(white).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const pictures = [
    published("1", "photo.jpg", await photo("jpeg")),
    published("2", "photo.png", await photo("png")),
    published("3", "lying.jpg", lying),
  ];
  for (const { file } of pictures) expect((await sharp(readFileSync(file)).metadata()).exif).toBeDefined();
  await cleanPicturesIn(
    folder,
    pictures.map(({ node }) => node),
  );
  const after = await Promise.all(pictures.map(({ file }) => sharp(readFileSync(file)).metadata()));
  expect(after.map(({ exif, width }) => [exif, width])).toEqual([
    [undefined, 60],
    [undefined, 60],
    [undefined, 40],
  ]);
});

test("a picture without camera data stays as it is", async () => {
  const plain = await sharp(white).png().toBuffer();
  const { file, node } = published("4", "plain.png", plain);
  await cleanPicturesIn(folder, [node]);
  expect(readFileSync(file).equals(plain)).toBe(true);
});
