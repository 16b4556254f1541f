import { fieldsOf, isRecord } from "./content-fields";
import type { ContentFile, FieldPath } from "./content-file";

/** A page that a content file makes. */
export interface ContentPage {
  readonly content: ContentFile;
  readonly path: string;
}

/** The pages that the content makes. */
export const pagesOf = (files: readonly ContentFile[]): readonly ContentPage[] =>
  files.flatMap((content) => {
    const { data, collection } = content;
    const path = collection.pagePath?.(isRecord(data) ? data : {});
    return path === undefined ? [] : [{ content, path }];
  });

/** An element that links may point to. */
interface LinkTarget {
  readonly path: FieldPath;
  /** The path of the page that it is on. */
  readonly page: string;
  readonly id: string;
}

/** The elements with an id that a file brings to its page, or to the page that shows it. */
export const linkTargetsOf = (content: ContentFile): readonly LinkTarget[] =>
  fieldsOf(content).flatMap(({ meta, path, value }) => {
    const page = meta.anchorOn ?? pagesOf([content])[0]?.path;
    const id = meta.role === "anchor" || meta.anchorOn !== undefined ? String(value) : meta.elementId;
    return page === undefined || id === undefined ? [] : [{ path, page, id }];
  });
