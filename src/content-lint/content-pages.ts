import { fieldsOf, isRecord } from "./content-fields";
import type { ContentFile } from "./content-file";

/** The pages that content files make, with their paths. */
export const pagesOf = (files: readonly ContentFile[]) =>
  files.flatMap((content) => {
    const { data, collection } = content;
    const path = collection.pagePath?.(isRecord(data) ? data : {});
    return path === undefined ? [] : [{ content, path }];
  });

/** The elements with an id that a file brings to its page, or to the page that shows it: where links may point to. */
export const linkTargetsOf = (content: ContentFile) =>
  fieldsOf(content).flatMap(({ meta, path, value }) => {
    const page = meta.anchorOn ?? pagesOf([content])[0]?.path;
    const id = meta.role === "anchor" || meta.anchorOn !== undefined ? String(value) : meta.elementId;
    return page === undefined || id === undefined ? [] : [{ path, page, id }];
  });
