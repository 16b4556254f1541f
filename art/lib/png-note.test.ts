import assert from "node:assert/strict";
import { test } from "node:test";
import sharp from "sharp";
import { noteOf, withNote } from "./png-note";

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 3, height: 2, channels: 3, background: "#4a2a9c" } })
    .png()
    .toBuffer();

test("a note is read back unchanged, with characters outside Latin-1", async () => {
  const note = '{"words":["We’re here – Ramp & Rail"]}';
  assert.equal(noteOf(withNote(await picture(), note)), note);
});

test("a picture without a note has none", async () => {
  assert.equal(noteOf(await picture()), undefined);
});

test("a note changes no pixel and breaks no rule of the format", async () => {
  const before = await picture();
  const after = withNote(before, "words");
  const pixels = (png: Buffer): Promise<Buffer> => sharp(png, { failOn: "warning" }).raw().toBuffer();
  assert.deepEqual(await pixels(after), await pixels(before));
});
