import { fieldsOf, type ContentField } from "../../content-lint/content-fields";
import type { ContentFile } from "../../content-lint/content-file";
import { formatDate } from "../../lib/format-date";

/** Numbers, dates and texts without a role have no mark. A text that the site puts together from them is read for them. */

export interface FieldOfFile {
  readonly content: ContentFile;
  readonly field: ContentField;
}

/** Without punctuation, between single blanks: `$40,000 to $125,000` becomes ` 40000 to 125000 `. */
const wordsOf = (text: string): string => {
  const words = text.replaceAll(/[,.]/gu, "").replaceAll(/[^\p{L}\d]+/gu, " ");
  return ` ${words.trim()} `;
};

/** Shorter values are in too many texts. */
const shortest = 4;

/** How an unmarked value reads on a page. */
const shownValue = ({ value, meta }: ContentField): string | undefined => {
  const isText = typeof value === "string";
  const isDate = isText && /^\d{4}-\d\d-\d\d$/u.test(value);
  if (!isDate && typeof value !== "number" && !(isText && meta.role === undefined)) return undefined;
  const words = wordsOf(isDate ? formatDate(value) : String(value));
  return words.trim().length < shortest ? undefined : words;
};

const groupOf = ({ content, field }: FieldOfFile): string => [content.file, ...field.path.slice(0, -1), ""].join("\n");

/**
 * The values that a text holds. Where several groups of fields have such values: the group with most of them, and of
 * equal ones that around `near`.
 * @param near fields next to the text on the page
 */
export const valuesIn = (
  files: readonly ContentFile[],
  text: string,
  near: readonly FieldOfFile[],
): readonly FieldOfFile[] => {
  const words = wordsOf(text);
  const groups = new Map<string, FieldOfFile[]>();
  for (const content of files) {
    for (const field of fieldsOf(content)) {
      const value = shownValue(field);
      if (value === undefined || !words.includes(value)) continue;
      const group = groupOf({ content, field });
      groups.set(group, [...(groups.get(group) ?? []), { content, field }]);
    }
  }
  const rank = ([group, fields]: readonly [string, readonly FieldOfFile[]]): number =>
    fields.length + (near.some((other) => groupOf(other).startsWith(group)) ? 0.5 : 0);
  return [...groups].sort((a, b) => rank(b) - rank(a))[0]?.[1] ?? [];
};
