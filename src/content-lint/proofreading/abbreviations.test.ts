import { collectionOfFile } from "../../content-schema/collections";
import { assertDefined } from "../../lib/assert-defined";
import { unexplainedAbbreviations } from "./abbreviations";

const hintsFor = (...paragraphs: readonly string[]) =>
  unexplainedAbbreviations([
    {
      file: "content/pages/privacy-policy/privacy-policy.yaml",
      folder: "",
      collection: assertDefined(collectionOfFile("pages/privacy-policy/privacy-policy.yaml")),
      data: { pageHeader: { heading: "About WCAG" }, sections: [{ heading: "WCAG", paragraphs }] },
      locate: () => ({ line: 1, column: 1 }),
    },
  ]).map(({ field, message }) => `${field}: ${message}`);

test("an abbreviation without its meaning is a hint, at its first use outside headings", () => {
  expect(hintsFor("We test.", "We test for the WCAG and more.", "WCAG it is.")).toEqual([
    "sections › 1 › paragraphs › 2: The abbreviation WCAG is not explained where the page uses it first.",
  ]);
});

test.each([
  ["before it", "The Web Content Accessibility Guidelines (WCAG) help. WCAG it is."],
  ["just behind it", "WCAG, the Web Content Accessibility Guidelines, help."],
  ["not at all, as part of another word", "WCAGX and a-WCAG are other words."],
])("explained %s", (_, text) => {
  expect(hintsFor(text)).toEqual([]);
});
