import { collections } from "../content-schema/collections";
import { assertDefined } from "../lib/assert-defined";
import type { ContentFile } from "./content-file";
import { unmatchedSampleNotes } from "./sample-rules";

/** A content file of a collection, with this data. */
const fileOf = (type: string, folder: string, data: unknown): ContentFile => ({
  file: `content/${folder}/${type}.yaml`,
  folder: `/content/${folder}`,
  collection: assertDefined(collections.find((collection) => collection.type === type)),
  data,
  locate: () => ({ line: 1, column: 1 }),
});

const about = (data: unknown) => fileOf("AboutPage", "pages/about-us", data);
const note = { pageHeader: { sampleNote: "The people are samples." } };

test("a page with sample data must say so to visitors", () => {
  expect(unmatchedSampleNotes([about({ sample: true })])).toEqual([
    expect.objectContaining({ rule: "sample-note", field: "sample" }),
  ]);
  expect(unmatchedSampleNotes([about({ sample: true, ...note })])).toEqual([]);
});

test("a note without sample data is an error", () => {
  expect(unmatchedSampleNotes([about({}), about(note)])).toEqual([
    expect.objectContaining({ rule: "sample-note", field: "pageHeader › sampleNote" }),
  ]);
});

test("the note of a study holds for its steps", () => {
  const study = fileOf("CaseStudy", "case-studies/project-senate", { sample: true, sampleNote: "A sample." });
  const step = fileOf("CaseStudyStep", "case-studies/project-senate", { sample: true });
  const silent = fileOf("CaseStudy", "case-studies/project-senate", { sample: true });
  expect(unmatchedSampleNotes([study, step])).toEqual([]);
  expect(unmatchedSampleNotes([silent, step])).toHaveLength(1);
  expect(unmatchedSampleNotes([step])).toEqual([]);
});

test("files that make no page need no note", () => {
  expect(unmatchedSampleNotes([fileOf("Studio", ".", { sample: true })])).toEqual([]);
});
