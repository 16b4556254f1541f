import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { rasterDimensions, type RasterDimensions } from "../lib/raster-dimensions";
import type { ContentFile, FieldPath } from "./content-file";
import type { Mistake } from "./mistake";
import { mistakeAt, record, textsOf } from "./text-places";

/** Rules about the picture files themselves. SVG pictures are sharp at every size, so they are not measured. */

/**
 * How wide a picture must be at least, in pixels: as wide as a desktop page shows it, or twice as wide as a phone
 * does, whichever is more. Less looks blurred.
 */
const leastWidth = { hero: 1215, wide: 1215, card: 810, figure: 810, upright: 540, portrait: 360 };

type Place = keyof typeof leastWidth;

const placeOf = (
  field: FieldPath,
  picture: Readonly<Record<string, unknown>>,
  around: unknown,
  size: RasterDimensions,
): Place => {
  const names = field.filter((part) => typeof part === "string");
  if (names.includes("portrait") || names.includes("badge")) return "portrait";
  if (names.includes("card")) return "card";
  if (names.includes("hero") || names.includes("illustration")) return "hero";
  // Screens of phones, drawn or photographed, stand in narrow columns.
  if (picture["frame"] === "phone" || size.height > size.width * 1.5) return "upright";
  return record(around)["arrangement"] === "wide" ? "wide" : "figure";
};

const valueAt = (data: unknown, field: FieldPath): unknown =>
  field.reduce<unknown>(
    (value, part) => (typeof value === "object" && value !== null ? Reflect.get(value, part) : undefined),
    data,
  );

const judge = (content: ContentFile, field: FieldPath, text: string): readonly Mistake[] => {
  const file = path.join(content.folder, text);
  // A picture that is not there is another rule's.
  if (!/\.(?:png|jpg)$/u.test(text) || !existsSync(file)) return [];
  const size = rasterDimensions(readFileSync(file));
  if (size === undefined) {
    return [
      mistakeAt(
        content,
        field,
        `The file ${text} is not the kind of picture that its name says.`,
        "Open it in a picture program and save it anew as PNG or JPG; changing the name is not enough.",
      ),
    ];
  }
  const picture = record(valueAt(content.data, field.slice(0, -1)));
  // A picture of a list stands at …, "pictures", 0, "image": what is around it is the section.
  const place = placeOf(field, picture, valueAt(content.data, field.slice(0, -3)), size);
  const least = leastWidth[place];
  const named = picture["widths"];
  const widest = Array.isArray(named) ? Math.max(...named.filter((width) => typeof width === "number")) : 0;
  return [
    ...(size.width < least
      ? [
          mistakeAt(
            content,
            field,
            `The picture ${text} is ${size.width} pixels wide; at this place it must be at least ${least}.`,
            "Take or export it larger. Enlarging a small file does not help.",
          ),
        ]
      : []),
    ...(widest > size.width
      ? [
          mistakeAt(
            content,
            [...field.slice(0, -1), "widths"],
            `A width of ${widest} is asked for, but ${text} is only ${size.width} pixels wide.`,
            "Leave widths out, or name none that is wider than the picture.",
          ),
        ]
      : []),
  ];
};

/** Pictures that are too small for their place, or no pictures at all. */
export const unfitPictures = (files: readonly ContentFile[]): readonly Mistake[] =>
  files.flatMap((content) =>
    textsOf(content.data)
      .filter(({ field }) => field.at(-1) === "image")
      .flatMap(({ field, text }) => judge(content, field, text)),
  );
