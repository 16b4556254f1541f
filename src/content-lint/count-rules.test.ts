import { wrongCounts } from "./count-rules";
import { contentFileOf } from "./testing/content-file-of";

const list = { style: "bullets", items: ["One.", "Another.", "A third."] };
const wrong = [expect.objectContaining({ rule: "wrong-count", field: "sections › 1 › heading" })];

test.each([
  ["another number than its list has entries", { heading: "Two changes, and why", list }, wrong],
  ["the right number", { heading: "Three changes, and why", list }, []],
  ["no number at its start", { heading: "What two people said", list }, []],
  ["no list", { heading: "Two rounds of tests" }, []],
])("a heading with %s", (_, section, expected) => {
  expect(wrongCounts([contentFileOf("CaseStudyStep", { sections: [section] })])).toEqual(expected);
});
