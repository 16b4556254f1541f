import { fieldsOf, fieldWithRole } from "./content-fields";
import type { ContentFile } from "./content-file";
import { pagesOf } from "./content-pages";
import { diagnosticAt, fieldRule, type Rule } from "./rule";

const notesOf = (content: ContentFile) => fieldsOf(content).filter(({ meta }) => meta.marksSample);

const isSample = (content: ContentFile): boolean => fieldWithRole(content, "sample")?.value === true;

/** Pages with sample data that do not say so to visitors. A step has no note of its own: its study has one for all. */
const hiddenSamples: Rule = (files) =>
  pagesOf(files).flatMap(({ content }) => {
    const hasOwnNote = "sampleNote" in content.collection.schema.shape;
    const sources = hasOwnNote ? [content] : files.filter(({ folder }) => folder === content.folder);
    if (!isSample(content) || sources.flatMap(notesOf).length > 0) return [];
    const message = "This page has sample data, but it does not say so to visitors.";
    const place = hasOwnNote ? "below that line" : "in study.yaml beside this file";
    const fix = `Say what is invented in a field sampleNote ${place}. If nothing is, delete the line sample: true.`;
    return [diagnosticAt(content, ["sample"], "sample-note", message, fix)];
  });

/** Notes that stayed when the mark was taken away. */
const leftOverNotes = fieldRule("sample-note", notesOf, (_, content) => {
  const message = "This note says that the page has sample data, but the file is not marked as a sample.";
  return isSample(content) ? [] : [[message, "Delete the note, or write sample: true in the first line."]];
});

export const sampleRules: readonly Rule[] = [hiddenSamples, leftOverNotes];
