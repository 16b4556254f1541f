import { diagnosticAt, fieldRule, fieldsOf, fieldWithRole } from "./content-fields";
import type { ContentFile } from "./content-file";
import { pagesOf } from "./content-pages";
import type { Diagnostic } from "./diagnostic";

const notesOf = (content: ContentFile) => fieldsOf(content).filter(({ meta }) => meta.marksSample);

const isSample = (content: ContentFile): boolean => fieldWithRole(content, "sample")?.value === true;

/** Pages with sample data that do not say so to visitors, and notes that stayed when the mark was taken away. */
export const unmatchedSampleNotes = (files: readonly ContentFile[]): readonly Diagnostic[] => {
  /** A step without its study, which another rule reports. */
  const isOrphan = ({ collection, folder }: ContentFile): boolean =>
    collection.type === "CaseStudyStep" &&
    !files.some((file) => file.collection.type === "CaseStudy" && file.folder === folder);
  const hasNote = (page: ContentFile): boolean =>
    // The study's file lies beside its steps and holds the note of all.
    files.some((file) => file.folder === page.folder && notesOf(file).length > 0);
  const hidden = pagesOf(files)
    .filter(({ content }) => isSample(content) && !hasNote(content) && !isOrphan(content))
    .map(({ content }) => {
      const message = "This page has sample data, but it does not say so to visitors.";
      const fix =
        "Say what is invented in a field sampleNote, most often below pageHeader. If nothing is invented anymore, delete the line sample: true.";
      return diagnosticAt(content, ["sample"], "sample-note", message, fix);
    });
  const leftOver = fieldRule("sample-note", notesOf, (_, content) => {
    const message = "This note says that the page has sample data, but the file is not marked as a sample.";
    return isSample(content) ? [] : [[message, "Delete the note, or write sample: true in the first line."]];
  })(files);
  return [...hidden, ...leftOver];
};
