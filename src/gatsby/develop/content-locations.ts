import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import {
  formatFieldPath,
  proseOf,
  textsOf,
  type ContentField,
  type TextField,
} from "../../content-lint/content-fields";
import { readContent, type ContentFile, type FieldPath } from "../../content-lint/content-file";
import { completeDraft } from "./complete-draft";
import { encodeMark } from "./marks";
import { valuesIn, type FieldOfFile } from "./values-in-text";

/** Where the texts and pictures of a page live, for the development overlay. */

/** A number for a field, the same in the process that writes marks and in the one that reads them. */
const fieldId = ({ file }: ContentFile, field: FieldPath): number =>
  createHash("sha256")
    .update([file, ...field].join("\n"))
    .digest()
    .readUInt32BE();

/** What is added to the heading of a draft's page, or to the name of an entry without a page. */
const draftNote = " · Draft: not published";

/** The data of a file with a mark behind each text that people read. A draft is completed, and says that it is one. */
export const markTexts = (file: ContentFile, isDraft: boolean): unknown => {
  const content = isDraft ? { ...file, data: completeDraft(file) } : file;
  const hasPage = content.collection.pagePath !== undefined;
  const isTitle = ({ unique, namesFile }: ContentField["meta"]) => (hasPage ? unique === "heading" : namesFile);
  const marks = new Map(
    proseOf(content).map(({ path: field, meta }) => [
      field.join("\n"),
      `${isDraft && isTitle(meta) === true ? draftNote : ""}${encodeMark(fieldId(content, field))}`,
    ]),
  );
  const walk = (value: unknown, field: FieldPath): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => walk(item, [...field, index]));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, walk(part, [...field, name])]));
    }
    const mark = marks.get(field.join("\n"));
    return typeof value === "string" && mark !== undefined ? `${value.trimEnd()}${mark}` : value;
  };
  return walk(content.data, []);
};

/** The links of a location: to VS Code, and to the web page of the repository that package.json names. */
export interface LocationLinks {
  readonly editor: string;
  readonly web?: string;
}

/** Where a text or a picture lives. */
export interface ContentLocation extends LocationLinks {
  /** `content/studio.yaml:8`, or the file of a picture. */
  readonly location: string;
  /** `pageHeader › heading` */
  readonly field: string;
  /** What the field is and allows. */
  readonly rules: string;
}

const packageFile = z.object({
  repository: z.union([z.string(), z.object({ url: z.string() }).transform(({ url }) => url)]).optional(),
});

/** @param root the project's folder, absolute @param file from there, forward slashes */
export const linksTo = (root: string, file: string, line?: number, column?: number): LocationLinks => {
  const absolute = path.join(root, file).split(path.sep).join("/").replace(/^\//u, "");
  const at = line === undefined ? "" : `:${line}${column === undefined ? "" : `:${column}`}`;
  const { repository } = packageFile.parse(JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")));
  const address = /^(?:git\+)?(https:.+?)(?:\.git)?$/u.exec(repository ?? "")?.[1];
  return {
    editor: encodeURI(`vscode://file/${absolute}${at}`),
    ...(address === undefined
      ? {}
      : { web: encodeURI(`${address}/blob/HEAD/${file}`) + (line === undefined ? "" : `#L${line}`) }),
  };
};

const rulesOf = ({ schema, meta, value }: ContentField): string => {
  const longest = schema instanceof z.ZodString ? schema.maxLength : null;
  return [
    meta.description ?? "",
    ...(longest === null ? [] : [`At most ${longest} characters; it has ${String(value).trimEnd().length}.`]),
    ...(typeof value !== "string"
      ? []
      : [meta.role === "markup" ? "Words between ** are strong." : "Plain words, no markup."]),
    ...(meta.placeholders ?? []).map((name) => `The site fills in {${name}}.`),
  ].join(" ");
};

const textLocation = (root: string, content: ContentFile, field: ContentField): ContentLocation => {
  const { line, column } = content.locate(field.path);
  return {
    location: `${content.file}:${line}`,
    field: formatFieldPath(field.path),
    rules: rulesOf(field),
    ...linksTo(root, content.file, line, column),
  };
};

const pictureLocation = (root: string, content: ContentFile, image: TextField): ContentLocation => {
  const location = path.posix.join(path.posix.dirname(content.file), image.value);
  return {
    location,
    field: formatFieldPath(image.path),
    rules: `The picture's file. Replace it, or name another in ${content.file}, line ${content.locate(image.path).line}.`,
    ...linksTo(root, location),
  };
};

/** The image file beside an alternative text. */
const pictureOf = (content: ContentFile, alt: ContentField): readonly TextField[] => {
  const around = alt.path.slice(0, -1).join("\n");
  return alt.meta.role === "altText"
    ? textsOf(content, "imageFile").filter(({ path: field }) => field.slice(0, -1).join("\n") === around)
    : [];
};

const locationsOf = (root: string, { content, field }: FieldOfFile): readonly ContentLocation[] => [
  textLocation(root, content, field),
  ...pictureOf(content, field).map((image) => pictureLocation(root, content, image)),
];

/** What the overlay asks for: the numbers from the marks of a text, or of the nearest one, and how the text reads. */
export interface LocationQuery {
  readonly ids: readonly number[];
  readonly near: readonly number[];
  readonly text: string;
}

/** Locations under a note on what they have to do with the text. */
export interface LocationGroup {
  readonly note: string;
  readonly locations: readonly ContentLocation[];
}

const notFromContent =
  "This is in code (labels: src/lib/ui-strings.ts and other files named *-strings.ts; messages of the form: src/contact/messages.ts), or it is a number, a code, an address or an icon from the content.";

/**
 * Where a text lives, as the content is now; an alternative text leads to its picture too.
 * @param root the project's folder, absolute
 */
export const findLocations = (root: string, { ids, near, text }: LocationQuery): readonly LocationGroup[] => {
  const { files } = readContent(root);
  const markedBy = (numbers: readonly number[]): readonly FieldOfFile[] =>
    files.flatMap((content) =>
      proseOf(content)
        .filter(({ path: field }) => numbers.includes(fieldId(content, field)))
        .map((field) => ({ content, field })),
    );
  const group = (note: string, fields: readonly FieldOfFile[]): readonly LocationGroup[] =>
    fields.length === 0 ? [] : [{ note, locations: fields.flatMap((field) => locationsOf(root, field)) }];
  const own = markedBy(ids);
  const around = markedBy(near);
  const values = (note: string) => group(note, valuesIn(files, text, around));
  if (own.length > 0) {
    const isPattern = own.some(({ field }) => field.meta.placeholders !== undefined);
    return [...group("", own), ...(isPattern ? values("What the site fills in:") : [])];
  }
  if (ids.length > 0) {
    return [{ note: "This text cannot be found now. Fix the content's errors, or reload the page.", locations: [] }];
  }
  const made = values("The site makes this text from:");
  return made.length > 0 ? made : [{ note: notFromContent, locations: [] }, ...group("Next to it:", around)];
};
