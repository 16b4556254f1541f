import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { picturePlaces } from "../content-schema/picture-places";
import { fieldsOf, isRecord, textsOf, type ContentField, type TextField } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { readPictureFile } from "./picture-file";
import { diagnosticAt, type Rule } from "./rule";

/** Rules about image files: they exist, show something, and are large enough. SVG is sharp at every size. */

/** Least width in pixels of a phone's screen, which is in a narrow column. */
const leastUprightWidth = 540;

/** The groups around an image file, from the outside in: the last is its picture. */
const groupsAround = (content: ContentFile, image: TextField): readonly ContentField[] =>
  fieldsOf(content).filter(
    ({ path: group }) => group.length < image.path.length && group.every((part, index) => part === image.path[index]),
  );

const leastWidth = (groups: readonly ContentField[], isUpright: boolean): number => {
  const place = groups.map(({ meta }) => meta.place).find((name) => name !== undefined);
  if (place === undefined && isUpright) return leastUprightWidth;
  const isWide = groups.some(({ value }) => isRecord(value) && value["arrangement"] === "wide");
  return picturePlaces[place ?? (isWide ? "wide" : "figure")].fileWidth;
};

const checkImage = async (content: ContentFile, image: TextField): Promise<readonly Diagnostic[]> => {
  const { path: field, value: name, schema } = image;
  if (!schema.safeParse(name).success) return [];
  const file = path.join(content.folder, name);
  // Names with other capitals are another file on most servers, though not on every computer.
  const folder = path.dirname(file);
  const neighbors = existsSync(folder)
    ? readdirSync(folder).filter((entry) => /\.(?:png|jpe?g|svg)$/iu.test(entry))
    : [];
  if (!neighbors.includes(path.basename(file))) {
    const fix = `Put the file there, or correct the name. The pictures there are: ${neighbors.join(", ")}.`;
    return [diagnosticAt(content, field, "missing-image", `There is no picture at ${name}.`, fix)];
  }
  const picture = await readPictureFile(file, name);
  if ("fix" in picture) return [diagnosticAt(content, field, "image-format", picture.message, picture.fix)];
  if (name.endsWith(".svg")) return [];
  const groups = groupsAround(content, image);
  const options = groups.at(-1)?.value;
  const { frame, widths } = isRecord(options) ? options : {};
  const least = leastWidth(groups, frame === "phone" || picture.height > picture.width * 1.5);
  const errors: Diagnostic[] = [];
  if (picture.width < least) {
    const message = `The picture ${name} is ${picture.width} pixels wide; here it must be at least ${least}.`;
    const fix = "Use a larger picture, or export it larger. Enlarging a small file does not help.";
    errors.push(diagnosticAt(content, field, "image-too-small", message, fix));
  }
  if (Array.isArray(widths) && widths.some((width) => Number(width) > picture.width)) {
    const message = `A width is asked for that is more than the ${picture.width} pixels of ${name}.`;
    const fix = "Leave out widths, or write none that is wider than the picture.";
    errors.push(diagnosticAt(content, [...field.slice(0, -1), "widths"], "image-widths", message, fix));
  }
  return errors;
};

export const imageRules: readonly Rule[] = [
  async (files) => {
    const images = files.flatMap((content) => textsOf(content, "imageFile").map((image) => ({ content, image })));
    return (await Promise.all(images.map(({ content, image }) => checkImage(content, image)))).flat();
  },
];
