import { fieldsOf, fieldWithRole } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import { linkTargetsOf, pageOf } from "./content-pages";
import { pagePath } from "../lib/page-path";
import { diagnosticAt, type Rule } from "./rule";

/** @param list within which a value may be only once; the whole site by default */
type Select = (content: ContentFile) => readonly { path: FieldPath; value: unknown; list?: string }[];

/** What may be only once. Each place is reported with the others. */
const unique =
  (what: string, fix: string, select: Select): Rule =>
  (files) => {
    const keyOf = ({ value, list = "" }: ReturnType<Select>[number]) => `${list} ${String(value).trim().toLowerCase()}`;
    const fields = files
      .flatMap((content) => select(content).map((field) => ({ ...field, content, key: keyOf(field) })))
      .filter(({ value }) => value !== undefined);
    return fields.flatMap((field) => {
      const others = fields
        .filter((other) => other !== field && other.key === field.key)
        .map(({ content, path }) => `${content.file}:${content.locate(path).line}`);
      const message = `The ${what} "${String(field.value).trim()}" is in ${others.join(" and ")}, too.`;
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
  // So former addresses lead in no circle, and each to one page. A study's five steps are judged by the first.
  unique("address", "Give the page another slug, or delete the former name.", (content) => [
    { path: fieldWithRole(content, "slug")?.path ?? [], value: pageOf(content) },
    ...fieldsOf(content)
      .filter(({ meta }) => meta.formerlyUnder !== undefined)
      .map(({ path, value, meta }) => ({ path, value: pagePath(meta.formerlyUnder, value) })),
  ]),
  unique("anchor", "Give each part of a page an anchor of its own.", (content) =>
    linkTargetsOf(content).map(({ path, page, id }) => ({ path, value: id, list: page })),
  ),
  unique("order", "Number the files of a list 1, 2, 3, and so on, each number once.", (content) =>
    fieldsOf(content)
      // The order of steps follows from their slugs.
      .filter(({ meta }) => meta.role === "order" && content.collection.type !== "CaseStudyStep")
      .map(({ path, value }) => ({ path, value, list: content.collection.type })),
  ),
];
