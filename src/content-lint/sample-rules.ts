import { diagnosticAt, fieldsOf, fieldWithRole } from "./content-fields";
import type { ContentFile } from "./content-file";
import { pagesOf } from "./content-pages";
import type { Diagnostic } from "./diagnostic";

const noteOf = (content: ContentFile) => fieldsOf(content).find(({ meta }) => meta.marksSample);

const isSample = (content: ContentFile): boolean => fieldWithRole(content, "sample")?.value === true;

/** Pages with sample data that do not say so to visitors, and notes that stayed when the mark was taken away. */
export const unmatchedSampleNotes = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  /** A step without its study, which another rule reports. */
  const isOrphan = ({ collection, folder }: ContentFile): boolean =>
    collection.type === "CaseStudyStep" &&
    !files.some((file) => file.collection.type === "CaseStudy" && file.folder === folder);
  const hasNote = (page: ContentFile): boolean =>
    // The study's file lies beside its steps and holds the note of all.
    files.some((file) => file.folder === page.folder && noteOf(file) !== undefined);
  const hidden = pagesOf(files)
    .filter(({ content }) => isSample(content) && !hasNote(content) && !isOrphan(content))
    .map(({ content }) =>
      diagnosticAt(
        content,
        ["sample"],
        "sample-note",
        "This page has sample data, but it does not say so to visitors.",
        "Say what is invented in a field sampleNote, most often below pageHeader. If nothing is invented anymore, delete the line sample: true.",
      ),
    );
  const leftOver = files.flatMap((content) => {
    const note = noteOf(content);
    return note === undefined || isSample(content)
      ? []
      : [
          diagnosticAt(
            content,
            note.path,
            "sample-note",
            "This note says that the page has sample data, but the file is not marked as a sample.",
            "Delete the note, or write sample: true in the first line.",
          ),
        ];
  });
  return [...hidden, ...leftOver];
};
