import { fieldsOf, fieldWithRole } from "./content-fields";
import type { ContentFile } from "./content-file";
import { pagesOf } from "./content-pages";
import { diagnosticAt, fieldRule, type Rule } from "./rule";

const notesOf = (content: ContentFile) => fieldsOf(content).filter(({ meta }) => meta.marksSample);

const isSample = (content: ContentFile): boolean => fieldWithRole(content, "sample")?.value === true;

/** Pages with sample data that do not say so to visitors. */
const hiddenSamples: Rule = (files) => {
  // The study's file lies beside its steps and holds the note of all.
  const foldersWithNote = new Set(files.filter((file) => notesOf(file).length > 0).map(({ folder }) => folder));
  return pagesOf(files)
    .filter(({ content }) => isSample(content) && !foldersWithNote.has(content.folder))
    .map(({ content }) => {
      const message = "This page has sample data, but it does not say so to visitors.";
      const fix =
        "Say what is invented in a field sampleNote, below that line. If nothing is invented anymore, delete the line sample: true.";
      return diagnosticAt(content, ["sample"], "sample-note", message, fix);
    });
};

/** Notes that stayed when the mark was taken away. */
const leftOverNotes = fieldRule("sample-note", notesOf, (_, content) => {
  const message = "This note says that the page has sample data, but the file is not marked as a sample.";
  return isSample(content) ? [] : [[message, "Delete the note, or write sample: true in the first line."]];
});

export const sampleRules: readonly Rule[] = [hiddenSamples, leftOverNotes];
