import { diagnosticAt, fieldWithRole } from "./content-fields";
import type { ContentFile } from "./content-file";
import type { Diagnostic } from "./diagnostic";

/** Drafts: `npm run develop` shows them, the production build leaves them out. */

const isMarked = (content: ContentFile): boolean => fieldWithRole(content, "draft")?.value === true;

/** Whether the files beside this one belong to it, as the steps to study.yaml. */
const ownsFolder = ({ collection }: ContentFile): boolean => /\*\/[^*]+$/u.test(collection.glob);

/** The files with `draft: true`, and the steps of a study that has it. */
export const draftsOf = (files: readonly ContentFile[]): readonly ContentFile[] => {
  const marked = files.filter(isMarked);
  const folders = marked.filter(ownsFolder).map(({ folder }) => folder);
  return files.filter((content) => marked.includes(content) || folders.includes(content.folder));
};

/** The files that the production build reads. */
export const publishedOf = (files: readonly ContentFile[]): readonly ContentFile[] => {
  const drafts = draftsOf(files);
  return files.filter((content) => !drafts.includes(content));
};

/**
 * Drafts in which nothing is missing any more: they can be published.
 * @param errors what is wrong and what is missing
 */
export const finishedDrafts = (files: readonly ContentFile[], errors: readonly Diagnostic[]): readonly Diagnostic[] => {
  const unfinished = files.filter(({ file }) => errors.some((error) => error.file === file));
  const isFinished = (draft: ContentFile): boolean =>
    !unfinished.some((other) => other === draft || (ownsFolder(draft) && other.folder === draft.folder));
  return files
    .filter((content) => isMarked(content) && isFinished(content))
    .map((content) => {
      const path = fieldWithRole(content, "draft")?.path ?? [];
      const fix = "To publish it, delete the line draft: true.";
      return diagnosticAt(content, path, "finished-draft", "Nothing is missing in this draft.", fix);
    });
};
