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

const duplicates = (
  texts: readonly PageText[],
  message: (text: string, other: string) => string,
  fix: string,
): readonly Diagnostic[] => {
  const firstFile = new Map<string, string>();
  // Placeholders are alike and have a rule of their own.
  return texts
    .filter(({ text }) => !isPlaceholder(text))
    .flatMap(({ content, path, text }) => {
      const normalized = text.trim().toLowerCase();
      const other = firstFile.get(normalized);
      if (other !== undefined) return [diagnosticAt(content, path, message(text, other), fix)];
      firstFile.set(normalized, content.file);
      return [];
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
        (text, other) => `The ${unique} "${text}" stands in ${other} already.`,
        `Give each page a ${unique} of its own.`,
      ),
    ),
    ...duplicates(
      pages.map(({ content, path: text }) => ({ content, path: fieldWithRole(content, "slug")?.path ?? [], text })),
      (text, other) => `The address ${text} is taken by ${other}.`,
      "Give the page another slug.",
    ),
  ];
};
