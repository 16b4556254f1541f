import { isPlaceholder } from "./text-rules";
import { diagnosticAt, fieldsOf, fieldWithRole } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";
import { pagesOf } from "./content-pages";
import type { Diagnostic } from "./diagnostic";

interface PageText {
  readonly content: ContentFile;
  readonly path: FieldPath;
  readonly text: string;
}

/** Texts that two pages share. Reported at the second in the order of the files, with the first. */
const duplicates = (
  texts: readonly PageText[],
  rule: string,
  message: (text: string) => string,
  fix: string,
): readonly Diagnostic[] => {
  const first = new Map<string, PageText>();
  return texts.flatMap((page) => {
    const { content, path, text } = page;
    // Placeholders are alike and have a rule of their own.
    if (isPlaceholder(text)) return [];
    const normalized = text.trim().toLowerCase();
    const other = first.get(normalized) ?? page;
    first.set(normalized, other);
    if (other === page) return [];
    const otherLocation = `${other.content.file}:${other.content.locate(other.path).line}`;
    return [diagnosticAt(content, path, rule, `${message(text)}: this file and ${otherLocation}.`, fix)];
  });
};

/** Two pages with the same title, description, main heading or path (WCAG 2.4.2). */
export const duplicatePages = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  const pages = pagesOf(files);
  const texts = (unique: string): readonly PageText[] =>
    pages.flatMap(({ content }) =>
      fieldsOf(content).flatMap(({ meta, path, value }) =>
        meta.unique === unique && typeof value === "string" ? [{ content, path, text: value }] : [],
      ),
    );
  return [
    ...(["title", "description", "heading"] as const).flatMap((unique) =>
      duplicates(
        texts(unique),
        `duplicate-${unique}`,
        (text) => `Two pages have the ${unique} "${text.trim()}"`,
        `Give each page a ${unique} of its own.`,
      ),
    ),
    ...duplicates(
      pages.map(({ content, path: text }) => ({ content, path: fieldWithRole(content, "slug")?.path ?? [], text })),
      "duplicate-address",
      (text) => `Two pages have the address ${text}`,
      "Give the page another slug.",
    ),
  ];
};
