import { isPlaceholder } from "./text-rules";
import { fieldRule, fieldsOf, fieldWithRole } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import { pagesOf } from "./content-pages";
import type { Diagnostic } from "./diagnostic";

/** Texts that two pages share. Reported at the second in the order of the files, with the first. */
const duplicates = (
  rule: string,
  select: (content: ContentFile) => readonly { readonly path: FieldPath; readonly text: string }[],
  message: (text: string) => string,
  fix: string,
) => {
  const locations = new Map<string, string>();
  return fieldRule(rule, select, ({ path, text }, content) => {
    // Placeholders are alike and have a rule of their own.
    if (isPlaceholder(text)) return [];
    const normalized = text.trim().toLowerCase();
    const first = locations.get(normalized);
    locations.set(normalized, first ?? `${content.file}:${content.locate(path).line}`);
    return first === undefined ? [] : [[`${message(text.trim())}: this file and ${first}.`, fix]];
  });
};

/** Two pages with the same title, description, main heading or path (WCAG 2.4.2). */
export const duplicatePages = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const uniqueTexts = (["title", "description", "heading"] as const).map((unique) =>
    duplicates(
      `duplicate-${unique}`,
      (content) =>
        fieldsOf(content)
          .filter(({ meta }) => meta.unique === unique)
          .flatMap(({ path, value }) => (typeof value === "string" ? [{ path, text: value }] : [])),
      (text) => `Two pages have the ${unique} "${text}"`,
      `Give each page a ${unique} of its own.`,
    ),
  );
  const addresses = duplicates(
    "duplicate-address",
    (content) =>
      pagesOf([content]).map(({ path: text }) => ({ path: fieldWithRole(content, "slug")?.path ?? [], text })),
    (text) => `Two pages have the address ${text}`,
    "Give the page another slug.",
  );
  const pages = pagesOf(files).map(({ content }) => content);
  return [...uniqueTexts, addresses].flatMap((rule) => rule(pages));
};
