import type { ContentEditor } from "./content-editor";

/** What an editor might do on one day. Targets are computed: the edits hold for any content. */
export interface Edit {
  readonly name: string;
  readonly apply: (content: ContentEditor) => void;
}

/** The folder of a content file. */
export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf("/"));
