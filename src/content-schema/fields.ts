import { z } from "zod";

/**
 * The small fields that every kind of content is made of.
 * Limits are in characters. They protect the layout and the reader: a heading of 300 characters
 * is not a heading. Each field's description is written for editors.
 */

/** What a field means to the GraphQL layer, beyond its plain type. Read by `graphql-types.ts`. */
export interface FieldMeta {
  readonly description?: string;
  /** `image`: the text is a file's address relative to the YAML file. */
  readonly points?: "image";
  /** The text is the `key` of an entry of this GraphQL type. */
  readonly entry?: string;
  /** Names that stand in braces in the text, such as count for {count}. Read by `json-schema.ts`. */
  readonly holds?: readonly string[];
}

/** A text on one line, never empty, at most `max` characters. */
export const line = (max: number, description: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\r\n]*$/u, "must stand on one line")
    .meta({ description });

/**
 * A paragraph. `[words](/address/)` makes a link and `**words**` makes strong words;
 * nothing else is markup (see `src/lib/inline-text.ts`).
 */
export const paragraph = (description: string, max = 900) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .meta({ description: `${description} Links are written [words](/address/).` });

/** One or more paragraphs. */
export const paragraphs = (description: string) => z.array(paragraph("One paragraph.")).min(1).meta({ description });

/** Where a link goes: a page of this site (`/pricing/`, `/services/#naics`), or a full address. */
export const address = (
  description = "Where the link goes: a page of this site such as /pricing/, or a full address that begins with https://, mailto: or tel:.",
) =>
  z
    .string()
    .regex(
      /^(?:\/(?!\/)\S*|https:\/\/\S+|mailto:\S+@\S+|tel:\+?[\d-]+)$/u,
      "must be a page of this site such as /pricing/, or begin with https://, mailto: or tel:",
    )
    .meta({ description });

/** Lower-case letters, digits and single hyphens: a name that machines use. */
export const key = (description: string) =>
  z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u, "may hold only lower-case letters, digits and hyphens, as in step-up-90")
    .meta({ description });

/** A picture file beside the YAML file, such as ./home-paper.png. */
export const imageFile = () =>
  z
    .string()
    .regex(/^\.{1,2}\/\S+\.(?:png|jpg|svg)$/u, "must be a .png, .jpg or .svg file, written as ./name.png")
    .meta({ description: "The picture's file, beside this file: ./name.png", points: "image" } satisfies FieldMeta);

/** A year, such as 2021. */
export const year = (description: string) => z.int().min(1973).max(2100).meta({ description });

/** A day, such as 2026-11-21. Quote it in YAML, so that it stays text. */
export const day = (description: string) =>
  z.iso.date('must be a day written as year-month-day in quotes, such as "2026-11-21"').meta({ description });

/** Where an entry stands among its adjacent: 1 is first. */
export const order = (description = "Where this stands in its list: 1 is first.") =>
  z.int().min(1).max(9999).meta({ description });

/**
 * A text on one line that holds places to be filled in, such as {count}.
 * @param places the names that must stand in braces in the text
 */
export const template = (max: number, description: string, ...places: readonly string[]) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine(
      (text) => places.every((place) => text.includes(`{${place}}`)),
      `must hold ${places.map((place) => `{${place}}`).join(" and ")}, which the site fills in`,
    )
    .meta({ description, holds: places } satisfies FieldMeta);
