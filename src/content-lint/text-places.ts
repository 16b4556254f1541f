import type { ContentFile, FieldPath } from "./content-file";
import type { Mistake } from "./mistake";
import { fieldInWords } from "./schema-mistakes";

/** A text of a content file and the field that holds it. */
export interface TextPlace {
  readonly field: FieldPath;
  readonly text: string;
}

/** The value as a group of fields; empty where it is none. */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};

/** Every text of a file, with its place. */
export const textsOf = (value: unknown, field: FieldPath = []): readonly TextPlace[] => {
  if (typeof value === "string") return [{ field, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => textsOf(item, [...field, index]));
  return Object.entries(record(value)).flatMap(([name, item]) => textsOf(item, [...field, name]));
};

// Fields that machines read: addresses, names, choices.
const forMachines = new Set([
  "image",
  "to",
  "url",
  "key",
  "slug",
  "study",
  "anchor",
  "icon",
  "theme",
  "frame",
  "arrangement",
  "style",
  "siteUrl",
  "dial",
  "zip",
  "code",
  "facebook",
  "linkedin",
  "general",
  "accessibility",
  "internships",
]);

/** The texts that people read. */
export const wordsOf = (content: ContentFile): readonly TextPlace[] =>
  textsOf(content.data).filter(({ field }) => {
    const name = field.filter((part) => typeof part === "string").at(-1);
    return name === undefined || !forMachines.has(name);
  });

/** A mistake at a field of a file. */
export const mistakeAt = (content: ContentFile, field: FieldPath, wrong: string, mend: string): Mistake => ({
  file: content.file,
  ...content.locate(field),
  field: fieldInWords(field),
  wrong,
  mend,
});
