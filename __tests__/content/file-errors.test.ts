// Mistakes in pictures and missing files get their place, cause and fix.
import { renameSync } from "node:fs";
import sharp from "sharp";
import { formatDiagnostic } from "../../src/content-lint/diagnostic";
import { githubAnnotation } from "../../src/content-lint/github-annotation";
import { lintContent } from "../../src/content-lint/lint-content";
import { content, useContentCopy } from "./content-copy";

useContentCopy();

const tabs = "accessible-design/tabs";
const ramps = `${tabs}/1-ramps.yaml`;
const rails = `${tabs}/2-rails.yaml`;

/** A diagnostic as text. */
const diagnostic = (place: string, wrong: string, fix: string): string =>
  `content/${place}\n    wrong: ${wrong}\n    fix:   ${fix}`;

test.each<[string, Buffer]>([
  [
    "5:25",
    Buffer.from("key: kiosks\norder: 1\nname: Kiosks\nicon: phone\nsummary: A kiosk for a d\xE9veloppeur.\n", "latin1"),
  ],
  ["1:1", Buffer.from("\uFEFFkey: kiosks\n", "utf16le")],
  ["1:2", Buffer.from("key: kiosks\n", "utf16le")],
])("a file in another encoding than UTF-8, at %s", async (place, text) => {
  content.write("services/kiosks.yaml", text);
  const wrong = "A letter cannot be read here, because the file was not saved as UTF-8.";
  const fix = "Save the file as UTF-8, and write the letter anew where it looks wrong.";
  expect(await content.lint()).toEqual([diagnostic(`services/kiosks.yaml:${place}  [yaml]`, wrong, fix)]);
});

test("a picture that is too small for its place", async () => {
  const picture = sharp({ create: { width: 1214, height: 400, channels: 3, background: "white" } });
  content.write(`${tabs}/rail.png`, await picture.png().toBuffer());
  content.edit(rails, "./ramp.svg", "./rail.png");
  const wrong = "The picture ./rail.png is 1214 pixels wide; here it must be at least 1215.";
  const fix = "Use a larger picture, or export it larger. Enlarging a small file does not help.";
  const place = `${rails}:10:5  pageHeader › picture › image  [image-too-small]`;
  expect(await content.lint()).toEqual([diagnostic(place, wrong, fix)]);
});

test("a file that is no picture", async () => {
  content.write(`${tabs}/rail.png`, "<!doctype html><p>Not found</p>");
  content.edit(rails, "./ramp.svg", "./rail.png");
  expect(await content.lint()).toEqual([
    expect.stringMatching(/\[image-format\]\n.*cannot be read: .*\n.*Save it again/u),
  ]);
});

test("a picture whose name differs in capitals, which some computers would find", async () => {
  renameSync(content.at(`${tabs}/ramp.svg`), content.at(`${tabs}/Ramp.svg`));
  const wrong = "There is no picture at ./ramp.svg.";
  const fix = "Put the file there, or correct the name. The pictures there are: Ramp.svg.";
  const places = [ramps, rails].map((file) => `${file}:10:5  pageHeader › picture › image  [missing-image]`);
  expect(await content.lint()).toEqual(places.map((place) => diagnostic(place, wrong, fix)));
});

test("a missing file, whose links are then no errors", async () => {
  const errors = (await lintContent(content.root)).map(formatDiagnostic);
  const fix = "Put it back: git restore content/studio.yaml";
  expect(errors).toContain(diagnostic("studio.yaml  [missing-file]", "This file is missing.", fix));
  expect(errors.filter((error) => !error.includes("[missing-file]"))).toEqual([]);
});

test("on GitHub an error stands beside its line", () => {
  const place = { rule: "length", file: "content/a,b.yaml", line: 3, column: 7, field: "head › title" };
  expect(githubAnnotation({ ...place, message: "100% wrong.", fix: "Write it." })).toBe(
    "::error file=content/a%2Cb.yaml,line=3,col=7,title=head › title::100%25 wrong.%0AWrite it.",
  );
});
