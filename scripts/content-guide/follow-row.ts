import type { ContentFile } from "../../src/content-lint/content-file";
import { formatDate } from "../../src/lib/format-date";
import { parseInlineMarkup } from "../../src/lib/parse-inline-markup";
import type { GuideRow } from "./read-guide";

/** Follows a row of CONTENT.md to the files that it names, and to what they say in its field. */

/** A place in a content file. Lists have numbers from 0. */
export type Place = readonly (string | number)[];

/** What a file says in the field of a row. */
export interface RowValue {
  readonly file: ContentFile;
  readonly place: Place;
  readonly value: string | number | boolean;
}

const pattern = (files: string): RegExp =>
  new RegExp(`^${files.replaceAll(/[.\\]/gu, String.raw`\$&`).replaceAll("*", "[^/]+")}$`, "u");

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** The first plain value that the keys lead to; where a list is met, the first entry that has the rest. */
const firstValue = (data: unknown, keys: readonly string[], place: Place): Omit<RowValue, "file"> | undefined => {
  if (Array.isArray(data)) {
    for (const [index, entry] of data.entries()) {
      const found = firstValue(entry, keys, [...place, index]);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  const [key, ...rest] = keys;
  if (key === undefined) return isPlain(data) ? { place, value: data } : undefined;
  if (typeof data !== "object" || data === null || !(key in data)) return undefined;
  return firstValue(Reflect.get(data, key), rest, [...place, key]);
};

const valueAt = (data: unknown, place: Place): unknown =>
  place.reduce<unknown>(
    (inner, key) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, key) : undefined),
    data,
  );

/**
 * The files of a row that have its field, with what stands there.
 * @param files all content files, as readContent finds them
 */
export const followRow = (files: readonly ContentFile[], row: GuideRow): readonly RowValue[] =>
  files
    .filter(({ file }) => pattern(row.files).test(file))
    .flatMap((file) => {
      const found = firstValue(file.data, row.field, []);
      return found === undefined ? [] : [{ file, ...found }];
    });

/** The page that shows a row's value: the one it names, or the one that the file makes. */
export const pageOfValue = (row: GuideRow, { file }: RowValue): string | undefined => {
  if (row.page !== undefined) return row.page;
  const { data, collection } = file;
  return typeof data === "object" && data !== null ? collection.pagePath?.({ ...data }) : undefined;
};

/** Where to look for a value on a page: among its words, or, for a picture, among what pictures are said to show. */
export const shownAs = ({ file, place, value }: RowValue): readonly string[] => {
  if (typeof value === "number") return [value.toLocaleString("en-US")];
  if (typeof value === "boolean") return [];
  if (place.at(-1) === "image") {
    const alt = valueAt(file.data, [...place.slice(0, -1), "alt"]);
    return typeof alt === "string" ? [alt] : [];
  }
  if (/^\d{4}-\d{2}-\d{2}$/u.test(value)) return [formatDate(value)];
  // A place such as {count} is filled in: what is around it must be there.
  const words = parseInlineMarkup(value).map(({ text }) => text);
  return words
    .flatMap((text) => text.split(/\{[a-z]+\}/u))
    .map((text) => text.replaceAll(/\s+/gu, " ").trim())
    .filter((text) => /[\p{L}\d]/u.test(text));
};
