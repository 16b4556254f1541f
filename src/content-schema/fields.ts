import { z } from "zod";
import { contactFields } from "../contact/api-contract";
import { linksInMarkup } from "../lib/parse-inline-markup";
import type { FieldMeta } from "./field-meta";
import {
  clearLabel,
  clearLabels,
  knownMarkup,
  knownPlaceholders,
  noLeftovers,
  plainWords,
  textRule,
} from "./text-rules";

/**
 * The fields that all content is made of. Limits are in characters; they protect the layout and the reader.
 * Descriptions are written for editors: their tools show them. So are messages: what is wrong, and in a second line the fix.
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
      const message = `The ${field} ${value} is in entry ${first + 1}, too.\nCorrect one of the two, or delete this entry, from its dash on.`;
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
const slugRule = (more = "") => ({
  error: ({ input }: { readonly input?: unknown }) => {
    const fitting =
      String(input)
        .toLowerCase()
        .match(/[a-z0-9]+/gu)
        ?.join("-") ?? "step-up-90";
    return `This can't be part of an address.\nWrite only lower-case letters, digits and hyphens, such as ${fitting}${more}`;
  },
});

/** Ids of the layout (ui-, main), of the form and its section, of sources, and of the conformance report's chapters. */
const reservedIds = new RegExp(
  `^(?:ui-.*|main|contact|source-.*|chapter\\d|(?:${Object.values(contactFields).join("|")})(?:-.*)?)$`,
  "u",
);

const notReserved = (fix: string) =>
  textRule("format", (id) =>
    reservedIds.test(id) ? [`The page itself already uses the name "${id}".`, fix] : undefined,
  );

const text = (max: number, placeholders = knownPlaceholders) =>
  z.string().trim().superRefine(placeholders).min(1).max(max).superRefine(noLeftovers);

/** A text on one line, never empty, at most `max` characters. */
export const singleLine = (max: number, description: string, meta: FieldMeta = {}, placeholders = knownPlaceholders) =>
  text(max, placeholders)
    .regex(/^[^\r\n]*$/u, "This text has more than one line.\nWrite it on one line.")
    .superRefine(plainWords)
    .meta({ description, role: "text", ...meta });

/** The words of a link or a button. */
export const linkText = (max: number, description: string) => singleLine(max, description).superRefine(clearLabel);

/** A page of this site, or a full address. */
const hrefPattern =
  /^(?:\/(?!\/)\S*|https:\/\/(?!https?:|localhost\b|127\.|[\w-]*deploy-preview-\d+--)[^\s/?#%]+(?:[/?#]\S*)?|mailto:\S+@\S+|tel:\+?[\d-]+)$/u;

/** What is wrong with the address of a link, and how to fix it. */
const explainHref = (to: string): readonly [message: string, fix: string] => {
  const address = to.trim().replace(/^(?:\.{1,2}\/)+/u, "");
  const [, doubled] = /^https?:\/\/(https?:\/\/.+)$/u.exec(address) ?? [];
  if (doubled !== undefined) return ["The beginning of the address is there twice.", `Write ${doubled}`];
  const [host, page = "/"] =
    /^https?:\/\/(?:localhost|127\.|[\w-]*deploy-preview-\d+--)[^/]*(\/.*)?$/u.exec(address) ?? [];
  if (host !== undefined)
    return ["Visitors can't open this address: it is that of your computer, or of a preview.", `Write ${page}`];
  if (/^(?:file:|[a-z]:[\\/]|\\\\)/iu.test(address))
    return ["This is a place on your own computer.", "Write the address that visitors see in their browser."];
  if (address.startsWith("http://"))
    return ["The address begins with http://.", `Write ${address.replace("http", "https")}, and see whether it opens.`];
  if (/^(?!tel:).*\s/u.test(address)) return ["The address has a space.", "Delete it, or write %20 in its place."];
  if (/^[^/:@]+@[^/@]+$/u.test(address))
    return ["An email address needs mailto: before it.", `Write mailto:${address}`];
  if (/^[\w-]+(?:\.[\w-]+)+(?:[/#?]|$)/u.test(address))
    return ["The address of another site begins with https://.", `Write https://${address}`];
  if (/^[\w-]+(?:[/#?]|$)/u.test(address)) {
    const withSlashes = `/${address.replace(/(?<![#?].*)(?<=^|\/)[^/#?.]+$/u, "$&/")}`;
    return [
      "The address begins without a slash.",
      `For another site, begin with https://. Otherwise write ${withSlashes}`,
    ];
  }
  const fix = "Write a page of this site such as /pricing/, or an address that begins with https://, mailto: or tel:.";
  return [`No link can lead to ${address}.`, fix];
};

/** Whether a text is a phone number with its area code. */
export const isPhoneNumber = (text: string): boolean => /^(?:\D*\d){8,15}\D*$/u.test(text);

/** A phone number as a telephone dials it from anywhere. Ten digits are one of the United States. */
export const dialed = (shown: string): string => `+${shown.replaceAll(/\D/gu, "").replace(/^\d{10}$/u, "1$&")}`;

/** A paragraph with inline markup (see `src/lib/parse-inline-markup.ts`). */
export const paragraph = (description: string, max = 900, meta: FieldMeta = {}) =>
  text(max)
    .superRefine(knownMarkup)
    .superRefine(clearLabels)
    .superRefine(
      textRule("format", (markup) => {
        const links = linksInMarkup(markup);
        const wrong = links.find(({ to }) => !hrefPattern.test(to));
        if (wrong !== undefined) return explainHref(wrong.to);
        const phone = links.find(
          ({ to, text: shown }) => to.startsWith("tel:") && isPhoneNumber(shown) && to !== `tel:${dialed(shown)}`,
        );
        return (
          phone && [
            "The link dials another number than it shows.",
            `If ${phone.text} is right, write [${phone.text}](tel:${dialed(phone.text)})`,
          ]
        );
      }),
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
    .regex(hrefPattern, { error: ({ input }) => explainHref(String(input)).join("\n") })
    .meta({ description, role: "href", ...meta });

/** One to four lines of code, which no rule about words reads. */
export const codeLines = (description: string) =>
  z
    .string()
    .regex(
      /^(?=.*\S).{1,64}(?:\n.{1,64}){0,3}\n?$/u,
      "Code has one to four lines, each of 64 characters at most.\nShorten it.",
    )
    .meta({ description, role: "code" });

/** An email address, without anything around it. */
export const email = (description: string) =>
  z
    .email({
      error: ({ input }) =>
        /^mailto:|\?/u.test(String(input))
          ? `There is more here than an email address.\nWrite ${String(input).replaceAll(/^mailto:|\?.*$/gu, "")}`
          : "This isn't an email address.\nWrite one such as hello@example.com",
    })
    .meta({ description });

/** A name that machines use: lower-case letters, digits and single hyphens. */
export const key = (description: string, meta: FieldMeta = {}) =>
  z
    .string()
    .regex(new RegExp(`^${slugPattern}$`, "u"), slugRule())
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
    .regex(
      new RegExp(`^(?:${slugPattern})?$`, "u"),
      slugRule(
        ". If the page isn't new, put back its old name, or add its old address to redirects in content/navigation.yaml.",
      ),
    )
    .optional()
    .meta({ description, role: "slug" });

/** The address of a page whose file names it itself. */
export const pageAddress = (description: string) =>
  z
    .string()
    .regex(new RegExp(`^(?:/${slugPattern})+/$`, "u"), {
      error: ({ input }) => {
        const parts = String(input)
          .toLowerCase()
          .match(/[a-z0-9-]+/gu);
        return `This can't be the address of a page.\nWrite only lower-case letters, digits and hyphens between slashes, such as /${parts?.join("/") ?? "our-rules"}/`;
      },
    })
    .regex(
      /^\/(?!(?:api|prototypes|static|styleguide)\/)/u,
      "The site has other things at addresses that begin so.\nChoose another one.",
    )
    .meta({ description, role: "slug" });

/** An element id that links can point to. Letters first. */
export const anchor = (description: string) =>
  z
    .string()
    .regex(
      /^[a-z][a-z0-9-]*$/u,
      "An anchor has no spaces or capitals.\nWrite lower-case letters, digits and hyphens, a letter first.",
    )
    .superRefine(notReserved("Choose another name. If you renamed this anchor, change the links to it, too."))
    .meta({ description, role: "anchor" });

/** A file's name as the site can read it: img-2041.jpg. */
export const fittingName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\.jpeg$/u, ".jpg")
    .replace(/\.ya?ml(?:\.txt)?$/u, ".yaml")
    .replaceAll(/[^a-z0-9.]+/gu, "-");

/** How to name a picture, and how to write its name. */
const explainPictureName = (written: string): string => {
  const [, folder = "./", name = ""] = /^(\.\.?\/(?:[\w.-]+\/)*)?(?:.*[/\\])?([^/\\]*)$/u.exec(written.trim()) ?? [];
  const fitting = fittingName(name);
  if (/\.(?:png|jpg|svg)$/u.test(fitting))
    return `The site cannot use a picture with this name.\nWrite ${folder}${fitting}, and name the file ${fitting}.`;
  const saved = `${fitting.replace(/\.\w*$/u, "")}.png`;
  return `The site reads only PNG, JPG and SVG.\nSave the picture as ${saved}, and write ${folder}${saved}`;
};

/** An image file beside the YAML file, such as ./home-paper.png. In GraphQL the field returns the file. */
export const imageFile = (description = "The picture's file, beside this file: ./name.png") =>
  z
    .string()
    .regex(
      // Only letters that are alike in every address, file system and Unicode form.
      /^\.{1,2}\/(?:[\w.-]+\/)*[\w-][\w.-]*\.(?:png|jpg|svg)$/u,
      { error: ({ input }) => explainPictureName(String(input)) },
    )
    .meta({ description, role: "imageFile" })
    .brand<"ImageFile">();

/** A day that was written in another way: November 21, 2026, 11/21/2026 or 21.11.2026. */
const dayIn = (text: string): string | undefined => {
  const day = new Date(`${text.replace(/^(\d+)\. ?(\d+)\. ?(\d{4})$/u, "$3-$2-$1")} UTC`);
  const isInCalendar = text.match(/\d+/gu)?.map(Number).includes(day.getUTCDate()) === true;
  return isInCalendar ? day.toISOString().slice(0, 10) : undefined;
};

/** A day, such as 2026-11-21. Quote it in YAML, so that it stays text. Unless `meta` says otherwise, it may not lie ahead. */
export const isoDate = (description: string, meta: FieldMeta = { role: "pastDay" }) =>
  z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/u, {
      error: ({ input }) => {
        const day = dayIn(String(input));
        const fix = day === undefined ? 'Write it like this, in quotes: "2026-11-21"' : `Write "${day}", in quotes.`;
        return `This day is not written as year-month-day.\n${fix}`;
      },
      abort: true,
    })
    .refine(
      (day) => z.iso.date().safeParse(day).success,
      'There is no such day in the calendar.\nCorrect the day or the month. The order is year-month-day, such as "2026-11-21"',
    )
    .meta({ description, ...meta });

/** The position of a file in its list: 1 is first. */
export const order = (description = "The position in its list: 1 is first.") =>
  z.int().min(1).max(9999).meta({ description, role: "order" });
