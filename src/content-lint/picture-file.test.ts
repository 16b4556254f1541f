// A picture that browsers would not show, or not as meant, is found before it is built, with its cause and fix.
import { writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { cleanUp } from "../../__tests__/testing/clean-up";
import { temporaryFolder } from "../../__tests__/testing/temporary-folder";
import { readPictureFile } from "./picture-file";

const folder = temporaryFolder();
afterAll(cleanUp);

const read = async (name: string, bytes: Buffer | string): Promise<string> => {
  writeFileSync(path.join(folder, name), bytes);
  return Object.values(await readPictureFile(path.join(folder, name), `./${name}`)).join(" ");
};

/** Noise, which no format makes small. */
const photo = (width = 160, height = 100) =>
  sharp({
    create: { width, height, channels: 3, background: "gray", noise: { type: "gaussian", mean: 128, sigma: 30 } },
  });

const cutJpg = async (): Promise<Buffer> => {
  const bytes = await photo().jpeg().toBuffer();
  return bytes.subarray(0, bytes.length / 2);
};

/** A drawing's file: what its first tag holds, and what is drawn. */
const svg = (attributes = 'viewBox="0 0 100 50"', shapes = '<path d="M1 1h9v9"/>'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${shapes}</svg>`;

test.each([
  ["with a viewBox", svg()],
  ["with width and height", svg('width="100px"\n  height=\'50\' viewBox="0 0 4 2"')],
  ["with a width in percent", svg('width="100%" height="100%" viewBox="-8,-5,100,50"')],
  ["after a license", `<!-- <svg width="1" height="1"> ${"All rights reserved. ".repeat(100)}-->${svg()}`],
  ["with an & as SVG wants it", svg(undefined, '<title>Ramp &amp; Rail &#38;</title><path d="M1 1h9v9"/>')],
])("a drawing %s is a picture", async (_, text) => {
  expect(await read("drawing.svg", text)).toMatch(/^100 50\b/u);
});

test.each<[what: string, name: string, bytes: () => string | Promise<Buffer>, words: RegExp]>([
  ["nothing", "a.svg", () => "", /is empty/u],
  ["a web page", "a.svg", () => "<!doctype html><p>Not found</p>", /not the kind.* Open it/u],
  ["a PNG", "a.jpg", () => photo().png().toBuffer(), /not the kind.* It is PNG: .* write \.\/a\.png$/u],
  ["a drawing", "a.png", () => svg(), /not the kind.* It is SVG: .* write \.\/a\.svg$/u],
  ["a GIF", "a.png", () => photo().gif().toBuffer(), /not the kind.* Open it/u],
  ["a cut JPG", "a.jpg", cutJpg, /is damaged.* Copy it again/u],
  ["a cut drawing", "a.svg", () => svg().slice(0, -12), /error in line 1, character \d+: /u],
  ["a bare &", "a.svg", () => svg(undefined, "\n<text>Ramp & Rail</text>"), /error in line 2, .*&amp;/u],
  ["no namespace", "a.svg", () => svg().replace(/ xmlns="[^"]*"/u, ""), /does not say that it is SVG.*xmlns=/u],
  ["no size", "a.svg", () => svg(""), /how large.*viewBox="/u],
  ["a size in percent", "a.svg", () => svg('width="100%" height="100%"'), /how large.*viewBox="/u],
  ["a tiny viewBox", "a.svg", () => svg('viewBox="0 0 .002 .001"'), /only 0\.002 by 0\.001 .*viewBox="/u],
  ["no shapes", "a.svg", () => svg(undefined, ""), /shows nothing/u],
])("%s as %s is no picture", async (_, name, bytes, words) => {
  expect(await read(name, await bytes())).toMatch(words);
});
