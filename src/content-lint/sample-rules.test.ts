import { unmatchedSampleNotes } from "./sample-rules";
import { contentFileOf } from "./testing/content-file-of";

const about = (data: unknown) => contentFileOf("AboutPage", data, "content/pages/about-us");
const note = { pageHeader: { sampleNote: "The people are samples." } };

const ofStudy = (type: string, data: unknown) => contentFileOf(type, data, "content/case-studies/project-senate");
const study = ofStudy("CaseStudy", { sample: true, sampleNote: "A sample." });
const silent = ofStudy("CaseStudy", { sample: true });
const step = ofStudy("CaseStudyStep", { sample: true });

test.each([
  ["a page with sample data must say so to visitors", [about({ sample: true })], ["sample"]],
  ["a page that says so", [about({ sample: true, ...note })], []],
  ["a note without sample data", [about({}), about(note)], ["pageHeader › sampleNote"]],
  ["the note of a study holds for its steps", [study, step], []],
  ["a study without a note", [silent, step], ["sample"]],
  ["a step without its study, which another rule reports", [step], []],
  ["files that make no page need no note", [contentFileOf("Studio", { sample: true })], []],
])("%s", (_, files, fields) => {
  const expected = fields.map((field) => ({ rule: "sample-note", field }));
  expect(unmatchedSampleNotes(files).map(({ rule, field }) => ({ rule, field }))).toEqual(expected);
});
