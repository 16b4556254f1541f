import sharp from "sharp";
import { noteOf, withNote } from "./png-note";

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 3, height: 2, channels: 3, background: "#4a2a9c" } })
    .png()
    .toBuffer();

test("a note is read as it was written, letters of all kinds too", async () => {
  const note = '{"words":["We’re here – Ramp & Rail"]}';
  expect(noteOf(withNote(await picture(), note))).toBe(note);
});

test("a picture without a note has none", async () => {
  expect(noteOf(await picture())).toBeUndefined();
});

test("a picture with a note is still the same picture, by every check of the format", async () => {
  const before = await picture();
  const after = withNote(before, "words");
  const pixels = (png: Buffer): Promise<Buffer> => sharp(png, { failOn: "warning" }).raw().toBuffer();
  expect(await pixels(after)).toEqual(await pixels(before));
});
