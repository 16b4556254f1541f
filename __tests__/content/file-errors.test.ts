import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readContent } from "../../src/content-lint/content-file";
import { reminders } from "../../src/content-lint/date-rules";
import { formatDiagnostic } from "../../src/content-lint/diagnostic";
import { githubAnnotation } from "../../src/content-lint/github-annotation";
import { lintContent } from "../../src/content-lint/lint-content";
import { content, useContentCopy } from "./content-copy";

/** Errors that are not in the words of one file: pictures, files that belong together, evidence, days. */

useContentCopy();

const tabs = "accessible-design/tabs";
const rails = `${tabs}/2-rails.yaml`;

const write = (file: string, text: string | Buffer): void => {
  mkdirSync(path.dirname(content.at(file)), { recursive: true });
  writeFileSync(content.at(file), text);
};

/** A diagnostic as text. */
const diagnostic = (place: string, wrong: string, fix: string): string =>
  `content/${place}\n    wrong: ${wrong}\n    fix:   ${fix}`;

const useRaster = async (width: number): Promise<void> => {
  const picture = sharp({ create: { width, height: 400, channels: 3, background: "white" } });
  write(`${tabs}/rail.png`, await picture.png().toBuffer());
  content.edit(rails, "./ramp.svg", "./rail.png");
};

test("a picture that is too small for its place", async () => {
  await useRaster(1214);
  const wrong = "The picture ./rail.png is 1214 pixels wide; here it must be at least 1215.";
  const fix = "Use a larger picture, or export it larger. Enlarging a small file does not help.";
  expect(await content.lint()).toEqual([
    diagnostic(`${rails}:11:3  illustration › image  [image-too-small]`, wrong, fix),
  ]);
});

test("widths that are more than the picture's", async () => {
  await useRaster(1215);
  content.edit(rails, "./rail.png", "./rail.png\n  widths: [600, 1600]");
  const wrong = "A width is asked for that is more than the 1215 pixels of ./rail.png.";
  const fix = "Leave out widths, or write none that is wider than the picture.";
  expect(await content.lint()).toEqual([
    diagnostic(`${rails}:12:3  illustration › widths  [image-widths]`, wrong, fix),
  ]);
});

test("a damaged picture", async () => {
  write(`${tabs}/rail.png`, "no picture");
  content.edit(rails, "./ramp.svg", "./rail.png");
  const wrong = "The file ./rail.png is not the kind of picture that its name says.";
  const fix = "Open it in a picture program and save it as PNG or JPG. Changing the name is not enough.";
  expect(await content.lint()).toEqual([diagnostic(`${rails}:11:3  illustration › image  [image-format]`, wrong, fix)]);
});

test("a picture whose name differs in capitals, which some computers would find", async () => {
  renameSync(content.at(`${tabs}/ramp.svg`), content.at(`${tabs}/Ramp.svg`));
  const wrong = "There is no picture at ./ramp.svg.";
  const fix = "Put the file there, or correct the name. The pictures there are: Ramp.svg.";
  const places = [`${tabs}/1-ramps.yaml`, rails].map((file) => `${file}:11:3  illustration › image  [missing-image]`);
  expect(await content.lint()).toEqual(places.map((place) => diagnostic(place, wrong, fix)));
});

test.each(["services/Two Kiosks.yaml", "services/kiosk.yml", "notes.yaml"])("a file named %s", async (file) => {
  write(file, "name: Two kiosks\n");
  const fix =
    "Name it as its neighbors are named (lower-case letters, digits and hyphens, and .yaml at the end), move it beside a file of the same kind, or delete it. A page with an address of its own needs a developer.";
  const wrong = "The site does not use a file with this name at this place.";
  expect(await content.lint()).toEqual([diagnostic(`${file}  [unknown-file]`, wrong, fix)]);
});

test("a missing file, whose links are then no errors", async () => {
  const errors = (await lintContent(content.root)).map(formatDiagnostic);
  const fix = "Put it back: git restore content/studio.yaml";
  expect(errors).toContain(diagnostic("studio.yaml  [missing-file]", "This file is missing.", fix));
  expect(errors.filter((error) => !error.includes("[missing-file]"))).toEqual([]);
});

const step = "case-studies/project-ramp/1-first.yaml";

test.each([
  [
    "a step without its study",
    [[step, "study: project-ramp\norder: 1\n"]],
    diagnostic(
      `${step}:1:1  study  [unknown-reference]`,
      "There is no content/case-studies/project-ramp/study.yaml.",
      "Add it, or write one of: .",
    ),
  ],
  [
    "a step that names another study than its folder",
    [[step, "study: project-rail\n"]],
    diagnostic(
      `${step}:1:1  study  [key-name]`,
      'The study "project-rail" is not the name of the folder, project-ramp.',
      "Write study: project-ramp, or correct the name of the folder.",
    ),
  ],
  [
    "a study without its first step",
    [["case-studies/project-ramp/study.yaml", "key: project-ramp\n"]],
    diagnostic(
      "case-studies/project-ramp/study.yaml:1:1  [first-step]",
      "The study has no first step.",
      "Add the step's file to this folder, with order: 1.",
    ),
  ],
  [
    "a first step with an address of its own",
    [
      ["case-studies/project-ramp/study.yaml", "key: project-ramp\n"],
      [step, "study: project-ramp\norder: 1\nslug: begin\n"],
    ],
    diagnostic(
      `${step}:3:1  slug  [first-step]`,
      'The first step has the address "begin".',
      'Write slug: "", because the first step is at the study\'s own address.',
    ),
  ],
  [
    "a footer without a link to the sitemap",
    [["navigation.yaml", "footer:\n  siteLinks: []\n"]],
    diagnostic(
      "navigation.yaml:2:3  footer › siteLinks  [sitemap-link]",
      "No link of the footer leads to the sitemap, from which every page can be reached.",
      "Add a link to /sitemap/.",
    ),
  ],
])("%s", async (_, files, expected) => {
  for (const [file = "", text = ""] of files) write(file, text);
  expect(await content.lint()).toContain(expected);
});

describe("the conformance report", () => {
  const criteria = "pages/accessibility-conformance-report/criteria.yaml";
  const row = (number: string, evidence: string): string =>
    `  - number: "${number}"\n    name: A criterion\n    conformance: supports\n    remark: It holds.\n${evidence}`;
  const report = (evidence: string, second = "1.2.1"): string =>
    [
      `levelA:\n${row("1.1.1", evidence)}${row(second, evidence)}`,
      ...["levelAA", "chapter3", "chapter6"].map((table) => `${table}:\n${row("1.2.4", evidence)}`),
    ].join("");

  test("has every criterion of the standard, in its order", async () => {
    write(criteria, report("    checks: [codeReview]\n", "1.2.2"));
    const wrong =
      "This table does not match the standard. A criterion is missing, is not part of it, or is in the wrong place.";
    const place = `${criteria}:7:5  levelA › 2  [criteria]`;
    expect(await content.lint()).toContain(diagnostic(place, wrong, "The next row must be 1.2.1."));
  });

  test("names tests that exist", async () => {
    write(criteria, report("    tests:\n      - __tests__/e2e/gone.spec.ts\n"));
    const fix = "Name a test that exists. If there is none, the report cannot claim this result.";
    const place = `${criteria}:7:9  levelA › 1 › tests › 1  [unknown-test]`;
    expect(await content.lint()).toContain(diagnostic(place, "There is no test __tests__/e2e/gone.spec.ts.", fix));
  });

  test("names tests of the kinds that it describes, and no others", async () => {
    write(criteria, report("    tests:\n      - src/lib/colors.test.ts\n"));
    const wrong =
      "This text must be a test in __tests__/a11y/, __tests__/build/, __tests__/e2e/, __tests__/screen-reader/: the report describes no other kinds.";
    const place = `${criteria}:7:9  levelA › 1 › tests › 1  [format]`;
    expect(await content.lint()).toContain(
      diagnostic(place, wrong, "Write it that way. Files of the same kind show how."),
    );
  });

  test("has evidence in each row", async () => {
    write(criteria, report(""));
    const wrong = "This group of fields must name at least one test or one check.";
    const place = `${criteria}:2:5  levelA › 1  [format]`;
    expect(await content.lint()).toContain(
      diagnostic(place, wrong, "Write it that way. Files of the same kind show how."),
    );
  });
});

describe("reminders, which stop nothing", () => {
  const statement = "pages/accessibility-statement/accessibility-statement.yaml";
  const due = (today: string): readonly string[] =>
    reminders(readContent(content.root).files, today).map(({ rule, field, line }) => `${rule} ${field} ${line ?? ""}`);

  test("a text that nobody has read for a year", () => {
    expect(due("2027-01-02")).toEqual([]);
    expect(due("2027-01-03")).toEqual(["review-age updated 9"]);
  });

  test("the day of the next review, which is after the last", async () => {
    write(statement, 'updated: "2026-02-02"\nnextReview: "2026-03-01"\n');
    expect(due("2026-02-28")).toEqual([]);
    expect(due("2026-03-01")).toEqual(["review-due nextReview 2"]);
    content.edit(statement, "2026-03-01", "2026-02-02");
    const place = `${statement}:2:1  nextReview  [review-order]`;
    const wrong = "The next review, 2026-02-02, is not after the last one, 2026-02-02.";
    expect(await content.lint()).toContain(diagnostic(place, wrong, "Write a later day."));
  });

  test("what expires within 30 days", () => {
    write("studio.yaml", 'security:\n  expires: "2026-03-04"\n');
    expect(due("2026-02-01")).toEqual([]);
    expect(due("2026-02-02")).toEqual(["expiry security › expires 2"]);
  });
});

test("on GitHub an error stands beside its line", () => {
  const place = { rule: "length", file: "content/a,b.yaml", line: 3, column: 7, field: "head › title" };
  expect(githubAnnotation("error", { ...place, message: "100% wrong.", fix: "Write it." })).toBe(
    "::error file=content/a%2Cb.yaml,line=3,col=7,title=head › title::100%25 wrong.%0AWrite it.",
  );
});
