import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { PicturePlace } from "../content-schema/field-meta";
import { picture } from "../content-schema/shared-schemas";
import { diagnosticAt, fieldRule, fieldsOf, textsOf, type ContentField, type TextField } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { nearest } from "./nearest";
import { readPictureFile } from "./picture-file";
import { suggestValue } from "./suggest-value";

const imagesOf = (content: ContentFile): readonly TextField[] => textsOf(content, "imageFile");

/** Rules about image files. SVG is sharp at every size and not measured. */

/** Image files that are named but do not exist. */
export const missingImages = fieldRule("missing-image", imagesOf, ({ value, schema }, { folder }) => {
  if (!schema.safeParse(value).success || existsSync(path.join(folder, value))) return [];
  const beside = readdirSync(folder).map((name) => `./${name}`);
  const misnamed = beside.find((name) => suggestValue(schema, name) === value);
  const usable = beside.filter((name) => schema.safeParse(name).success);
  const suggestion = nearest(value, usable);
  const hint = suggestion === undefined ? "" : ` The nearest name is ${suggestion}`;
  const fix = `Put the file there, or correct the name.${hint}`;
  return [[`There is no picture at ${value}.`, misnamed === undefined ? fix : `Give the file ${misnamed} this name.`]];
});

/**
 * Least widths in pixels: the width on a desktop page or twice the width on a phone, whichever is more.
 */
const leastWidths: Readonly<Record<PicturePlace | "wide" | "upright" | "figure", number>> = {
  hero: 1215,
  wide: 1215,
  card: 810,
  figure: 810,
  upright: 540,
  portrait: 360,
};

const pictureOptions = z.looseObject(picture.pick({ frame: true, widths: true }).shape);
const wideSection = z.object({ arrangement: z.literal("wide") });

/** The groups around an image file, from the outside in: the last is its picture. */
const groupsAround = (content: ContentFile, image: TextField): readonly ContentField[] =>
  fieldsOf(content).filter(
    ({ path: group }) => group.length < image.path.length && group.every((part, index) => part === image.path[index]),
  );

/** @param isUpright phone screens are in narrow columns */
const leastWidth = (groups: readonly ContentField[], isUpright: boolean): number => {
  const place = groups.map(({ meta }) => meta.place).find((name) => name !== undefined);
  if (place !== undefined || isUpright) return leastWidths[place ?? "upright"];
  return leastWidths[groups.some(({ value }) => wideSection.safeParse(value).success) ? "wide" : "figure"];
};

const checkFile = async (content: ContentFile, image: TextField): Promise<readonly Diagnostic[]> => {
  const { path: field, value: name, schema } = image;
  const file = path.join(content.folder, name);
  if (!schema.safeParse(name).success || !existsSync(file)) return [];
  const size = await readPictureFile(file, name);
  if ("fix" in size) return [diagnosticAt(content, field, "image-format", size.message, size.fix)];
  if (name.endsWith(".svg")) return [];
  const groups = groupsAround(content, image);
  const { frame, widths = [] } = pictureOptions.safeParse(groups.at(-1)?.value).data ?? {};
  const least = leastWidth(groups, frame === "phone" || size.height > size.width * 1.5);
  const widest = Math.max(0, ...widths);
  const errors: Diagnostic[] = [];
  if (size.width < least) {
    const message = `The picture ${name} is ${size.width} pixels wide; here it must be at least ${least}.`;
    const fix = "Use a larger picture, or export it larger. Enlarging a small file does not help.";
    errors.push(diagnosticAt(content, field, "image-too-small", message, fix));
  }
  if (widest > size.width) {
    const message = `A width of ${widest} is asked for, but ${name} is only ${size.width} pixels wide.`;
    const fix = "Leave out widths, or write none that is wider than the picture.";
    errors.push(diagnosticAt(content, [...field.slice(0, -1), "widths"], "image-widths", message, fix));
  }
  return errors;
};

/** Image files that are too small for their place, or that show no picture. */
export const unsuitableImages = async (files: readonly ContentFile[]): Promise<readonly Diagnostic[]> => {
  const checks = files.flatMap((content) => imagesOf(content).map((image) => checkFile(content, image)));
  return (await Promise.all(checks)).flat();
};
