// Mistakes in pictures and missing files get their place, cause and fix.
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import sharp from "sharp";
import { githubAnnotation, formatDiagnostic } from "../../src/content-lint/diagnostic";
import { root } from "../../scripts/project-root";
import { lintContent } from "../../src/content-lint/lint-content";
import { unknownPlaceholders } from "../../src/content-lint/schema-errors";
import { readContent } from "../../src/content-lint/yaml/yaml-files";
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
  const wrong =
    "A letter is damaged here. The text was copied from another program, or the file was not saved as UTF-8.";
  const fix =
    "If you saved the file on your computer, save it there as UTF-8. Otherwise write what looks wrong anew, or take back the change: CONTENT.md says how, under Undo.";
  expect(await content.lint()).toEqual([diagnostic(`services/kiosks.yaml:${place}  [yaml]`, wrong, fix)]);
});

test("a picture that is too small for its place", async () => {
  const picture = sharp({ create: { width: 1214, height: 1900, channels: 3, background: "white" } });
  content.write(`${tabs}/rail.png`, await picture.png().toBuffer());
  content.edit(rails, "./ramp.svg", "./rail.png");
  const wrong = "The picture ./rail.png is 1214 pixels wide; here it must be at least 1215.";
  const fix = "Use a larger picture, or export it larger. Enlarging a small file does not help.";
  const place = `${rails}:10:5  pageHeader › picture › image  [image]`;
  expect(await content.lint()).toEqual([diagnostic(place, wrong, fix)]);
});

test.each([
  ["beside the text", "beside", [809, 500], "image", false],
  ["beside the text, large enough", "beside", [810, 500], "image", true],
  ["over the whole width", "wide", [1214, 500], "image", false],
  ["over the whole width, large enough", "wide", [1215, 500], "image", true],
  ["nearly a square", "beside", [809, 800], "image", false],
  ["of a phone's screen", "beside", [540, 900], "image", true],
  ["of a phone's screen, too small", "beside", [539, 900], "image", false],
  ["for phones", "wide", [540, 500], "narrow", true],
  ["for phones, too small", "wide", [539, 500], "narrow", false],
] as const)("the width that a picture needs: %s", async (_name, arrangement, [width, height], field, isEnough) => {
  const picture = sharp({ create: { width, height, channels: 3, background: "white" } });
  content.write(`${tabs}/wood.png`, await picture.png().toBuffer());
  const files = { image: "./ramp.svg", [field]: "./wood.png" };
  const lines = Object.entries(files).map(([name, file]) => `${name}: ${file}\n        `);
  const pictures = `arrangement: ${arrangement}\n    pictures:\n      - ${lines.join("")}alt: A plank of wood.\n`;
  content.edit(rails, "    bullets:\n", `    ${pictures}    bullets:\n`);
  expect(await content.lint()).toEqual(isEnough ? [] : [expect.stringContaining(`is ${width} pixels wide`)]);
});

test("a picture for phones that was exchanged with the one for large screens", async () => {
  const make = (width: number) => sharp({ create: { width, height: 900, channels: 3, background: "white" } }).png();
  // It is too small for a large screen, too.
  content.write(`${tabs}/wood.png`, await make(700).toBuffer());
  content.write(`${tabs}/wood-wide.png`, await make(1300).toBuffer());
  const names = "image: ./wood.png\n        narrow: ./wood-wide.png\n        alt: A plank of wood.\n";
  content.edit(rails, "    bullets:\n", `    pictures:\n      - ${names}    bullets:\n`);
  const wrong = "The picture ./wood.png is narrower than the one for small screens.";
  const fix = "Exchange the two, or use a wider one here.";
  const place = `${rails}:30:9  sections › 2 › pictures › 1 › image  [image]`;
  expect(await content.lint()).toEqual([diagnostic(place, wrong, fix)]);
});

const drawing = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;
const raster = sharp({ create: { width: 1300, height: 400, channels: 3, background: "white" } });
const frames = { raw: { width: 1300, height: 800, channels: 3, pageHeight: 400 } } as const;
const animation = sharp(Buffer.alloc(1300 * 800 * 3, "ab"), frames);
/** Puts the chunk of an animation behind a PNG's header, which is 33 bytes long. */
const animated = (png: Buffer) =>
  Buffer.concat([
    png.subarray(0, 33),
    Buffer.from("\0\0\0\bacTL\0\0\0\x02\0\0\0\0\xF3\x8D\x93\x70", "latin1"),
    png.subarray(33),
  ]);

const moves = ["moves", "Use a picture that stands still: nobody can stop one that moves."] as const;
const notPlain = [
  "is no plain drawing: compressed, in another encoding, or without its namespace",
  "Save it as plain SVG.",
] as const;
const notes = ["holds notes of a drawing program", "Save it as plain SVG."] as const;
const script = ["holds a script or a piece of a web page", "Take it out."] as const;
const photo = ["holds a photo, or names one", "Take the photo out, or save the whole drawing as PNG."] as const;
const outside = [
  "needs another file, such as a font",
  "Turn words into paths, and take other files out. Or save the drawing as PNG.",
] as const;
const ofAnotherKind = (format: string, ending?: string) =>
  [
    `holds a picture of another kind, ${format}`,
    ending === undefined
      ? "Save it again as PNG."
      : `Rename the file to rail.${ending}, and write that name here, too. Or put back the file that was there.`,
  ] as const;
const unreadable = (kind: string) =>
  ["holds no picture, or only a part of one", `Put the right file in its place, or save it again as ${kind}.`] as const;

test.each<[string, string, () => string | Buffer | Promise<Buffer>, readonly [string, string]]>([
  ["no picture", "png", () => "<!doctype html>", unreadable("PNG")],
  ["a PNG that was cut off", "png", async () => (await raster.png().toBuffer()).subarray(0, -40), unreadable("PNG")],
  ["a JPG that was cut off", "jpg", async () => (await raster.jpeg().toBuffer()).subarray(0, -400), unreadable("JPG")],
  ["a JPG named as a PNG", "png", () => raster.jpeg().toBuffer(), ofAnotherKind("JPEG", "jpg")],
  ["a JPG named as a drawing", "svg", () => raster.jpeg().toBuffer(), ofAnotherKind("JPEG", "jpg")],
  ["a drawing named as a PNG", "png", () => drawing(""), ofAnotherKind("SVG", "svg")],
  [
    "a photo that a phone stored lying on its side",
    "jpg",
    () => raster.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    [
      "is stored lying on its side",
      "Open it in a program for pictures, and save it as PNG, which is stored as you see it.",
    ],
  ],
  ["an animated GIF named as a PNG", "png", () => animation.gif().toBuffer(), ofAnotherKind("GIF")],
  ["an animated PNG", "png", async () => animated(await raster.png().toBuffer()), moves],
  ["a drawing that moves by SMIL", "svg", () => drawing("<path><animate/></path>"), moves],
  ["a drawing that moves by CSS", "svg", () => drawing("<style>a{animation:b 1s}</style>"), moves],
  ["a drawing with a photo", "svg", () => drawing('<image href="./a.png"/>'), photo],
  ["a drawing with another's styles", "svg", () => drawing("<style>@import 'a.css'</style>"), outside],
  ["a drawing with another's font", "svg", () => drawing("<style>a{src:url(a.woff)}</style>"), outside],
  ["a drawing with a part of another", "svg", () => drawing('<use href="a.svg#b"/>'), outside],
  ["a drawing with a script", "svg", () => drawing("<script/>"), script],
  ["a drawing that acts", "svg", () => drawing('<path onload="a()"/>'), script],
  [
    "a drawing with an entity of its program, and a photo",
    "svg",
    () => `<!DOCTYPE svg [ <!ENTITY ns "http://ns.example/"> ]>${drawing('<image href="C:/a.png"/>')}`,
    [`${notes[0]}, and ${photo[0]}`, `${notes[1]} ${photo[1]}`],
  ],
  ["a compressed drawing", "svg", () => gzipSync(drawing("")), notPlain],
  [
    "a drawing in another encoding",
    "svg",
    () => Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${drawing("<text>\xE9</text>")}`, "latin1"),
    notPlain,
  ],
  [
    "a drawing with notes of its program",
    "svg",
    () => drawing('<g inkscape:export-filename="/home/ana/a.png"/>').replace("<svg ", '<svg xmlns:inkscape="urn:i" '),
    notes,
  ],
  [
    "a drawing that does not scale",
    "svg",
    () => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ["has no viewBox, so it can't grow or shrink", "Save it again with a viewBox."],
  ],
  ["a drawing without its namespace", "svg", () => '<svg viewBox="0 0 9 9"/>', notPlain],
  [
    "a picture that is too large",
    "png",
    () => raster.clone().resize(5001, 400).png().toBuffer(),
    ["has 5001 × 400 pixels; at most 5000 each are allowed", "Export it smaller."],
  ],
])("%s", async (_, ending, make, [wrong, fix]) => {
  content.write(`${tabs}/rail.${ending}`, await make());
  content.edit(rails, "./ramp.svg", `./rail.${ending}`);
  const place = `${rails}:10:5  pageHeader › picture › image  [image]`;
  expect(await content.lint()).toEqual([diagnostic(place, `The picture ./rail.${ending} ${wrong}.`, fix)]);
});

test("the picture of another file under a new name", async () => {
  cpSync(content.at(`${tabs}/ramp.svg`), content.at(`${tabs}/rail.svg`));
  content.edit(rails, "./ramp.svg", "./rail.svg");
  const fix =
    "In the one that is the copy, use a picture of its own. If they are meant to be the same, write the name of one at both places, and delete the other.";
  const place = `${rails}:10:5  pageHeader › picture › image  [copied-image]`;
  expect(await content.lint()).toEqual([diagnostic(place, `content/${tabs}/ramp.svg holds the same picture.`, fix)]);
});

test("a picture that no file uses", async () => {
  content.write(`${tabs}/rail.svg`, drawing(""));
  const fix = "Write its name where it belongs, or delete it.";
  const place = `${tabs}/rail.svg  [unused-image]`;
  expect(await content.lint()).toEqual([diagnostic(place, "No file of the content uses this picture.", fix)]);
  // It may be the one that is meant.
  content.edit(rails, "./ramp.svg", "./rails.svg");
  expect(await content.lint()).toEqual([expect.stringContaining("[missing-image]")]);
});

test.each([
  ["/social-card.png", []],
  ["/social-cards.png", [expect.stringContaining("[broken-link]")]],
])("a link may lead to a file in static/ that is there: %s", async (to, errors) => {
  content.edit(rails, "to: /a11y-accessible-design/", `to: ${to}`);
  expect(await content.lint()).toEqual(errors);
});

test("a place among what is real at which no file is", async () => {
  content.edit("pages/what-is-real/what-is-real.yaml", "[documents/", "[pages/elsewhere, documents/");
  expect(await content.lint()).toEqual([
    expect.stringMatching(/:15:13 .*\[unknown-place\]\n.* content\/pages\/elsewhere/u),
  ]);
});

test("two documents at one address, and one at an address that something else has", async () => {
  const policy = readFileSync(content.at("documents/privacy-policy.yaml"), "utf8");
  content.write("documents/terms.yaml", policy);
  expect(await content.lint()).toContainEqual(
    expect.stringMatching(/privacy-policy\.yaml:2 has the address \/privacy-policy\/, too\.$/mu),
  );
  content.edit("documents/terms.yaml", "/privacy-policy/", "/api/terms/");
  expect(await content.lint()).toEqual([expect.stringMatching(/terms\.yaml:2:1 {2}address {2}\[format\]/u)]);
});

test("a folder named like a file", async () => {
  mkdirSync(content.at("services/rails.yaml"));
  expect(await content.lint()).toEqual([
    expect.stringMatching(/^content\/services\/rails\.yaml\/ {2}\[unknown-file\]/u),
  ]);
});

test("a picture whose name differs in capitals, which some computers would find", async () => {
  renameSync(content.at(`${tabs}/ramp.svg`), content.at(`${tabs}/Ramp.svg`));
  const wrong = "There is no picture at ./ramp.svg.";
  const fix = `Put the file there, or correct the name. Pictures there: Ramp.svg. It is here, too: content/${rails}:10.`;
  const place = `${ramps}:10:5  pageHeader › picture › image  [missing-image]`;
  expect(await content.lint()).toEqual([diagnostic(place, wrong, fix)]);
});

test("missing files come alone: the links to them are no errors", async () => {
  content.write("case-studies/project-ramp/1-discovery.yaml", "study: project-ramp\n");
  const errors = (await lintContent(content.root)).map(formatDiagnostic);
  const putBack = "If you deleted it by mistake, put it back: CONTENT.md says how, under Undo.";
  const inNew = " If the study is new, copy what it lacks from another and change it. Or delete the whole folder.";
  const also = " Missing, too: 2-define.yaml, 3-ideate.yaml, 4-prototype.yaml, 5-test.yaml.";
  const place = "case-studies/project-ramp/study.yaml  [missing-file]";
  expect(errors).toContain(diagnostic("pages/home/home.yaml  [missing-file]", "This file is missing.", putBack));
  expect(errors).toContainEqual(
    expect.stringMatching(/^content\/studio\.yaml .*\n.* too: amounts\.yaml, navigation\.yaml, /u),
  );
  expect(errors).toContain(diagnostic(place, `This file is missing.${also}`, `${putBack}${inNew}`));
  expect(errors.filter((error) => !error.includes("[missing-file]"))).toEqual([]);
  // What is there is not missing, and a folder of any files misses none.
  expect(errors.join("\n")).not.toMatch(/1-discovery|privacy-policy\.yaml|content\/(?:services|team)\//u);
});

test.each([
  ["renamed", "project-ramp/2-definition.yaml"],
  ["saved with another ending", "project-ramp/2-define.yaml.txt"],
  ["moved", "2-define.yaml"],
  ["moved into a new folder", "project-ramp/old/2-define.yaml"],
])("a file that was %s is not missing, too", async (_name, file) => {
  for (const name of ["study", "1-discovery", "3-ideate", "4-prototype", "5-test"])
    content.write(`case-studies/project-ramp/${name}.yaml`, "study: project-ramp\n");
  content.write(`case-studies/${file}`, "study: project-ramp\n");
  const errors = (await lintContent(content.root)).map(formatDiagnostic);
  expect(errors.filter((error) => error.includes("project-ramp"))).toEqual([expect.stringContaining("[unknown-file]")]);
});

test.each([
  ["2026-01-01", true],
  ["2026-01-02", true],
  ["2026-01-03", false],
])("a day of expiry is judged by the content's newest day: %s", async (day, isPast) => {
  content.write("studio.yaml", `security:\n  expires: "${day}"\n`);
  expect((await content.lintParts()).some((error) => error.includes("[past-day]"))).toBe(isPast);
});

test("a renamed study gets the errors of its names first, and then those of links", async () => {
  content.write("case-studies/project-ramp/study.yaml", "key: project-slope\n");
  content.write("case-studies/project-ramp/1-discovery.yaml", "study: project-slope\n");
  content.edit(ramps, "to: /privacy-policy/", "to: /project-slope/");
  expect(await content.lintParts()).toEqual([
    // The step and the key of the study.
    expect.stringMatching(/1-discovery\.yaml:1:1 {2}study {2}\[key-name\]\n.*\n.* too: .*\/study\.yaml:1\.$/u),
  ]);
  content.write("case-studies/project-ramp/study.yaml", "key: project-ramp\n");
  content.write("case-studies/project-ramp/1-discovery.yaml", "study: project-ramp\n");
  expect(await content.lintParts()).toEqual([
    expect.stringMatching(/1-ramps\.yaml:34:3 .*\[broken-link\]\n.*There is no page at \/project-slope\/\.$/mu),
  ]);
});

test("a placeholder is judged once what it stands for is right", async () => {
  content.edit(rails, "It does not rust.", "It costs {price.kiosks}.");
  content.edit("services/kiosks.yaml", "price: $900", "price: 900");
  const place = "services/kiosks.yaml:11:3  offer › price  [format]";
  const wrong = "This is not written as a price.";
  expect(await content.lintParts()).toEqual([diagnostic(place, wrong, "Write $900, without more words.")]);
});

test.each([
  ["a last change that only this computer's clock has not reached", "2999-01-01", "2998-01-01", []],
  ["a last change on the day of expiry", "2999-01-01", "2999-01-01", ["content/capability.yaml:1:1"]],
])("of two days, the wrong one alone is told: %s", async (_name, expires, updated, places) => {
  content.write("studio.yaml", `security:\n  expires: "${expires}"\n`);
  content.write("capability.yaml", `updated: "${updated}"\n`);
  const errors = (await content.lintParts()).filter((error) => error.includes("[past-day]"));
  expect(errors.map((error) => error.split("  ")[0])).toEqual(places);
});

test("the content of the site is checked as a whole", async () => {
  rmSync(content.at(""), { recursive: true });
  cpSync(path.join(root, "content"), content.at(""), { recursive: true });
  content.write("services/kiosks.yaml", "kiosk: 1\n");
  const errors = (await lintContent(content.root)).map(formatDiagnostic);
  expect(errors).toContainEqual(expect.stringMatching(/services\/kiosks\.yaml:1:1 {2}kiosk {2}\[unknown-field\]/u));
});

test.each([
  ["{time of test}", "Write {timeOfTest}."],
  ["{project-rail.rises}", "Write {project-rail.rise}."],
  // Its name is near to another, its key is not.
  [
    "{project-rail.run}",
    "Correct the name, or put the key back there. If it is gone for good, write the text without {project-rail.run}. CONTENT.md lists the placeholders.",
  ],
  [
    "{reply-time}, {gone}, {project-ramp.old}",
    "Correct the name. If it is gone for good, write the text without {reply-time}, {gone}, {project-ramp.old}. CONTENT.md lists the placeholders.",
  ],
])("a placeholder that nearly exists, or does not: %s", async (names, fix) => {
  const study = (name: string, ...keys: readonly string[]) => {
    const measured = keys.map((key) => `  - key: ${key}\n    value: "1"\n`).join("");
    content.write(`case-studies/project-${name}/study.yaml`, `key: project-${name}\nmeasured:\n${measured}`);
  };
  study("rail", "rod", "rise");
  study("ramp", "rise", "keys");
  const [amounts, pricing] = ["amounts.yaml", "pages/pricing/pricing.yaml"].map((file) =>
    readFileSync(path.join(root, "content", file), "utf8"),
  );
  content.write("amounts.yaml", `${amounts ?? ""}  - name: timeOfTest\n    text: 2 days\n`);
  content.write("pages/pricing/pricing.yaml", pricing ?? "");
  content.edit(ramps, "Wood or concrete.", "It rises by {project-ramp.rise}.");
  content.edit(rails, "It does not rust.", `It says ${names}.`);
  const { files } = readContent(content.root);
  const errors = (await unknownPlaceholders(files, [])).filter(({ file }) => file.endsWith(rails));
  expect(errors.map((error) => error.fix)).toEqual([fix]);
});

test("on GitHub an error stands beside its line", () => {
  const place = { rule: "length", file: "content/a,b.yaml", line: 3, column: 7, field: ["head", "title"] } as const;
  expect(githubAnnotation({ ...place, message: "100% wrong.", fix: "Write it." })).toBe(
    "::error file=content/a%2Cb.yaml,line=3,col=7,title=head › title::100%25 wrong.%0AWrite it.",
  );
  const wholeFile = { rule: "yaml", file: "content/a:b.yaml", field: [] } as const;
  expect(githubAnnotation({ ...wholeFile, message: "Cut off.\r", fix: "Write it." })).toBe(
    "::error file=content/a%3Ab.yaml,title=Content::Cut off.%0D%0AWrite it.",
  );
});

test("a prototype names its studio and leads back to its study", async () => {
  const prototypeErrors = async () => (await content.lintParts()).filter((error) => error.includes("[prototype]"));
  content.write("studio.yaml", "name: Slope & Stair\n");
  const study = "key: project-slope\nprototype:\n  address: /prototypes/senate/\n";
  content.write("case-studies/project-slope/study.yaml", study);
  const name = /A prototype by ([^.]+)\./u.exec(readFileSync("static/prototypes/senate/index.html", "utf8"))?.[1] ?? "";
  const former = name.replace("&amp;", "&");
  content.edit(rails, "Wood or concrete.", `${former} makes them of wood.`);
  const [lead, names, ...others] = await prototypeErrors();
  expect(lead).toMatch(
    /study\.yaml:3:3 {2}prototype › address {2}\[prototype\]\n.*These pages don't lead back to this case study: static\/prototypes\/senate\/bills\.html, .*\n.*If the study was renamed, add its old address to redirects in content\/navigation\.yaml\. Otherwise write href="\/project-slope\/prototype\/" into the link at their top\. If the study has none, delete prototype and the lines that belong to it\.$/u,
  );
  expect(names).toMatch(
    /studio\.yaml:1:1 {2}name {2}\[prototype\]\n.*Another name of the studio is here: static\/prototypes\/senate\/bills\.html, .*, content\/accessible-design\/tabs\/2-rails\.yaml:27\.\n.*Find and replace the former name\. In pages of prototypes it is written [^.]+\. They begin with: A prototype by Slope &amp; Stair\. Names and numbers in it are invented\.$/u,
  );
  expect(names).toContain(`is written ${name}.`);
  expect(others).toEqual([]);

  content.write("studio.yaml", `name: ${former}\n`);
  // Old addresses lead on.
  content.write("navigation.yaml", "redirects:\n  - from: /project-senate/\n    to: /project-slope/\n");
  expect(await prototypeErrors()).toEqual([]);
});
