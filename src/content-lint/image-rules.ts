import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import probe, { type ProbeResult } from "probe-image-size";
import { z } from "zod";
import type { PicturePlace } from "../content-schema/field-meta";
import { picture, section } from "../content-schema/shared-schemas";
import { diagnosticAt, fieldsOf, textsOf, type TextField } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";
import { nearest } from "./nearest";

/** Rules about image files. SVG is sharp at every size and not measured. */

/** Image files that are named but do not exist. */
export const missingImages = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  files.flatMap((content) =>
    textsOf(content, "imageFile")
      .filter(({ value, schema }) => schema.safeParse(value).success && !existsSync(path.join(content.folder, value)))
      .map(({ path: field, value }) => {
        const beside = readdirSync(content.folder).filter((name) => /^\S+\.(?:png|jpg|svg)$/u.test(name));
        const near = nearest(
          value,
          beside.map((name) => `./${name}`),
        );
        return diagnosticAt(
          content,
          field,
          "missing-image",
          `There is no picture at ${value}.`,
          `Put the file there, or correct the name.${near === undefined ? "" : ` The nearest name is ${near}`}`,
        );
      }),
  );

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
const sectionOptions = z.looseObject(section.pick({ arrangement: true }).shape);

interface PictureContext {
  readonly place: PicturePlace | undefined;
  readonly options: z.infer<typeof pictureOptions>;
  /** The picture is in a section that shows its pictures at full width. */
  readonly isWide: boolean;
}

/** The schema's metadata around an image file. */
const contextOf = (content: ContentFile, image: TextField): PictureContext => {
  const around = fieldsOf(content).filter(
    (field) => field.path.length < image.path.length && field.path.every((part, index) => part === image.path[index]),
  );
  const options = pictureOptions.safeParse(around.at(-1)?.value);
  return {
    place: around.map(({ meta }) => meta.place).find((place) => place !== undefined),
    options: options.success ? options.data : {},
    isWide: around.some(({ value }) => {
      const { success, data } = sectionOptions.safeParse(value);
      return success && data.arrangement === "wide";
    }),
  };
};

const leastWidth = ({ place, options, isWide }: PictureContext, { width, height }: ProbeResult): number => {
  if (place !== undefined) return leastWidths[place];
  // Phone screens are in narrow columns.
  if (options.frame === "phone" || height > width * 1.5) return leastWidths.upright;
  return isWide ? leastWidths.wide : leastWidths.figure;
};

const checkFile = (content: ContentFile, image: TextField): readonly Diagnostic[] => {
  const { path: field, value: name } = image;
  const file = path.join(content.folder, name);
  if (!/\.(?:png|jpg)$/u.test(name) || !existsSync(file)) return [];
  const size = probe.sync(readFileSync(file));
  if (size === null || !["png", "jpg"].includes(size.type)) {
    return [
      diagnosticAt(
        content,
        field,
        "image-format",
        `The file ${name} is not the kind of picture that its name says.`,
        "Open it in a picture program and save it as PNG or JPG. Changing the name is not enough.",
      ),
    ];
  }
  const context = contextOf(content, image);
  const least = leastWidth(context, size);
  const widest = Math.max(0, ...(context.options.widths ?? []));
  return [
    ...(size.width < least
      ? [
          diagnosticAt(
            content,
            field,
            "image-too-small",
            `The picture ${name} is ${size.width} pixels wide; here it must be at least ${least}.`,
            "Use a larger picture, or export it larger. Enlarging a small file does not help.",
          ),
        ]
      : []),
    ...(widest > size.width
      ? [
          diagnosticAt(
            content,
            [...field.slice(0, -1), "widths"],
            "image-widths",
            `A width of ${widest} is asked for, but ${name} is only ${size.width} pixels wide.`,
            "Leave out widths, or write none that is wider than the picture.",
          ),
        ]
      : []),
  ];
};

/** Image files that are too small for their place, or no images. */
export const unsuitableImages = (files: readonly ContentFile[]): readonly Diagnostic[] =>
  files.flatMap((content) => textsOf(content, "imageFile").flatMap((image) => checkFile(content, image)));
