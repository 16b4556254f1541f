import { diagram, drawing } from "./pictures";

/** Example parts of longer pages. The sources and numbers are invented. */

const source: Queries.SourceFragment = {
  label: "A report on ramps",
  url: "https://report.example/ramps",
  year: 2024,
};

export const stat: Queries.StatFragment = { value: "1 in 12", label: "is the slope that a ramp may have.", source };

/** A part with all that a part can hold. */
export const contentSection: Queries.ContentSectionFragment = {
  heading: "How we built it",
  anchor: "how",
  layout: null,
  pulled: "People asked for plain prices.",
  spread: null,
  band: null,
  finding: null,
  paragraphs: ["People asked for [plain prices](/pricing/).", "They asked **twice**."],
  folded: null,
  bullets: null,
  steps: ["Draw", "Build", "Test with people"],
  facts: null,
  timeline: null,
  numbers: null,
  days: null,
  table: {
    caption: "Ramps by year",
    marks: null,
    bars: true,
    columns: ["Year", "Ramps"],
    rows: [
      ["2025", "12"],
      ["2026", "20"],
    ],
  },
  more: { name: "How we asked", paragraphs: ["By phone."] },
  arrangement: null,
  pictures: [drawing, diagram],
  sources: [source],
  links: null,
};

/** What an audit found. */
export const finding: Queries.ContentSectionFragment = {
  ...contentSection,
  heading: "The door had no handle",
  anchor: "door",
  pulled: null,
  finding: {
    number: 1,
    state: "repaired",
    severity: "high",
    drawing,
    facts: [
      { name: "Page", text: "/door/" },
      { name: "Criterion", text: "2.1.1 Keyboard, level A." },
    ],
    code: {
      before: {
        file: "door.html",
        lines: '<div onclick="enter()">\n  Come in\n</div>\n',
        text: "No key **opened** it.",
      },
      after: { file: "door.html", lines: '<button onclick="enter()">Come in</button>', text: null },
    },
  },
  steps: null,
  table: null,
  pictures: null,
  sources: null,
};

/** Text alone, which is longer than its heading. */
export const longText: Queries.ContentSectionFragment = {
  ...contentSection,
  heading: "What we learned",
  anchor: "learned",
  table: {
    caption: "Two ways in",
    marks: ["Yes", "In part", "No"],
    bars: null,
    columns: ["What people want", "By stairs", "By a ramp"],
    rows: [
      ["To come in on wheels", "No", "Yes"],
      ["To come in out of the rain", "In part", "In part"],
    ],
  },
  pictures: null,
};

export const table = {
  caption: "Ramps",
  columns: ["Place", "Rise", "Length"],
  rows: [
    { key: "door", header: "Front door", cells: ["1 foot", "12 feet"] },
    { key: "stage", header: "Stage", cells: ["2 feet", "24 feet"] },
  ],
} as const;
