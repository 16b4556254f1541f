import path from "node:path";
import { readContent } from "../../content-lint/content-file";
import { draftsOf } from "../../content-lint/drafts";

/**
 * The files that the production build leaves out, absolute. They never become nodes, so nothing can list a draft, link
 * to it or make a page of it.
 * @param root the project's folder, absolute
 */
export const draftFiles = (root: string): readonly string[] =>
  draftsOf(readContent(root).files).map(({ file }) => path.join(root, file));
