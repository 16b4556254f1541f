import { fieldsOf, fieldWithRole } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import { pagesOf } from "./content-pages";
import { fieldRule, type Rule } from "./rule";

interface UniqueValue {
  readonly path: FieldPath;
  readonly value: unknown;
  /** Within which it may be only once; the whole site by default. */
  readonly list?: string;
}

/** What two files share and may not. Reported at the second in the order of the files, with the first. */
const unique =
  (what: string, fix: string, select: (content: ContentFile) => readonly UniqueValue[]): Rule =>
  (files) => {
    const locations = new Map<string, string>();
    return fieldRule(`duplicate-${what}`, select, ({ path, value, list = "" }, content) => {
      const text = String(value).trim();
      const key = `${list} ${text.toLowerCase()}`;
      const first = locations.get(key);
      locations.set(key, first ?? `${content.file}:${content.locate(path).line}`);
      return first === undefined ? [] : [[`The ${what} "${text}" is in ${first}, too.`, fix]];
    })(files);
  };

export const duplicateRules: readonly Rule[] = [
  // WCAG 2.4.2
  ...(["title", "description", "heading"] as const).map((what) =>
    unique(what, `Give each page a ${what} of its own.`, (content) =>
      fieldsOf(content).filter(({ meta }) => meta.unique === what),
    ),
  ),
  unique("address", "Give the page another slug.", (content) =>
    pagesOf([content]).map(({ path: value }) => ({ path: fieldWithRole(content, "slug")?.path ?? [], value })),
  ),
  unique("order", "Number the files of a list 1, 2, 3, and so on, each number once.", (content) =>
    fieldsOf(content)
      .filter(({ meta }) => meta.role === "order")
      // The steps of a study are a list.
      .map(({ path, value }) => ({
        path,
        value,
        list: `${content.collection.type} ${String(fieldWithRole(content, "reference")?.value)}`,
      })),
  ),
];
