import path from "node:path";
import { fieldsOf, isRecord } from "./content-fields";
import type { ContentFile } from "./content-file";

/** The address of the page that a file makes, if it makes one. A step may still name its folder by a former name. */
export const pageOf = ({ data, collection, folder }: ContentFile): string | undefined =>
  collection.pagePath?.({ ...(isRecord(data) ? data : {}), study: path.basename(folder) });

/** The elements with an id that a file brings to its page, or to the page that shows it: where links may point to. */
export const linkTargetsOf = (content: ContentFile) =>
  fieldsOf(content).flatMap(({ meta, path: field, value }) => {
    const page = meta.anchorOn ?? pageOf(content);
    const id = meta.role === "anchor" || meta.anchorOn !== undefined ? String(value) : meta.elementId;
    return page === undefined || id === undefined ? [] : [{ path: field, page, id }];
  });
