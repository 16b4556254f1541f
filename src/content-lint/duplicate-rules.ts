import { fieldsOf, fieldWithRole } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import { linkTargetsOf, pagesOf } from "./content-pages";
import { diagnosticAt, type Rule } from "./rule";

interface UniqueValue {
  readonly path: FieldPath;
  readonly value: unknown;
  /** Within which it may be only once; the whole site by default. */
  readonly list?: string;
}

/** What may be only once. Each place is reported with the others. */
const unique =
  (what: string, fix: string, select: (content: ContentFile) => readonly UniqueValue[]): Rule =>
  (files) => {
    const fields = files.flatMap((content) =>
      select(content).map(({ path, value, list = "" }) => {
        const text = String(value).trim();
        return { content, path, text, key: `${list} ${text.toLowerCase()}` };
      }),
    );
    return fields.flatMap((field) => {
      const others = fields
        .filter((other) => other !== field && other.key === field.key)
        .map(({ content, path }) => `${content.file}:${content.locate(path).line}`);
      const message = `The ${what} "${field.text}" is in ${others.join(" and ")}, too.`;
      return others.length === 0 ? [] : [diagnosticAt(field.content, field.path, `duplicate-${what}`, message, fix)];
    });
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
  unique("anchor", "Give each part of a page an anchor of its own.", (content) =>
    linkTargetsOf(content).map(({ path, page, id }) => ({ path, value: id, list: page })),
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
