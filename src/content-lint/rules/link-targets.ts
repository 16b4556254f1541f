/** Which page a file makes, and which places in it links may lead to. */
import path from "node:path";
import { contentValues, isRecord } from "../content-values";
import type { YamlFile } from "../yaml/yaml-files";

/** The address of the page that a file makes, if it makes one. A step may still name its folder by a former name. */
export const pageOf = ({ data, collection, folder }: YamlFile): string | undefined =>
  collection.pagePath?.({ ...(isRecord(data) ? data : {}), study: path.basename(folder) });

/** The elements with an id that a file brings to its page, or to the page that shows it: where links may point to. */
export const linkTargetsOf = (content: YamlFile) =>
  contentValues(content).flatMap(({ meta, path: field, value }) => {
    const page = meta.anchorOn ?? pageOf(content);
    const isWritten = meta.role === "anchor" || meta.anchorOn !== undefined;
    const id = isWritten ? String(value) : meta.elementId;
    if (page === undefined || id === undefined) return [];
    return [{ path: field, page, id, meta }];
  });
