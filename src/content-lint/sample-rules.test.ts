import { unmatchedSampleNotes } from "./sample-rules";
import { contentFileOf } from "./testing/content-file-of";

const about = (data: unknown) => contentFileOf("AboutPage", data, "content/pages/about-us");
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
  const study = contentFileOf(
    "CaseStudy",
    { sample: true, sampleNote: "A sample." },
    "content/case-studies/project-senate",
  );
  const step = contentFileOf("CaseStudyStep", { sample: true }, "content/case-studies/project-senate");
  const silent = contentFileOf("CaseStudy", { sample: true }, "content/case-studies/project-senate");
  expect(unmatchedSampleNotes([study, step])).toEqual([]);
  expect(unmatchedSampleNotes([silent, step])).toHaveLength(1);
  expect(unmatchedSampleNotes([step])).toEqual([]);
});

test("files that make no page need no note", () => {
  expect(unmatchedSampleNotes([contentFileOf("Studio", { sample: true })])).toEqual([]);
});
