import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { picturePlaces } from "../content-schema/picture-places";
import { fieldsOf, isRecord, textsOf, type TextField } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { diagnosticAt, type Rule } from "./rule";

/** Rules about image files: they exist, can be read, and are large enough. SVG is sharp at every size. */

/** Least width in pixels of a phone's screen, which is in a narrow column. */
const leastUprightWidth = 540;

/** The least width of a picture's file, by its place in the layout. */
const leastWidth = (content: ContentFile, image: TextField, isUpright: boolean): number => {
  const around = fieldsOf(content).filter(({ path: group }) =>
    group.every((part, index) => part === image.path[index]),
  );
  const place = around.map(({ meta }) => meta.place).find((name) => name !== undefined);
  if (place === undefined && (isUpright || image.path.at(-1) === "narrow")) return leastUprightWidth;
  const isWide = around.some(({ value }) => isRecord(value) && value["arrangement"] === "wide");
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
  try {
    const {
      autoOrient: { width, height },
    } = await sharp(file).metadata();
    const least = leastWidth(content, image, height > width * 1.5);
    if (name.endsWith(".svg") || width >= least) return [];
    const message = `The picture ${name} is ${width} pixels wide; here it must be at least ${least}.`;
    const fix = "Use a larger picture, or export it larger. Enlarging a small file does not help.";
    return [diagnosticAt(content, field, "image-too-small", message, fix)];
  } catch (error) {
    const message = `The picture ${name} cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    return [diagnosticAt(content, field, "image-format", message, "Save it again as PNG, JPG or SVG.")];
  }
};

/** All rules about image files. */
export const imageRule: Rule = async (files) => {
  const images = files.flatMap((content) => textsOf(content, "imageFile").map((image) => ({ content, image })));
  return (await Promise.all(images.map(({ content, image }) => checkImage(content, image)))).flat();
};
