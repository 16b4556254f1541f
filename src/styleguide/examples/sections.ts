import type { StatData, SectionData, SourceData } from "../../components/view-models";
import { diagram, drawing } from "./pictures";

/** Example parts of longer pages. The sources and figures are invented. */

export const source: SourceData = { label: "A report on ramps", url: "https://report.example/ramps", year: 2024 };

export const stat: StatData = {
  value: "1 in 12",
  label: "is the slope that a ramp may have.",
  source,
};

/** A part with words alone. */
export const wordsSection: SectionData = {
  heading: "What we heard",
  paragraphs: ["People asked for [plain prices](/pricing/).", "They asked **twice**."],
};

/** A part with all that a part can hold. */
export const fullSection: SectionData = {
  heading: "How we built it",
  anchor: "how",
  paragraphs: ["Step by step."],
  list: { style: "numbers", items: ["Draw", "Build", "Test with people"] },
  quote: { text: "It simply works.", by: "A tester" },
  pictures: [drawing, diagram],
  sources: [source],
};
