import { wrongCounts } from "./count-rules";
import { contentFileOf } from "./testing/content-file-of";

/** A step of a case study with one section. */
const stepOf = (section: unknown) => contentFileOf("CaseStudyStep", { sections: [section] });

const list = { style: "bullets", items: ["One.", "Another.", "A third."] };

test("a heading with another number than its list has entries is an error", () => {
  expect(wrongCounts([stepOf({ heading: "Two changes, and why", list })])).toEqual([
    expect.objectContaining({ rule: "wrong-count", field: "sections › 1 › heading" }),
  ]);
});

test.each([
  ["the right number", { heading: "Three changes, and why", list }],
  ["no number at its start", { heading: "What two people said", list }],
  ["no list", { heading: "Two rounds of tests" }],
])("a heading with %s is not", (_, section) => {
  expect(wrongCounts([stepOf(section)])).toEqual([]);
});
