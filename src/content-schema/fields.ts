import { z } from "zod";
import { contactFields } from "../contact/api-contract";
import { linksInMarkup } from "../lib/parse-inline-markup";
import type { FieldMeta } from "./field-meta";
import { clearLabel, clearLabels, knownMarkup, knownPlaceholders, plainWords, textRule } from "./text-rules";

/**
 * The fields that all content is made of. Limits are in characters; they protect the layout and the reader.
 * Descriptions are written for editors: their tools show them.
 */

/** The schema of a content file. The description says what the file is and where it shows. */
export const collection = <Shape extends z.ZodRawShape>(description: string, shape: Shape) =>
  z.strictObject(shape).meta({ description });

/** A group of fields. @param id the name of its GraphQL type */
export const group = <Shape extends z.ZodRawShape>(
  id: string,
  description: string,
  shape: Shape,
  meta: FieldMeta = {},
) => z.strictObject(shape).meta({ id, description, ...meta });

/** A list of at least `min` entries, one by default. */
export const list = <Entry extends z.ZodType>(description: string, entry: Entry, min = 1, max?: number) => {
  const entries = z.array(entry).min(min);
  return (max === undefined ? entries : entries.max(max)).meta({ description });
};

/** For `superRefine` of a list: no two entries have the same value in a field. */
export const distinct =
  <Name extends string>(field: Name) =>
  (entries: readonly Readonly<Record<Name, string>>[], { addIssue }: z.RefinementCtx): void => {
    for (const [index, { [field]: value }] of entries.entries()) {
      const first = entries.findIndex((entry) => entry[field] === value);
      const message = `must not be the same as in entry ${first + 1}`;
      if (first < index) addIssue({ code: "custom", path: [index, field], input: value, message });
    }
  };

/** Marks invented content: `sample: true`. `invented` says in a sentence what is. */
export const sample = (invented: string) =>
  z
    .boolean()
    .optional()
    .meta({ description: `Marks invented content. ${invented} Delete the line when the real data is in.` });

const slugPattern = "[a-z0-9]+(?:-[a-z0-9]+)*";
const slugRule = "may hold only lower-case letters, digits and hyphens, as in step-up-90";

/** Ids of the layout (ui-, main), of the form and its section, of sources, and of the conformance report's chapters. */
const reservedIds = new RegExp(
  `^(?:ui-.*|main|contact|structured-data|source-.*|chapter\\d|(?:${Object.values(contactFields).join("|")})(?:-.*)?)$`,
  "u",
);

const notReserved = (fix: string) =>
  textRule("format", (id) =>
    reservedIds.test(id) ? [`The page itself already uses the name "${id}".`, fix] : undefined,
  );

const text = (max: number) => z.string().trim().min(1).max(max).superRefine(knownPlaceholders);

/** A text on one line, never empty, at most `max` characters. */
export const singleLine = (max: number, description: string, meta: FieldMeta = {}) =>
  text(max)
    .regex(/^[^\r\n]*$/u, "must be on one line")
    .superRefine(plainWords)
    .meta({ description, role: "text", ...meta });

/** The words of a link or a button. */
export const linkText = (max: number, description: string) =>
  singleLine(max, description, { role: "linkText" }).superRefine(clearLabel);

/** A page of this site, or a full address. */
const hrefPattern = /^(?:\/(?!\/)\S*|https:\/\/[^\s/?#%]+(?:[/?#]\S*)?|mailto:\S+@\S+|tel:\+?[\d-]+)$/u;

/** A paragraph with inline markup (see `src/lib/parse-inline-markup.ts`). */
export const paragraph = (description: string, max = 900, meta: FieldMeta = {}) =>
  text(max)
    .superRefine(knownMarkup)
    .superRefine(clearLabels)
    .refine(
      (markup) => linksInMarkup(markup).every(({ to }) => hrefPattern.test(to)),
      "may link only to a page of this site such as /pricing/, or to an address that begins with https://, mailto: or tel:",
    )
    .meta({ description: `${description} Links are written [words](/address/).`, role: "markup", ...meta });

/** One or more paragraphs. */
export const paragraphs = (description: string) => z.array(paragraph("One paragraph.")).min(1).meta({ description });

/** A link target: a page of this site (`/pricing/`, `/services/#naics`), or a full address. */
export const href = (
  description = "Where the link goes: a page of this site such as /pricing/, or a full address that begins with https://, mailto: or tel:.",
  meta: FieldMeta = {},
) =>
  z
    .string()
    .regex(hrefPattern, {
      error: ({ input }) =>
        /^(?!tel:).*\s/u.test(String(input).trim())
          ? "must be an address without a space"
          : "must be a page of this site such as /pricing/, or begin with https://, mailto: or tel:",
    })
    .meta({ description, role: "href", ...meta });

/** An email address, without anything around it. */
export const email = (description: string) =>
  z
    .email({
      error: ({ input }) =>
        /^mailto:|\?/u.test(String(input))
          ? "must be an email address alone: leave out mailto: before it, and ? with all that follows"
          : "must be an email address, such as hello@example.com",
    })
    .meta({ description });

/** A name that machines use: lower-case letters, digits and single hyphens. */
export const key = (description: string, meta: FieldMeta = {}) =>
  z
    .string()
    .regex(new RegExp(`^${slugPattern}$`, "u"), slugRule)
    .meta({ description, ...meta });

/** The key that other files refer to this file by. It repeats the name of the file, or of its folder. */
export const fileKey = (description: string, meta: FieldMeta = {}) =>
  key(description, { role: "key", equals: "fileName", ...meta }).superRefine(
    notReserved("Choose another name, rename the file to it, and write it into key."),
  );

/** The key of an entry of another collection. In GraphQL the field returns that entry. */
export const reference = <Name extends string>(collection: Name, description: string, meta: FieldMeta = {}) =>
  z
    .string()
    .meta({ description, role: "reference", collection, ...meta })
    .brand<Name>();

/** The last part of a page's path; empty for the first page of its group. */
export const slug = (description: string) =>
  z
    .string()
    .regex(new RegExp(`^(?:${slugPattern})?$`, "u"), slugRule)
    .optional()
    .meta({ description, role: "slug" });

/** An element id that links can point to. Letters first. */
export const anchor = (description: string) =>
  z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/u, "may hold only lower-case letters, digits and hyphens, and must begin with a letter")
    .superRefine(notReserved("Choose another name. If you renamed this anchor, change the links to it, too."))
    .meta({ description, role: "anchor" });

/** An anchor that must stay as it is, because links from elsewhere point to it. */
export const fixedAnchor = (...ids: readonly string[]) =>
  z
    .string()
    .regex(new RegExp(`^(?:${ids.join("|")})$`, "u"), `must be ${ids.join(" or ")}, because links point to it`)
    .meta({ description: `The name links point to: ${ids.join(" or ")}.`, role: "anchor" });

/** An image file beside the YAML file, such as ./home-paper.png. In GraphQL the field returns the file. */
export const imageFile = (description = "The picture's file, beside this file: ./name.png") =>
  z
    .string()
    .regex(
      // Only letters that are alike in every address, file system and Unicode form.
      /^\.{1,2}\/(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:png|jpg|svg)$/u,
      "must be a .png, .jpg or .svg file, written as ./name.png, and its name may hold only letters from a to z, digits, hyphens and dots",
    )
    .meta({ description, role: "imageFile" })
    .brand<"ImageFile">();

const dayOfCalendar = textRule("format", (day) => {
  const fix = 'Correct the day or the month. The order is year-month-day, such as "2026-11-21".';
  return z.iso.date().safeParse(day).success ? undefined : [`There is no day ${day} in the calendar.`, fix];
});

/** A day, such as 2026-11-21. Quote it in YAML, so that it stays text. */
export const isoDate = (description: string, meta: FieldMeta = {}) =>
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/u, {
      message: 'must be a day of the calendar, written as year-month-day in quotes, such as "2026-11-21"',
      abort: true,
    })
    .superRefine(dayOfCalendar)
    .meta({ description, role: "pastDay", ...meta });

/** The position of a file in its list: 1 is first. */
export const order = (description = "The position in its list: 1 is first.") =>
  z.int().min(1).max(9999).meta({ description, role: "order" });
