import type { ContentFile } from "./content-file";

/** A page that a content file makes. */
export interface ContentPage {
  readonly content: ContentFile;
  readonly path: string;
}

/** The pages that the content makes. */
export const pagesOf = (files: readonly ContentFile[]): readonly ContentPage[] =>
  files.flatMap((content) => {
    const { data, collection } = content;
    if (collection.pagePath === undefined) return [];
    const fields = typeof data === "object" && data !== null ? { ...data } : {};
    return [{ content, path: collection.pagePath(fields) }];
  });
