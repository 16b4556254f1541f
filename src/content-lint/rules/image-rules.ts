/** Image files: they exist, are what their ending says, stand upright and still, and are large enough. */
import { isUtf8 } from "node:buffer";
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { picturePlaces } from "../../content-schema/picture-places";
import { contentValues, isRecord, textValues, type TextValue } from "../content-values";
import { isPicture, type YamlFile } from "../yaml/yaml-files";
import { fileDiagnostic, isWithin, type Diagnostic, type Explanation } from "../diagnostic";
import { fieldDiagnostic, type Rule } from "./rule";

/** Least width in pixels of a phone's screen, which is in a narrow column. */
const leastUprightWidth = 540;

/** The most pixels in width and height: a photo of a phone has 4032. */
const mostPixels = 5000;

/** The least width of a picture's file, by its place in the layout. */
const leastWidth = (content: YamlFile, image: TextValue, isUpright: boolean): number => {
  const around = contentValues(content).filter(({ path: group }) => isWithin(image.path, group));
  const place = around.map(({ meta }) => meta.place).find((name) => name !== undefined);
  if (place === undefined && (isUpright || image.path.at(-1) === "narrow")) return leastUprightWidth;
  const isWide = around.some(({ value }) => isRecord(value) && value["arrangement"] === "wide");
  return picturePlaces[place ?? (isWide ? "wide" : "figure")].fileWidth;
};

/** The ending of a file by its format. */
const endings: Readonly<Record<string, string>> = { png: ".png", jpeg: ".jpg", svg: ".svg" };

const moves: Explanation = ["moves", "Use a picture that stands still: nobody can stop one that moves."];

/** What a drawing may not be or hold: browsers would not show it, or it would move, or tell of somebody's computer. */
const drawingErrors: readonly (readonly [RegExp, ...Explanation])[] = [
  [
    /^(?![^]*<svg[^>]*\sxmlns=["']http:\/\/www\.w3\.org\/2000\/svg)|encoding=["'](?!utf-8)/iu,
    "is no plain drawing: compressed, in another encoding, or without its namespace",
    "Save it as plain SVG.",
  ],
  [/<metadata\b|\b(?:sodipodi|inkscape):|<!ENTITY/iu, "holds notes of a drawing program", "Save it as plain SVG."],
  [/<svg(?![^>]*\sviewBox=)/u, "has no viewBox, so it can't grow or shrink", "Save it again with a viewBox."],
  [/<(?:animate\w*|set)\b|@keyframes|\banimation(?:-name)?\s*:/iu, ...moves],
  [/<(?:script|foreignObject)\b|\son\w+\s*=/iu, "holds a script or a piece of a web page", "Take it out."],
  [/<image\b/iu, "holds a photo, or names one", "Take the photo out, or save the whole drawing as PNG."],
  [
    /@import|<\?xml-stylesheet|(?<!<image\b[^>]*)href\s*=\s*["'](?!#)|url\(\s*["']?(?![#"'\s])/iu,
    "needs another file, such as a font",
    "Turn words into paths, and take other files out. Or save the drawing as PNG.",
  ],
];

/** The kind of picture that a file should hold by its name. */
const kindOf = (file: string): string => path.extname(file).slice(1).toUpperCase();

/** What is wrong with a file that cannot be read. */
const unreadable = (file: string): Explanation => [
  "holds no picture, or only a part of one",
  `Put the right file in its place, or save it again as ${kindOf(file)}.`,
];

/**
 * What is wrong with a file, beginning with the verb.
 * @param smaller files of the same picture for smaller screens
 * @throws when it cannot be read, as sharp does
 */
const explainPicture = async (
  file: string,
  smaller: readonly string[],
  leastWidthOf: (isUpright: boolean) => number,
): Promise<Explanation | undefined> => {
  const bytes = readFileSync(file);
  const ending = path.extname(file);
  const { format, width, height, orientation = 1 } = await sharp(bytes).metadata();
  if (ending !== endings[format]) {
    const name = `${path.basename(file, ending)}${endings[format] ?? ""}`;
    const rename = `Rename the file to ${name}, and write that name here, too. Or put back the file that was there.`;
    return [
      `holds a picture of another kind, ${format.toUpperCase()}`,
      endings[format] === undefined ? `Save it again as ${kindOf(file)}.` : rename,
    ];
  }
  // By EXIF, as cameras do. gatsby-plugin-sharp 5.16 would crop it: https://github.com/gatsbyjs/gatsby/issues/30672
  if (orientation >= 5)
    return [
      "is stored lying on its side",
      "Open it in a program for pictures, and save it as PNG, which is stored as you see it.",
    ];
  const others = await Promise.all(
    smaller.map(async (other) =>
      sharp(other)
        .metadata()
        .catch(() => undefined),
    ),
  );
  if (others.some((other) => other?.format === format && other.width > width))
    return ["is narrower than the one for small screens", "Exchange the two, or use a wider one here."];
  if (ending === ".svg") {
    const text = isUtf8(bytes) ? bytes.toString() : "";
    const found = drawingErrors.filter(([pattern]) => pattern.test(text));
    const fixes = new Set(found.map(([, , fix]) => fix));
    return found.length === 0 ? undefined : [found.map(([, wrong]) => wrong).join(", and "), [...fixes].join(" ")];
  }
  // An animated PNG says so before its pixels.
  if (bytes.subarray(0, bytes.indexOf("IDAT")).includes("acTL")) return moves;
  if (Math.max(width, height) > mostPixels)
    return [`has ${width} × ${height} pixels; at most ${mostPixels} each are allowed`, "Export it smaller."];
  const least = leastWidthOf(height > width * 1.5);
  if (width < least)
    return [
      `is ${width} pixels wide; here it must be at least ${least}`,
      "Use a larger picture, or export it larger. Enlarging a small file does not help.",
    ];
  // Reads all pixels, for files that were cut off.
  await sharp(bytes).resize(1).toBuffer();
  return undefined;
};

const checkImage = async (content: YamlFile, image: TextValue): Promise<readonly Diagnostic[]> => {
  const { path: field, value: name } = image;
  const file = path.join(content.folder, name);
  // Names with other capitals are another file on most servers, though not on every computer.
  const folder = path.dirname(file);
  const neighbors = existsSync(folder) ? readdirSync(folder).filter((entry) => isPicture(entry)) : [];
  if (!neighbors.includes(path.basename(file))) {
    const fix = `Put the file there, or correct the name. Pictures there: ${neighbors.join(", ") || "none"}.`;
    return [fieldDiagnostic(content, field, "missing-image", [`There is no picture at ${name}.`, fix])];
  }
  const isBeside = ({ path: other }: TextValue) => other.slice(0, -1).join() === field.slice(0, -1).join();
  const [large, ...smaller] = textValues(content, "imageFile").filter(isBeside);
  const others = large === image ? smaller.map((other) => path.join(content.folder, other.value)) : [];
  const explanation: Explanation | undefined =
    large !== image && large?.value === name
      ? ['is the same as "image"', "Write the name of the one that was drawn for this width, or delete this line."]
      : await explainPicture(file, others, (isUpright) => leastWidth(content, image, isUpright)).catch(() =>
          unreadable(file),
        );
  if (explanation === undefined) return [];
  const [wrong, fix] = explanation;
  return [fieldDiagnostic(content, field, "image", [`The picture ${name} ${wrong}.`, fix])];
};

const notUsed = "Write its name where it belongs, or delete it.";

/** Other folders may hold the same one on purpose. */
const copied =
  "In the one that is the copy, use a picture of its own. If they are meant to be the same, write the name of one at both places, and delete the other.";

/** All rules about image files. */
export const imageRule: Rule = async (files, pictures) => {
  const images = files.flatMap((content) => textValues(content, "imageFile").map((image) => ({ content, image })));
  const errors = await Promise.all(images.map(({ content, image }) => checkImage(content, image)));
  const used = images.map(({ content, image }) => path.posix.join(path.posix.dirname(content.file), image.value));
  const sums = images.map(({ content, image }) => {
    const file = path.join(content.folder, image.value);
    return existsSync(file) ? `${path.dirname(file)} ${hash("sha1", readFileSync(file))}` : file;
  });
  const copies = images.flatMap(({ content, image }, index) => {
    const original = used[sums.indexOf(sums[index] ?? "")] ?? "";
    if (original === used[index]) return [];
    return fieldDiagnostic(content, image.path, "copied-image", [`${original} holds the same picture.`, copied]);
  });
  // One that nobody uses may be the one that is meant where another has an error.
  const unused = errors.flat().length > 0 ? [] : pictures.filter((file) => !used.includes(file));
  return [
    ...errors.flat(),
    ...copies,
    ...unused.map((file) =>
      fileDiagnostic(file, "unused-image", ["No file of the content uses this picture.", notUsed]),
    ),
  ];
};
