import { isRecord } from "./content-fields";
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
    const path = collection.pagePath?.(isRecord(data) ? data : {});
    return path === undefined ? [] : [{ content, path }];
  });
