import { contentFileOf } from "../testing/content-file-of";
import { unexplainedAbbreviations } from "./abbreviations";

test.each([
  ["an abbreviation without its meaning is a hint, at its first use outside headings", "WCAG it is.", [2]],
  ["explained before it", "The Web Content Accessibility Guidelines (WCAG) help. WCAG it is.", []],
  ["explained just behind it", "WCAG, the Web Content Accessibility Guidelines, help.", []],
  ["part of another word", "WCAGX and a-WCAG are other words.", []],
])("%s", (_, text, places) => {
  const sections = [{ heading: "WCAG", paragraphs: ["We test.", text, text] }];
  const page = contentFileOf("PrivacyPage", { pageHeader: { heading: "About WCAG" }, sections });
  expect(unexplainedAbbreviations([page]).map(({ rule, field }) => `${rule} ${field}`)).toEqual(
    places.map((place) => `unexplained-abbreviation sections › 1 › paragraphs › ${place}`),
  );
});
