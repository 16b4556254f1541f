import { collections } from "../content-schema/collections";
import { assertDefined } from "../lib/assert-defined";
import type { ContentFile } from "./content-file";
import { wrongCounts } from "./count-rules";

/** A step of a case study with one section. */
const stepOf = (section: unknown): ContentFile => ({
  file: "content/case-studies/senate/1-discovery.yaml",
  folder: "/content/case-studies/senate",
  collection: assertDefined(collections.find(({ type }) => type === "CaseStudyStep")),
  data: { sections: [section] },
  locate: () => ({ line: 1, column: 1 }),
});

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
