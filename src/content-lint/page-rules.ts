import { fieldsOf, fieldWithRole } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import { pagesOf } from "./content-pages";
import { fieldRule, type Rule } from "./rule";

interface UniqueText {
  readonly path: FieldPath;
  readonly text: string;
}

/** What two pages share and may not (WCAG 2.4.2). Reported at the second in the order of the files, with the first. */
const unique =
  (what: string, fix: string, select: (page: ContentFile) => readonly UniqueText[]): Rule =>
  (files) => {
    const locations = new Map<string, string>();
    const pages = pagesOf(files).map(({ content }) => content);
    return fieldRule(`duplicate-${what}`, select, ({ path, text }, content) => {
      const key = text.trim().toLowerCase();
      const first = locations.get(key);
      locations.set(key, first ?? `${content.file}:${content.locate(path).line}`);
      const message = `Two pages have the ${what} "${text.trim()}": this file and ${String(first)}.`;
      return first === undefined ? [] : [[message, fix]];
    })(pages);
  };

export const pageRules: readonly Rule[] = [
  ...(["title", "description", "heading"] as const).map((what) =>
    unique(what, `Give each page a ${what} of its own.`, (page) =>
      fieldsOf(page)
        .filter(({ meta }) => meta.unique === what)
        .flatMap(({ path, value }) => (typeof value === "string" ? [{ path, text: value }] : [])),
    ),
  ),
  unique("address", "Give the page another slug.", (page) =>
    pagesOf([page]).map(({ path: text }) => ({ path: fieldWithRole(page, "slug")?.path ?? [], text })),
  ),
];
