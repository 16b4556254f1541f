// Mistakes in pictures and missing files get their place, cause and fix; reminders come on their day.
import { renameSync } from "node:fs";
import sharp from "sharp";
import { readContent } from "../../src/content-lint/content-file";
import { reminders } from "../../src/content-lint/date-rules";
import { formatDiagnostic } from "../../src/content-lint/diagnostic";
import { githubAnnotation } from "../../src/content-lint/github-annotation";
import { lintContent } from "../../src/content-lint/lint-content";
import { content, useContentCopy } from "./content-copy";

useContentCopy();

const tabs = "accessible-design/tabs";
const rails = `${tabs}/2-rails.yaml`;

/** A diagnostic as text. */
const diagnostic = (place: string, wrong: string, fix: string): string =>
  `content/${place}\n    wrong: ${wrong}\n    fix:   ${fix}`;

/** Puts a picture of this width in place of the tab's drawing. */
const useRaster = async (width: number, widths = ""): Promise<void> => {
  const picture = sharp({ create: { width, height: 400, channels: 3, background: "white" } });
  content.write(`${tabs}/rail.png`, await picture.png().toBuffer());
  content.edit(rails, "./ramp.svg", `./rail.png${widths}`);
};

test("a picture that is too small for its place", async () => {
  await useRaster(1214);
  const wrong = "The picture ./rail.png is 1214 pixels wide; here it must be at least 1215.";
  const fix = "Use a larger picture, or export it larger. Enlarging a small file does not help.";
  const place = `${rails}:10:5  pageHeader › picture › image  [image-too-small]`;
  expect(await content.lint()).toEqual([diagnostic(place, wrong, fix)]);
});

test("widths that are more than the picture's", async () => {
  await useRaster(1215, "\n    widths: [600, 1600]");
  const wrong = "A width is asked for that is more than the 1215 pixels of ./rail.png.";
  const fix = "Leave out widths, or write none that is wider than the picture.";
  const place = `${rails}:11:5  pageHeader › picture › widths  [image-widths]`;
  expect(await content.lint()).toEqual([diagnostic(place, wrong, fix)]);
});

test("a picture whose name differs in capitals, which some computers would find", async () => {
  renameSync(content.at(`${tabs}/ramp.svg`), content.at(`${tabs}/Ramp.svg`));
  const wrong = "There is no picture at ./ramp.svg.";
  const fix = "Put the file there, or correct the name. The pictures there are: Ramp.svg.";
  const places = [`${tabs}/1-ramps.yaml`, rails].map(
    (file) => `${file}:10:5  pageHeader › picture › image  [missing-image]`,
  );
  expect(await content.lint()).toEqual(places.map((place) => diagnostic(place, wrong, fix)));
});

test("a missing file, whose links are then no errors", async () => {
  const errors = (await lintContent(content.root)).map(formatDiagnostic);
  const fix = "Put it back: git restore content/studio.yaml";
  expect(errors).toContain(diagnostic("studio.yaml  [missing-file]", "This file is missing.", fix));
  expect(errors.filter((error) => !error.includes("[missing-file]"))).toEqual([]);
});

const statement = "pages/accessibility-statement/accessibility-statement.yaml";
const privacy = "pages/privacy-policy/privacy-policy.yaml";

// They stop nothing.
test.each([
  ["a text that nobody has read for a year", privacy, undefined, "2027-01-02", "review-age updated 9"],
  ["a day of review that has come", statement, "nextReview: 2026-03-01\n", "2026-02-28", "review-due nextReview 1"],
  [
    "what expires within 30 days",
    "studio.yaml",
    "security:\n  expires: 2026-03-04\n",
    "2026-02-01",
    "expiry security › expires 2",
  ],
])("a reminder of %s, from the day after %3$s", (_, file, text, dayBefore, expected) => {
  if (text !== undefined) content.write(file, text.replace(/\d{4}.*/u, '"$&"'));
  const remindersOn = (today: string) =>
    reminders(readContent(content.root).files, today).map(({ rule, field, line }) => `${rule} ${field} ${line ?? ""}`);
  expect(remindersOn(dayBefore)).toEqual([]);
  const dayAfter = new Date(Date.parse(dayBefore) + 86_400_000).toISOString().slice(0, 10);
  expect(remindersOn(dayAfter)).toEqual([expected]);
});

test("on GitHub an error stands beside its line", () => {
  const place = { rule: "length", file: "content/a,b.yaml", line: 3, column: 7, field: "head › title" };
  expect(githubAnnotation("error", { ...place, message: "100% wrong.", fix: "Write it." })).toBe(
    "::error file=content/a%2Cb.yaml,line=3,col=7,title=head › title::100%25 wrong.%0AWrite it.",
  );
});
